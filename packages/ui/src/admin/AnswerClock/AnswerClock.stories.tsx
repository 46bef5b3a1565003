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
