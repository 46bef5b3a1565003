import preview from '../../../../../.storybook/preview.tsx';
import { blankSpread } from '../testing/blankSpread.ts';
import { SpreadSection } from './LandingPage.tsx';

const meta = preview.meta({
  title: 'Site/LandingPage/SpreadSection',
  tags: ['stable'],
  component: SpreadSection,
  args: { spread: blankSpread },
  globals: { viewport: { value: 'desktop' } },
});

export const TwoPages = meta.story();
