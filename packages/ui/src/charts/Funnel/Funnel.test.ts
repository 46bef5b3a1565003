import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengths, sharesOfPrevious } from './Funnel.tsx';

test.each([
  ['steps of a funnel', [1284, 412, 41], [null, 412 / 1284, 41 / 412]],
  ['more than the step before', [3, 6], [null, 2]],
  ['none left', [3, 0], [null, 0]],
  ['of nothing there is no share', [0, 0], [null, null]],
  ['not measured', [10, null, 5], [null, null, null]],
  ['one step', [7], [null]],
  ['no steps', [], []],
] as const)('shares: %s', (_name, counts, expected) => {
  expect(sharesOfPrevious(counts)).toEqual(expected);
});

test.each([
  ['the longest is 1', [100, 25], [1, 0.25]],
  ['not measured and below zero have none', [10, null, -3], [1, 0, 0]],
  ['all zero', [0, 0], [0, 0]],
] as const)('lengths: %s', (_name, counts, expected) => {
  expect(lengths(counts)).toEqual(expected);
});

test('the shares lead from the first count to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 8 }), (counts) => {
      const last = sharesOfPrevious(counts).reduce<number>((count, share) => count * (share ?? 1), counts[0] ?? 0);
      expect(last / (counts.at(-1) ?? 1)).toBeCloseTo(1, 9);
    }),
  );
});
