import { scaleLinear } from 'd3-scale';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundOutwards, roundValues } from './roundSteps.ts';

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
