import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './day.ts';
import { isoWeekOf, isoWeeksUntil, nextMonday } from './isoWeek.ts';

test.each([
  ['a Friday', '2026-11-20', { year: 2026, week: 47, monday: '2026-11-16' }],
  ['a Monday', '2026-11-16', { year: 2026, week: 47, monday: '2026-11-16' }],
  ['a Sunday ends its week', '2026-11-22', { year: 2026, week: 47, monday: '2026-11-16' }],
  [
    'the first days of a year can belong to the year before',
    '2027-01-03',
    { year: 2026, week: 53, monday: '2026-12-28' },
  ],
  ['the last days of a year can belong to the next', '2025-12-29', { year: 2026, week: 1, monday: '2025-12-29' }],
  ['the week in which the clock goes back', '2026-10-25', { year: 2026, week: 43, monday: '2026-10-19' }],
])('the week of a day: %s', (_name, day, week) => {
  expect(isoWeekOf(day)).toEqual(week);
});

test('twelve weeks, the oldest first, across the turn of a year', () => {
  const weeks = isoWeeksUntil('2026-01-14', 12);
  expect(weeks.map(({ week }) => week)).toEqual([44, 45, 46, 47, 48, 49, 50, 51, 52, 1, 2, 3]);
  expect(weeks.map(({ year }) => year).slice(7)).toEqual([2025, 2025, 2026, 2026, 2026]);
});

test('each week begins where the one before ends', () => {
  const weeks = isoWeeksUntil('2026-11-20', 60);
  for (const [index, week] of weeks.slice(1).entries()) {
    expect(week.monday).toBe(nextMonday(weeks[index] ?? week));
  }
});

test('in any year a day lies in its week, and a week in the year of its Thursday', () => {
  const days = fc.date({ min: new Date('0000-01-10'), max: new Date('9999-12-20'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const { year, week, monday } = isoWeekOf(day);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= day && day < nextMonday({ monday })).toBe(true);
      expect(Number(addDays(monday, 3).slice(0, 4))).toBe(year);
      expect(week >= 1 && week <= 53).toBe(true);
      const { year: nextYear, week: nextWeek } = isoWeekOf(nextMonday({ monday }));
      expect(nextWeek).toBe(nextYear === year ? week + 1 : 1);
    }),
  );
});
