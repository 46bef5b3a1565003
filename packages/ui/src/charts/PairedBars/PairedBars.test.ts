import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barTotal, differenceOf, stackedSpans } from './PairedBars.tsx';

test.each([
  ['two parts of the longest bar', [25, 75], 100, [0, 0.25, 1]],
  ['a shorter bar', [10, 20], 60, [0, 1 / 6, 0.5]],
  ['one part', [3500], 3500, [0, 1]],
  ['a part without length', [0, 50], 100, [0, 0, 0.5]],
  ['what is below zero has no length', [-20, 50], 50, [0, 0, 1]],
  ['nothing at all', [0, 0], 0, [0, 0, 0]],
  ['no parts', [], 100, [0]],
] as const)('%s', (_name, amounts, longest, edges) => {
  const spans = stackedSpans(amounts, longest);
  expect([0, ...spans.map(({ to }) => to)]).toEqual(edges.map((edge) => expect.closeTo(edge, 10)));
});

test.each([
  ['the second is shorter', 64_470.42, 22_250, 1, 42_220.42],
  ['the first is shorter', 0, 3500, 0, 3500],
  ['a difference of one', 9, 10, 0, 1],
] as const)('%s', (_name, first, second, bar, amount) => {
  const difference = differenceOf(first, second);
  expect(difference?.bar).toBe(bar);
  expect(difference?.amount).toBeCloseTo(amount, 6);
});

test.each([
  ['equal', 5, 5],
  ['both nothing', 0, 0],
])('no difference: %s', (_name, first, second) => {
  expect(differenceOf(first, second)).toBeNull();
});

const amounts = fc.array(fc.double({ min: -1e6, max: 1e12, noNaN: true }), { maxLength: 5 });

test('segments touch, never overlap, and stay on the scale', () => {
  fc.assert(
    fc.property(amounts, amounts, (first, second) => {
      const longest = Math.max(barTotal(first), barTotal(second));
      for (const spans of [stackedSpans(first, longest), stackedSpans(second, longest)]) {
        spans.forEach(({ from, to }, index) => {
          expect(from).toBe(spans[index - 1]?.to ?? 0);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(to).toBeLessThanOrEqual(1);
        });
      }
    }),
  );
});

test('the measure begins where the shorter bar ends', () => {
  fc.assert(
    fc.property(amounts, amounts, (first, second) => {
      const totals = [barTotal(first), barTotal(second)] as const;
      const difference = differenceOf(...totals);
      if (difference === null) return;
      const shorter = difference.bar === 0 ? first : second;
      const end = stackedSpans(shorter, Math.max(...totals)).at(-1)?.to ?? 0;
      expect(difference.span.from).toBeCloseTo(end, 6);
    }),
  );
});
