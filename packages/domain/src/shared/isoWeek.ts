import type { Day } from './day.ts';

/** A week of ISO 8601: Monday to Sunday; week 1 of a year is the one with its first Thursday. */
export interface IsoWeek {
  /** The year its Thursday lies in, which at the turn of the year is not always that of its days. */
  readonly year: number;
  /** 1–53. */
  readonly week: number;
  readonly monday: Day;
}

const dayMs = 86_400_000;
const printDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export function isoWeekOf(day: Day): IsoWeek {
  const at = Date.parse(`${day}T00:00:00.000Z`);
  // Sunday is 0 in JavaScript and the last day of an ISO week
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
  const thursday = monday + 3 * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return { year, week, monday: printDay(monday) };
}

/** So many weeks, the oldest first; the last is the one that `day` lies in. */
export function isoWeeksUntil(day: Day, count: number): readonly IsoWeek[] {
  const last = Date.parse(isoWeekOf(day).monday);
  return Array.from({ length: count }, (_, index) => isoWeekOf(printDay(last - (count - 1 - index) * 7 * dayMs)));
}

/** The Monday after it. */
export const nextMonday = ({ monday }: Pick<IsoWeek, 'monday'>): Day => printDay(Date.parse(monday) + 7 * dayMs);
