import { expect, test } from 'vitest';
import { segmentWidths } from './SegmentBar.tsx';

test.each([
  ['shares of the whole', [14, 4, 2], [70, 20, 10]],
  ['nothing is no segment', [10, 0, 10], [50, 0, 50]],
  ['nothing at all', [0, 0], [0, 0]],
  ['the rare one can still be seen', [999, 1], [98, 2]],
  ['a count below nothing counts as nothing', [5, -3], [100, 0]],
])('%s', (_name, values, widths) => {
  expect(segmentWidths(values).map((width) => Math.round(width * 100) / 100)).toEqual(widths);
});

test('however uneven, they fill the bar', () => {
  const widths = segmentWidths([1000, 1, 1, 1, 500]);
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(100);
});
