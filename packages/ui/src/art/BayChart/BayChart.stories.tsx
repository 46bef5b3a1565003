import preview from '../../../../../.storybook/preview.tsx';
import { BayChart } from './BayChart.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/BayChart',
  tags: ['stable'],
  component: BayChart,
  args: { harbour: 'Limassol' },
});

export const Harbour = meta.story();
/** As next to the contact form. */
export const WithCourseOnDeep = meta.story({
  args: { course: true, viewBox: '151 20 390 418' },
  render: (args) => (
    <div data-band="deep" style={{ maxWidth: 372 }}>
      <BayChart {...args} />
    </div>
  ),
});
