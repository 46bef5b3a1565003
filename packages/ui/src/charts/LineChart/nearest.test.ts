import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['on a place', [0, 0.5, 1], 0.5, 1],
  ['nearer to the last', [0, 0.5, 1], 0.8, 2],
  ['halfway: the first of the two', [0, 0.5, 1], 0.25, 0],
  ['outside', [0, 0.5, 1], -3, 0],
  ['one place', [0.5], 1, 0],
])('%s', (_name, places, share, index) => {
  expect(nearest(places, share)).toBe(index);
});
