import { millisecondsOf, type Instant } from '../shared/time/instant.ts';

const hour = 3_600_000;
/** The promise on the site: an answer within 24 hours. */
export const answerWithinMs = 24 * hour;
/** From here on the list warns. */
const answerSoonMs = 20 * hour;

interface AnswerClock {
  /** `calm` under 20 hours, `soon` from 20 up to and including 24, `late` after that. */
  readonly level: 'calm' | 'soon' | 'late';
  /** Milliseconds until 24 hours have passed; negative when late. */
  readonly remainingMs: number;
  /** Part of the 24 hours that has passed: 0 at the start, 1 at the end, more when late. Never negative. */
  readonly share: number;
}

/** `null` when nobody waits. */
export function answerClock(waitingSince: Instant, now: Instant): AnswerClock;
export function answerClock(waitingSince: Instant | null, now: Instant): AnswerClock | null;
export function answerClock(waitingSince: Instant | null, now: Instant): AnswerClock | null {
  if (waitingSince === null) return null;
  const waitedMs = Math.max(0, millisecondsOf(now) - millisecondsOf(waitingSince));
  const level = waitedMs > answerWithinMs ? 'late' : waitedMs >= answerSoonMs ? 'soon' : 'calm';
  return { level, remainingMs: answerWithinMs - waitedMs, share: waitedMs / answerWithinMs };
}
