import { expect, test } from 'vitest';
import { closeUp, neededWidth, shownColumns } from './columns.ts';
import type { TableColumn } from './table.ts';

const column = (id: string, more: Partial<TableColumn<unknown>> = {}): TableColumn<unknown> => ({
  id,
  head: id,
  cell: () => id,
  ...more,
});
const columns = [
  column('name'),
  column('mail', { hideBelow: 'desktop' }),
  column('source', { hideBelow: 'wide', width: 86 }),
  column('status', { width: 160 }),
  column('bin', { headHidden: true, width: 48 }),
];
const roomy = { belowDesktop: false, belowWide: false };
const middling = { belowDesktop: false, belowWide: true };
const ids = (some: readonly TableColumn<unknown>[]) => some.map(({ id }) => id);

test.each([
  ['a wide window', roomy, ['name', 'mail', 'source', 'status', 'bin']],
  ['below 1200 px', middling, ['name', 'mail', 'status', 'bin']],
  ['below 900 px', { belowDesktop: true, belowWide: true }, ['name', 'status', 'bin']],
])('%s', (_name, width, expected) => {
  expect(ids(shownColumns(columns, width))).toEqual(expected);
});

test('the room that columns need, in px', () => {
  expect(neededWidth(columns, false)).toBe(96 + 96 + 86 + 160 + 48);
  expect(neededWidth([column('name', { minWidth: 200 }), column('share')], true)).toBe(42 + 200 + 96);
});

test.each([
  ['enough room', 600, ['name', 'mail', 'source', 'status', 'bin']],
  ['the one for wide windows first', 480, ['name', 'mail', 'status', 'bin']],
  ['then those for desktops', 390, ['name', 'status', 'bin']],
  ['what is left scrolls', 100, ['name', 'status', 'bin']],
])('%s', (_name, room, expected) => {
  expect(ids(closeUp(columns, false, room))).toEqual(expected);
});

test('the column the rows are sorted by never closes up', () => {
  expect(ids(closeUp(columns, false, 400, 'source'))).toEqual(['name', 'source', 'status', 'bin']);
});
