import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ringSegments } from './ring.ts';

const sharesOf = (values: readonly number[]) => ringSegments(values, 48, 16).map(({ share }) => share);

test.each([
  ['parts of a whole', [30, 10], [0.75, 0.25]],
  ['one part is all of it', [7], [1]],
  ['a part of nothing', [4, 0], [1, 0]],
  ['below zero counts as nothing', [4, -4], [1, 0]],
  ['of nothing there is no share', [0, 0], [null, null]],
  ['none', [], []],
] as const)('%s', (_name, values, expected) => {
  expect(sharesOf(values)).toEqual(expected);
});

test('what has no share has no segment', () => {
  expect(ringSegments([4, 0], 48, 16).map(({ path }) => path === '')).toEqual([false, true]);
  expect(ringSegments([0], 48, 16)[0]?.path).toBe('');
});

test('the first segment begins at the top, also when it is not the largest', () => {
  const [x, y] = (/^M([-\d.]+),([-\d.]+)/.exec(ringSegments([10, 30], 48, 16)[0]?.path ?? '') ?? [])
    .slice(1)
    .map(Number);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(5);
  expect(y).toBeLessThan(-45);
});

test('shares make a whole, and stand in the order given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 4 }), (values) => {
      const shares = sharesOf(values);
      expect(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9);
      expect(shares.indexOf(Math.max(...shares.map((share) => share ?? 0)))).toBe(values.indexOf(Math.max(...values)));
    }),
  );
});
