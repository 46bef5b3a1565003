import preview from '../../../../../.storybook/preview.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = preview.meta({
  title: 'Admin/BrandMark',
  tags: ['stable'],
  component: BrandMark,
  parameters: { frame: 'padded' },
});

export const InTheRail = meta.story();
export const Large = meta.story({ args: { size: 'large' } });
/** For the closed rail; screen readers still read the name. */
export const Compact = meta.story({ args: { size: 'compact' } });
