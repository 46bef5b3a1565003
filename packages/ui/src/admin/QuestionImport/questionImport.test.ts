import type { ImportRow } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { type PreviewItem, previewItems } from './questionImport.ts';

const plain = (line: number): ImportRow => ({ line, question: null, remarks: [], outcome: 'added' });
const warned = (line: number): ImportRow => ({ ...plain(line), remarks: [{ code: 'type_unknown', value: 'x' }] });
const changed = (line: number): ImportRow => ({
  ...plain(line),
  remarks: [{ code: 'updates', columns: ['text'] }],
  outcome: 'changed',
});
const skipped = (line: number): ImportRow => ({
  ...plain(line),
  remarks: [{ code: 'row_too_short' }],
  outcome: 'skipped',
});
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => plain(from + index));
const told = (items: readonly PreviewItem[]) =>
  items.map((item) => (item.kind === 'row' ? item.row.line : `${item.from}-${item.to}: ${item.count}`));
const nothing: ReadonlySet<string> = new Set();

describe('the preview of an import', () => {
  test('shows two ordinary rows, every row with a remark, and folds the others', () => {
    const rows = [...lines(2, 13), warned(14), ...lines(15, 21), skipped(22), ...lines(23, 25)];
    expect(told(previewItems(rows, 'all', nothing))).toEqual([2, 3, '4-13: 10', 14, '15-21: 7', 22, '23-25: 3']);
  });

  test('does not fold one or two rows', () => {
    const rows = [...lines(2, 3), warned(4), ...lines(5, 6), warned(7)];
    expect(told(previewItems(rows, 'all', nothing))).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('unfolds below the line that told of them', () => {
    const items = previewItems([...lines(2, 6)], 'all', new Set(['fold-4']));
    expect(told(items)).toEqual([2, 3, '4-6: 3', 4, 5, 6]);
    expect(items[2]).toMatchObject({ open: true });
  });

  test('counts rows, not lines: a quoted cell may take several', () => {
    const rows = [plain(2), plain(3), plain(4), plain(9), plain(12)];
    expect(told(previewItems(rows, 'all', nothing))).toEqual([2, 3, '4-12: 3']);
  });

  test.each([
    ['warnings', [3]],
    ['changed', [4]],
    ['skipped', [5]],
  ] as const)('the filter %s leaves its rows and folds nothing', (filter, expected) => {
    const rows = [plain(2), warned(3), changed(4), skipped(5), ...lines(6, 20)];
    expect(told(previewItems(rows, filter, nothing))).toEqual(expected);
  });
});
