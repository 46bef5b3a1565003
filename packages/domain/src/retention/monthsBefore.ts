import { dayOf, startOfDay, type Day } from '../shared/day.ts';
import type { Instant } from '../shared/instant.ts';

/** The same day that many months earlier: `2024-10-21` is 25 before `2026-11-21`; a day that month lacks becomes its last. */
export function dayMonthsBefore(today: Day, months: number): Day {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** The beginning of that day: what happened before it is older than so many months. */
export const monthsBefore = (now: Instant, months: number): Instant => startOfDay(dayMonthsBefore(dayOf(now), months));
