import { expect, test } from 'vitest';
import { absoluteTime, relativeDay, timeAgo } from './RelativeTime.tsx';

const nl = {
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  words: { justNow: 'zojuist', today: 'vandaag', yesterday: 'gisteren', tomorrow: 'morgen' },
};
const en = {
  language: 'en',
  timeZone: 'Europe/Amsterdam',
  words: { justNow: 'just now', today: 'today', yesterday: 'yesterday', tomorrow: 'tomorrow' },
};
const now = new Date('2026-11-20T13:10:00Z');
const at = (instant: string) => new Date(instant);

test.each([
  ['the same day', '2026-11-20T05:00:00Z', 'vandaag', 'today'],
  ['just after midnight here, still the day before in London', '2026-11-19T23:05:00Z', 'vandaag', 'today'],
  ['the day before', '2026-11-19T20:00:00Z', 'gisteren', 'yesterday'],
  ['the day after', '2026-11-21T20:00:00Z', 'morgen', 'tomorrow'],
  ['the same week', '2026-11-17T10:00:00Z', 'di 17 nov', 'Tue 17 Nov'],
  ['another year', '2025-11-17T10:00:00Z', '17 nov 2025', '17 Nov 2025'],
])('day: %s', (_name, instant, dutch, english) => {
  expect(relativeDay(at(instant), now, nl)).toBe(dutch);
  expect(relativeDay(at(instant), now, en)).toBe(english);
});

test.each([
  ['this minute', '2026-11-20T13:09:40Z', 'zojuist'],
  ['a clock that is a little ahead', '2026-11-20T13:10:08Z', 'zojuist'],
  ['planned within a minute', '2026-11-20T13:10:40Z', 'over 1 minuut'],
  ['minutes', '2026-11-20T12:58:00Z', '12 minuten geleden'],
  ['hours', '2026-11-20T10:00:00Z', '3 uur geleden'],
  ['longer than a day', '2026-11-18T10:00:00Z', 'wo 18 nov'],
  ['a clock that runs ahead', '2026-11-20T13:15:00Z', 'over 5 minuten'],
  ['planned in some hours', '2026-11-20T18:10:00Z', 'over 5 uur'],
  ['planned for tomorrow', '2026-11-21T14:00:00Z', 'morgen'],
  ['planned within a month', '2026-12-01T08:00:00Z', 'over 11 dagen'],
  ['planned later', '2027-01-12T08:00:00Z', '12 jan 2027'],
])('ago: %s', (_name, instant, words) => {
  expect(timeAgo(at(instant), now, nl)).toBe(words);
});

test('yesterday is the day before, also late on the day of 25 hours when the clock goes back', () => {
  const lateThatDay = at('2026-10-25T22:30:00Z'); // 23:30 in Amsterdam, 24 hours earlier it was 00:30 the same day
  expect(relativeDay(at('2026-10-24T20:00:00Z'), lateThatDay, nl)).toBe('gisteren');
});

test('the absolute time says day, date and hour in the reader’s zone', () => {
  expect(absoluteTime(at('2026-11-20T13:10:00Z'), nl)).toBe('vrijdag 20 november 2026 om 14:10');
  // ICU versions disagree about the comma.
  expect(absoluteTime(at('2026-11-20T13:10:00Z'), en)).toMatch(/^Friday,? 20 November 2026 at 14:10$/);
});
