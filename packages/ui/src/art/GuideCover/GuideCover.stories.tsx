import preview from '../../../../../.storybook/preview.tsx';
import { GuideCover } from './GuideCover.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/GuideCover',
  tags: ['stable'],
  component: GuideCover,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 392 }}>
        <Story />
      </div>
    ),
  ],
});

export const Dutch = meta.story({
  args: {
    brand: 'FNC',
    tagline: 'Fiscale Navigatie Cyprus',
    title: ['Ondernemen', 'via Cyprus'],
    subtitle: 'Wat klopt, wat niet',
    notes: ['Tarieven 2026', 'Informatie, geen advies'],
  },
});
export const English = meta.story({
  args: {
    brand: 'FNC',
    tagline: 'Fiscal Navigation Cyprus',
    title: ['Business', 'through Cyprus'],
    subtitle: 'What’s true, what isn’t',
    notes: ['Rates 2026', 'Information, not advice'],
  },
});
