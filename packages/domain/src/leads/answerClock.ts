import { millisecondsOf, type Instant } from '../shared/time/instant.ts';

const hour = 3_600_000;
/** The site promises an answer within 24 hours. */
export const answerWithinMs = 24 * hour;
/** The list warns from this waiting time on. */
const answerSoonMs = 20 * hour;

interface AnswerClock {
  /** `calm` below 20 hours, `soon` from 20 to 24 inclusive, `late` above. */
  readonly level: 'calm' | 'soon' | 'late';
  /** Milliseconds until 24 hours have passed; negative when late. */
  readonly remainingMs: number;
  /** Elapsed share of the 24 hours: 0 at the start, 1 at the end, above 1 when late. Never negative. */
  readonly share: number;
}

/** `null` when the lead is not waiting. */
export function answerClock(waitingSince: Instant, now: Instant): AnswerClock;
export function answerClock(waitingSince: Instant | null, now: Instant): AnswerClock | null;
export function answerClock(waitingSince: Instant | null, now: Instant): AnswerClock | null {
  if (waitingSince === null) return null;
  const waitedMs = Math.max(0, millisecondsOf(now) - millisecondsOf(waitingSince));
  const level = waitedMs > answerWithinMs ? 'late' : waitedMs >= answerSoonMs ? 'soon' : 'calm';
  return { level, remainingMs: answerWithinMs - waitedMs, share: waitedMs / answerWithinMs };
}
