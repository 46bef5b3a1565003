import { expect, test } from 'vitest';
import { keptRows, mergeRows, withGaps } from './RowWindow.tsx';

const row = (index: number) => ({ index, start: 200 + index * 44, end: 244 + index * 44 });

test('rows in sight, and gaps as high as the others', () => {
  expect(withGaps([row(2), row(3)], 200, 440)).toEqual([
    { kind: 'gap', height: 88, before: 2 },
    { kind: 'row', index: 2 },
    { kind: 'row', index: 3 },
    { kind: 'gap', height: 264, before: -1 },
  ]);
});

test('a kept row far away has a gap on both sides', () => {
  const kinds = withGaps([row(0), row(5), row(9)], 200, 440).map(({ kind }) => kind);
  expect(kinds).toEqual(['row', 'gap', 'row', 'gap', 'row']);
});

test('whatever is drawn, rows and gaps are as high as all rows together', () => {
  const heights = withGaps([row(1), row(4), row(5)], 200, 440).map((part) => (part.kind === 'gap' ? part.height : 44));
  expect(heights.reduce((sum, height) => sum + height)).toBe(440);
});

test('no rows in sight is one gap', () => {
  expect(withGaps([], 0, 440)).toEqual([{ kind: 'gap', height: 440, before: -1 }]);
});

test.each([
  ['with its neighbours', [7], [6, 7, 8]],
  ['at the start', [0], [0, 1]],
  ['at the end', [9], [8, 9]],
  ['not when there is none', [-1], []],
])('the row with the focus is kept %s', (_name, kept, expected) => {
  expect(keptRows(kept, 10)).toEqual(expected);
});

test('kept rows and rows in sight, each once, in order', () => {
  expect(mergeRows([4, 5, 6], [0, 1, 5])).toEqual([0, 1, 4, 5, 6]);
});
