import { expect, test } from 'vitest';
import { closeUp, neededWidth, nextSort, rowHeight, shownColumns, type TableColumn } from './table.ts';

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

const head = (sortable: boolean | 'descending') => ({ id: 'received', head: 'Ontvangen', sortable, cell: () => null });

test.each([
  ['a first click', undefined, true, 'ascending'],
  ['a first click on dates or figures', undefined, 'descending', 'descending'],
  ['the sorted one turns round', 'ascending', true, 'descending'],
  ['and back: there is no third state', 'descending', true, 'ascending'],
] as const)('%s', (_name, now, sortable, expected) => {
  const sort = now && { column: 'received', direction: now };
  expect(nextSort(head(sortable), sort)).toEqual({ column: 'received', direction: expected });
});

test('another column sorted: as a first click', () => {
  expect(nextSort(head('descending'), { column: 'name', direction: 'descending' }).direction).toBe('descending');
});

test.each([
  ['comfortable', 1, 44],
  ['comfortable', 2, 60],
  ['compact', 1, 36],
  ['compact', 2, 48],
] as const)('%s rows of %i lines', (density, lines, height) => {
  expect(rowHeight(density, lines)).toBe(height);
});
