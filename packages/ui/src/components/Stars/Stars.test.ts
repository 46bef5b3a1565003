import { expect, test } from 'vitest';
import { roundToHalf, starFills } from './Stars.tsx';

test.each([
  ['none', 0, 'empty empty empty empty empty'],
  ['all', 5, 'full full full full full'],
  ['a half', 3.5, 'full full full half empty'],
  ['just under a half', 3.2, 'full full full empty empty'],
  ['just over a half', 4.74, 'full full full full half'],
  ['nearly whole', 4.75, 'full full full full full'],
  ['below none', -1, 'empty empty empty empty empty'],
  ['above all', 7, 'full full full full full'],
])('%s', (_name, value, expected) => {
  expect(starFills(value).join(' ')).toBe(expected);
});

test.each([
  [4.3, 4.5],
  [4.2, 4],
  [12, 5],
  [Number.NaN, 0],
])('%d is drawn and said as %d', (value, expected) => {
  expect(roundToHalf(value)).toBe(expected);
});
