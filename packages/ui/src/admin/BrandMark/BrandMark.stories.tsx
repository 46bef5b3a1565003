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
/** The closed rail; the name is still read aloud. */
export const Compact = meta.story({ args: { size: 'compact' } });
