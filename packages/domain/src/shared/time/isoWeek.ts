import { addDays, dayCount, type Day } from './day.ts';

/** A week of ISO 8601: Monday to Sunday; week 1 of a year contains its first Thursday. */
interface IsoWeek {
  /** The year of its Thursday, which at the turn of the year can differ from that of its other days. */
  readonly year: number;
  /** 1–53. */
  readonly week: number;
  readonly monday: Day;
}

/** Monday is 0; `0000-01-03` was a Monday. */
const weekdayOf = (day: Day): number => (dayCount('0000-01-03', day) + 6) % 7;

export function isoWeekOf(day: Day): IsoWeek {
  const monday = addDays(day, -weekdayOf(day));
  const year = Number(addDays(monday, 3).slice(0, 4));
  const firstOfYear = `${addDays(monday, 3).slice(0, 4)}-01-01`;
  return { year, week: Math.floor((dayCount(firstOfYear, addDays(monday, 3)) - 1) / 7) + 1, monday };
}

/** This many weeks, oldest first; the last one contains `day`. */
export function isoWeeksUntil(day: Day, count: number): readonly IsoWeek[] {
  const { monday } = isoWeekOf(day);
  return Array.from({ length: count }, (_, index) => isoWeekOf(addDays(monday, (index + 1 - count) * 7)));
}

/** The Monday after this week. */
export const nextMonday = ({ monday }: Pick<IsoWeek, 'monday'>): Day => addDays(monday, 7);
