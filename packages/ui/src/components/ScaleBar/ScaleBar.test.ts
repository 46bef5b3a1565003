import { expect, test } from 'vitest';
import { scaleBlocks } from './ScaleBar.tsx';

const filled = (share: number) =>
  scaleBlocks(share, 100)
    .filter(({ kind }) => kind === 'fill')
    .map(({ width }) => width);

test.each([
  ['nothing has passed', 0, []],
  ['three hours', 0.125, [10]],
  ['six hours fill the first block but its gap', 0.25, [19]],
  ['twenty hours', 20 / 24, [19, 19, 19, expect.closeTo(6.67, 1)]],
  ['late: behind 24 hours', 1.05, [19, 19, 19, 19, expect.closeTo(4, 5)]],
  ['very late stays inside the bar', 3, [19, 19, 19, 19, 19]],
  ['a clock that runs ahead', -1, []],
])('%s', (_name, share, widths) => {
  expect(filled(share)).toEqual(widths);
});

test('the track is four blocks, never five', () => {
  expect(scaleBlocks(2, 64).filter(({ kind }) => kind === 'track')).toHaveLength(4);
});
