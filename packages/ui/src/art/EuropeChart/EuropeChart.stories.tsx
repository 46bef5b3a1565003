import preview from '../../../../../.storybook/preview.tsx';
import { EuropeChart } from './EuropeChart.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/EuropeChart',
  tags: ['stable'],
  component: EuropeChart,
  args: {
    names: {
      hoekVanHolland: 'Hoek van Holland',
      ouessant: 'Ouessant',
      kaapRoca: 'Kaap Roca',
      gibraltar: 'Gibraltar',
      kaapBon: 'Kaap Bon',
      kreta: 'Kreta',
      limassol: 'Limassol',
    },
  },
});

export const Route = meta.story();
