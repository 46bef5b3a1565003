import { addDays, dayCount, dayOf, startOfDay, type Day } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';

/** @param months counted from January of the year 0 */
const firstOfMonth = (months: number): Day =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/**
 * The same day of the month, `months` earlier: `2024-10-21` is 25 before `2026-11-21`; a day that the month lacks
 * becomes its last day. Earlier results than the year 0 become `0000-01-01`.
 */
export function dayMonthsBefore(today: Day, months: number): Day {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const wanted = year * 12 + month - 1 - months;
  if (wanted < 0) return '0000-01-01';
  const daysInMonth = dayCount(firstOfMonth(wanted), firstOfMonth(wanted + 1)) - 1;
  return addDays(firstOfMonth(wanted), Math.min(day, daysInMonth) - 1);
}

/** Start of that day; anything before it is older than this many months. */
export const monthsBefore = (now: Instant, months: number): Instant => startOfDay(dayMonthsBefore(dayOf(now), months));
