import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barHeights, figuresByWidth } from './WeekBars.tsx';

test.each([
  [
    'the highest reaches the top',
    [3, 12],
    0,
    [
      [0, 0.25],
      [0, 1],
    ],
  ],
  [
    'below zero hangs',
    [10, -10],
    0.5,
    [
      [0.5, 1],
      [0, 0.5],
    ],
  ],
  [
    'all below zero',
    [-4, -8],
    1,
    [
      [0.5, 1],
      [0, 1],
    ],
  ],
  [
    'all zero',
    [0, 0],
    0,
    [
      [0, 0],
      [0, 0],
    ],
  ],
  ['one value', [7], 0, [[0, 1]]],
  ['not measured', [null, 5], 0, [null, [0, 1]]],
  ['nothing measured', [null], 0, [null]],
  ['none', [], 0, []],
] as const)('%s', (_name, values, zero, expected) => {
  const layout = barHeights(values);
  expect(layout.zero).toBe(zero);
  expect(layout.bars.map((bar) => bar && [bar.from, bar.to])).toEqual(expected);
});

test('rules at round values, none at zero', () => {
  expect(barHeights([3, 5, 11]).rules).toEqual([5 / 11, 10 / 11]);
  expect(barHeights([0, 0]).rules).toEqual([]);
});

test('a bar is as long as its value is large', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2 }), (values) => {
      const { bars } = barHeights(values);
      const span = Math.max(0, ...values) - Math.min(0, ...values);
      bars.forEach((bar, index) => {
        const length = (bar?.to ?? 0) - (bar?.from ?? 0);
        expect(length * (span || 1)).toBeCloseTo(Math.abs(values[index] ?? 0), 6);
      });
    }),
  );
});

const row = (texts: readonly string[]) => texts.map((text, index) => ({ text, share: (index + 0.5) / texts.length }));

test.each([
  [
    'short ones always',
    ['3', '10', '9'],
    [3, 10, 9],
    ['narrow medium wide', 'narrow medium wide', 'narrow medium wide'],
  ],
  [
    'long ones only the highest',
    ['1.234.567.890.123.456', '9', '1.234.567.890.123.456'],
    [5, 9, 5],
    ['medium wide', 'narrow medium wide', 'medium wide'],
  ],
  ['not measured is not the highest', ['–', '-4'], [null, -4], ['narrow medium wide', 'narrow medium wide']],
  ['none', [], [], []],
] as const)('%s', (_name, texts, values, expected) => {
  expect(figuresByWidth(row(texts), values)).toEqual(expected);
});
