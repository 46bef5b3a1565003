import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossings, gapBetween, type LinePoint, nearest, rangeBetween, stopsOf, valueAt } from './lines.ts';

test.each([
  ['on a place', [0, 0.5, 1], 0.5, 1],
  ['nearer to the last', [0, 0.5, 1], 0.8, 2],
  ['halfway: the first of the two', [0, 0.5, 1], 0.25, 0],
  ['outside', [0, 0.5, 1], -3, 0],
  ['one place', [0.5], 1, 0],
])('%s', (_name, places, share, index) => {
  expect(nearest(places, share)).toBe(index);
});

const line = (...points: readonly (readonly [number, number])[]): LinePoint[] => points.map(([x, y]) => ({ x, y }));
const rising = line([0, 0], [10, 10]);

test.each([
  ['at a point', 10, 10],
  ['between two', 2.5, 2.5],
  ['before the line', -1, null],
  ['behind it', 11, null],
])('the value %s', (_name, x, value) => {
  expect(valueAt(rising, x)).toBe(value);
});

test('an empty line says nothing', () => {
  expect(valueAt([], 0)).toBeNull();
});

test.each([
  ['once', rising, line([0, 5], [10, 5]), [[5, 5]]],
  [
    'twice',
    line([0, 0], [5, 10], [10, 0]),
    line([0, 5], [10, 5]),
    [
      [2.5, 5],
      [7.5, 5],
    ],
  ],
  ['exactly at a point of both', line([0, 0], [5, 5], [10, 10]), line([0, 5], [5, 5], [10, 5]), [[5, 5]]],
  ['where lines that ran together part', line([0, 0], [2, 4], [6, 4], [8, 8]), line([0, 4], [8, 4]), [[6, 4]]],
  ['never: one is always higher', rising, line([0, 20], [10, 20]), []],
  ['never: they touch and part again', line([0, 0], [5, 5], [10, 0]), line([0, 5], [10, 5]), []],
  ['never: they begin together', rising, line([0, 0], [10, 5]), []],
  ['never: the same line', rising, rising, []],
  ['never: they do not run in the same place', rising, line([20, 0], [30, 10]), []],
  ['never: no line', [], rising, []],
] as const)('lines cross %s', (_name, first, second, expected) => {
  expect(crossings(first, second).map(({ x, y }) => [x, y])).toEqual(expected);
});

test('two tax lines cross where the sum says so', () => {
  const home = line([0, 0], [75_518, 75_518 * 0.3655], [250_000, 113_970.42]);
  const abroad = line([0, 3500], [250_000, 34_750]);
  expect(crossings(home, abroad)[0]?.x).toBeCloseTo(3500 / (0.3655 - 0.125), 6);
});

const anyLine = fc
  .uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 8 })
  .chain((xs) =>
    fc.tuple(
      fc.constant(xs.sort((a, b) => a - b)),
      fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 8, maxLength: 8 }),
    ),
  )
  .map(([xs, ys]) => xs.map((x, index) => ({ x, y: ys[index] ?? 0 })));

test('both lines say the same where they cross, and it does not matter which is first', () => {
  fc.assert(
    fc.property(anyLine, anyLine, (first, second) => {
      const found = crossings(first, second);
      for (const { x, y } of found) {
        expect(valueAt(first, x)).toBeCloseTo(y, 5);
        expect(valueAt(second, x)).toBeCloseTo(y, 5);
      }
      const turned = crossings(second, first).map(({ x }) => x);
      expect(turned).toEqual(found.map(({ x }) => expect.closeTo(x, 6)));
    }),
  );
});

test('the gap runs from left to right and is never below nothing', () => {
  fc.assert(
    fc.property(anyLine, anyLine, (first, second) => {
      gapBetween(first, second).forEach(({ x, low, high }, index, all) => {
        expect(high).toBeGreaterThanOrEqual(low);
        expect(x).toBeGreaterThanOrEqual(all[index - 1]?.x ?? 0);
      });
    }),
  );
});

test('stops: every place once, in order, with what is added', () => {
  expect(stopsOf([{ points: rising }, { points: line([5, 1], [10, 2]) }], [7, 5])).toEqual([0, 5, 7, 10]);
});

test.each([
  ['between points', 2, 4, { low: 2, high: 4 }],
  ['with its points', -5, 20, { low: 0, high: 10 }],
  ['at one place', 3, 3, { low: 3, high: 3 }],
  ['behind it', 20, 30, null],
  ['before it', -3, -1, null],
])('the range of a line %s', (_name, from, to, expected) => {
  expect(rangeBetween(rising, from, to)).toEqual(expected);
});
