import { instantOf, millisecondsOf, type Instant } from '../time/instant.ts';

/** Whether what was removed then can still be brought back: not when `days` have passed. */
export const isRestorable = (removedAt: Instant, now: Instant, days: number): boolean =>
  removedAt > instantOf(millisecondsOf(now) - days * 86_400_000);
