import preview from '../../../../../.storybook/preview.tsx';
import { type ClockLevel, ScaleBar } from './ScaleBar.tsx';

const calm: ClockLevel = 'calm';

const meta = preview.meta({
  title: 'Components/ScaleBar',
  tags: ['stable'],
  component: ScaleBar,
  args: { level: calm, share: 14 / 24, words: 'nog 9 u 55 min', width: 152 },
  parameters: { density: 'console' },
});

export const Calm = meta.story();
export const JustBegun = meta.story({ args: { share: 0.03, words: 'nog 23 u 12 min' } });
export const Soon = meta.story({
  args: { level: 'soon', share: 0.91, words: 'nog 2 u 14 min' },
});
export const Late = meta.story({
  args: { level: 'late', share: 1.06, words: '1 u 22 min te laat' },
});
export const VeryLate = meta.story({ args: { level: 'late', share: 3, words: '2 dagen te laat' } });
export const InATable = meta.story({ args: { width: 64, size: 'small', words: 'nog 9 u 55' } });
export const WithMarks = meta.story({ args: { width: 320, marks: true } });
