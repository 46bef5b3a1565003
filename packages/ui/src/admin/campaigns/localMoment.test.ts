import { describe, expect, test } from 'vitest';
import { instantOfLocal, localMoment } from './localMoment.ts';

describe('the clock of Amsterdam', () => {
  test.each([
    ['2026-11-24T09:00', '2026-11-24T08:00:00.000Z', 'in winter'],
    ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z', 'in summer'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z', 'before the clock goes forward'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z', 'after it went forward'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'the first of two, when it goes back'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z', 'after it went back'],
    ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z', 'at the end of a year'],
  ])('%s is %s, %s', (local, instant) => {
    expect(instantOfLocal(local)).toBe(instant);
    expect(localMoment(instant)).toBe(local);
  });

  test('an hour that is skipped counts as the one after it', () => {
    expect(instantOfLocal('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
  });
});

test.each([
  '',
  'incomplete',
  '2026-11-24',
  '2026-11-24T9:00',
  '2026-13-40T09:00',
  '0026-11-24T09:00',
  '12026-11-24T09:00',
])('“%s” is no moment', (text) => {
  expect(instantOfLocal(text)).toBeNull();
});
