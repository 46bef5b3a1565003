import { expect, test } from 'vitest';
import { sparkPoints } from './sparkPoints.ts';

test.each([
  [
    'from the lowest to the highest',
    [2, 4, 3],
    [
      [0, 0],
      [0.5, 1],
      [1, 0.5],
    ],
  ],
  [
    'all the same: the middle',
    [7, 7],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  [
    'all zero: the middle',
    [0, 0],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  [
    'below zero',
    [-10, 10],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'a gap',
    [1, null, 3],
    [
      [0, 0],
      [0.5, null],
      [1, 1],
    ],
  ],
  ['one value stands at the end', [5], [[1, 0.5]]],
  ['none', [], []],
  [
    'none measured',
    [null, null],
    [
      [0, null],
      [1, null],
    ],
  ],
] as const)('%s', (_name, values, expected) => {
  expect(sparkPoints(values).map(({ x, y }) => [x, y])).toEqual(expected);
});
