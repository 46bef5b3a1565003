import { describe, expect, test } from 'vitest';
import { instantOfLocal, instantsOfLocal, isSkipped, localMoment, turnOf } from './localMoment.ts';

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
    expect(instantsOfLocal('2027-03-28T02:30')).toEqual(['2027-03-28T01:30:00.000Z']);
    expect(localMoment('2027-03-28T01:30:00.000Z')).toBe('2027-03-28T03:30');
  });

  test.each([
    ['2027-03-28T01:59', false],
    ['2027-03-28T02:00', true],
    ['2027-03-28T02:59', true],
    ['2027-03-28T03:00', false],
    ['2026-10-25T02:30', false],
    ['0026-03-28T02:30', false],
    ['', false],
  ])('%s is skipped: %s', (local, skipped) => {
    expect(isSkipped(local)).toBe(skipped);
  });

  test.each([
    ['2026-10-25T01:59', 1],
    ['2026-10-25T02:00', 2],
    ['2026-10-25T02:59', 2],
    ['2026-10-25T03:00', 1],
  ])('%s comes %i times in autumn, an hour apart, and each is told', (local, times) => {
    const instants = instantsOfLocal(local);
    expect(instants.map(localMoment)).toEqual(Array.from({ length: times }, () => local));
    expect(instants.map((instant) => Date.parse(instant) - Date.parse(instants[0] ?? '')).at(-1)).toBe(
      (times - 1) * 3_600_000,
    );
    expect(instants.map(turnOf)).toEqual(times === 2 ? ['first', 'second'] : [null]);
  });
});

test.each([
  '',
  'incomplete',
  '2026-11-24',
  '2026-11-24T9:00',
  '2026-13-40T09:00',
  '0026-11-24T09:00',
  '1999-12-31T23:59',
  '2101-01-01T00:00',
  '12026-11-24T09:00',
])('“%s” is no moment', (text) => {
  expect(instantOfLocal(text)).toBeNull();
});
