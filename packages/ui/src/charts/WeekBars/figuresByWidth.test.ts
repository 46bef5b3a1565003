import { expect, test } from 'vitest';
import { figuresByWidth } from './figuresByWidth.ts';

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
