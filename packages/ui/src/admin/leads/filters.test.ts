import { expect, test } from 'vitest';
import { periodStart } from './filters.ts';

test.each([
  ['an ordinary evening', '2026-11-20T22:30:00.000Z', '2026-11-14'],
  ['after the clock went back', '2026-10-28T22:30:00.000Z', '2026-10-22'],
  ['after the clock went forward', '2027-03-30T22:30:00.000Z', '2027-03-25'],
])('the last seven days end today: %s', (_name, now, first) => {
  expect(periodStart('last7', now)).toBe(first);
});

test('today begins today', () => {
  expect(periodStart('today', '2026-10-25T22:30:00.000Z')).toBe('2026-10-25');
});
