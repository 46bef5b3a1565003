import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { now } from '../testing/sampleLeads.ts';
import { AnswerClock } from './AnswerClock.tsx';

const meta = preview.meta({
  title: 'Admin/AnswerClock',
  tags: ['stable'],
  component: AnswerClock,
  args: { now, width: 152, waitingSince: '2026-11-20T12:22:00.000Z' },
  parameters: { frame: 'padded' },
});

export const Calm = meta.story();
export const Soon = meta.story({
  args: { waitingSince: '2026-11-19T15:24:00.000Z' },
});
export const Late = meta.story({
  args: { waitingSince: '2026-11-19T11:48:00.000Z' },
});
/** From two days on, the delay is in days; the bar stays within its width. */
export const VeryLate = meta.story({ args: { waitingSince: '2026-11-13T11:48:00.000Z' } });
/** Less than an hour left: only minutes are shown. */
export const LastMinutes = meta.story({ args: { waitingSince: '2026-11-19T13:22:00.000Z' } });
/** As in a table, without "min". */
export const Short = meta.story({ args: { width: 64, length: 'short' } });

/** From a day on, a table says only the days: one line in the column of the list. */
export const ShortVeryLate = meta.story({
  args: { width: 64, length: 'short', waitingSince: '2026-07-09T11:48:00.000Z' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('133 d te laat')).toBeVisible();
  },
});
