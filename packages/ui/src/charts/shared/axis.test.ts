import { scaleLinear } from 'd3-scale';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAxis, roundOutwards, roundValues, runningAxis } from './axis.ts';

const reach = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(1e-6, 0.01, 1, 1e3))
  .map(([low, width, unit]) => [low * unit, (low + width) * unit] as const);
const counts = fc.integer({ min: 2, max: 12 });

describe('round values are those of d3', () => {
  test('between any two', () => {
    fc.assert(
      fc.property(reach, counts, ([low, high], count) => {
        expect(roundValues(low, high, count)).toEqual(scaleLinear([low, high], [0, 1]).ticks(count));
      }),
    );
  });

  test('around any two', () => {
    fc.assert(
      fc.property(reach, counts, ([low, high], count) => {
        expect(roundOutwards(low, high, count)).toEqual(scaleLinear([low, high], [0, 1]).nice(count).domain());
      }),
    );
  });
});

test.each([
  [0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0.1, 0.3, 2, [0.1, 0.2, 0.3]],
  [-8, 12, 4, [-5, 0, 5, 10]],
])('from %f to %f, about %i of them', (low, high, count, values) => {
  expect(roundValues(low, high, count)).toEqual(values);
});

describe('an axis of amounts', () => {
  test.each([
    ['holds zero and ends round', [3500, 113_970.42], [0, 40_000, 80_000, 120_000], 0.95],
    ['of nothing but zero', [0, 0], [0], 0],
    ['below zero', [-4, -30], [-30, -20, -10, 0], 0],
    ['on both sides of zero', [-8, 12], [-10, 0, 10], 0.88],
    ['of one value', [11], [0, 4, 8, 12], 0.92],
    ['huge', [2.4e12], [0, 1e12, 2e12], 0.96],
  ] as const)('%s', (_name, values, ticks, share) => {
    const axis = amountAxis(values);
    expect(axis.ticks).toEqual(ticks);
    expect(axis.share(values.at(-1) ?? 0)).toBeCloseTo(share, 1);
  });

  test('every value and every tick is on it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e12 }), { minLength: 1 }), (cents) => {
        const values = cents.map((amount) => amount / 100);
        const { ticks, share } = amountAxis(values);
        for (const value of [...values, ...ticks, 0]) {
          expect(share(value)).toBeGreaterThanOrEqual(-1e-9);
          expect(share(value)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});

describe('a running axis', () => {
  test('runs from the first to the last value', () => {
    const { ticks, share } = runningAxis([20, 0, 250], 5);
    expect(ticks).toEqual([0, 50, 100, 150, 200, 250]);
    expect([share(0), share(125), share(250)]).toEqual([0, 0.5, 1]);
  });

  test('a single value stands in the middle', () => {
    const { ticks, share } = runningAxis([42], 5);
    expect([ticks, share(42)]).toEqual([[42], 0.5]);
  });
});
