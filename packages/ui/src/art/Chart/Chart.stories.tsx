import preview from '../../../../../.storybook/preview.tsx';
import { Chart, Waypoint } from './Chart.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/Chart',
  tags: ['stable'],
  component: Chart,
  args: {
    viewBox: '0 0 400 240',
    land: 'M60 90q60-60 140-40t130 20q30 60-40 90t-150 20q-100-20-80-90z',
    contours: ['M40 92q60-86 160-62t156 20q44 82-46 120t-172 26q-122-24-98-104z'],
    graticule: 'M100 0v240M200 0v240M300 0v240M0 80h400M0 160h400',
    shoal: true,
    children: <Waypoint x={200} y={176} name="Limassol" end />,
  },
});

/** The parts of every chart, from back to front. */
export const Parts = meta.story();
/** A dark band changes the colour roles: the land is lighter than the sea. */
export const OnDeep = meta.story({
  render: (args) => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Chart {...args} />
    </div>
  ),
});
