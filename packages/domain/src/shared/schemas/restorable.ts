import { instantOf, millisecondsOf, type Instant } from '../time/instant.ts';

/** Whether a record removed at that time can still be restored: fewer than `days` have passed. */
export const isRestorable = (removedAt: Instant, now: Instant, days: number): boolean =>
  removedAt > instantOf(millisecondsOf(now) - days * 86_400_000);
