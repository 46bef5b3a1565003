import preview from '../../../../../.storybook/preview.tsx';
import { CourseLine } from './CourseLine.tsx';

const meta = preview.meta({ title: 'Foundations/Art/CourseLine', tags: ['stable'], component: CourseLine });

/** It stretches with the content next to it. */
export const Down = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', height: 240 }}>
      <CourseLine {...args} />
    </div>
  ),
});
export const Across = meta.story({ args: { direction: 'across' } });
/** White on a dark band. */
export const OnDeep = meta.story({
  args: { direction: 'across' },
  render: (args) => (
    <div data-band="deep" style={{ padding: 32 }}>
      <CourseLine {...args} />
    </div>
  ),
});
