import { taxRules } from '@fnc/domain';
import { expect, test } from 'vitest';
import { guideText } from '../document.ts';
import { calendarYears, patterns } from './year-calendar.ts';

const monthNames = 'January February March April May June July August September October November December'.split(' ');

test('the calendar covers the year of the rates and the next one', () => {
  const [, current] = taxRules;
  expect(calendarYears.map(String)).toEqual([current.years.en, String(Number(current.years.en) + 1)]);
});

test('a date with a year in the words is the month that the drawing marks', () => {
  const { duties } = guideText.en.costs.calendar;
  const dated = duties.flatMap(({ when }, index) => {
    const months = [...when.matchAll(/\d+ (\w+) (\d{4})/g)].map(
      ([, month = '', year]) => (Number(year) - calendarYears[0]) * 12 + monthNames.indexOf(month),
    );
    return months.length > 0 ? [{ months, pattern: patterns[index] }] : [];
  });
  expect(dated.map(({ pattern }) => pattern)).toEqual(dated.map(({ months }) => ({ days: months })));
  expect(dated).toHaveLength(2);
});
