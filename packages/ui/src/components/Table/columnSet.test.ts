import { expect, test } from 'vitest';
import { closeUp, moveColumn, neededWidth, orderColumns, shownColumns, toggleColumn, usualSet } from './columnSet.ts';
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
  column('source', { hideBelow: 'wide', width: '86px' }),
  column('status', { width: '160px' }),
  column('bin', { headHidden: true, width: '48px' }),
];
const roomy = { belowDesktop: false, belowWide: false };
const middling = { belowDesktop: false, belowWide: true };
const ids = (some: readonly TableColumn<unknown>[]) => some.map(({ id }) => id);
const standard = usualSet(columns, roomy);

test.each([
  ['a wide window', roomy, ['name', 'mail', 'source', 'status', 'bin']],
  ['below 1200 px', middling, ['name', 'mail', 'status', 'bin']],
  ['below 900 px', { belowDesktop: true, belowWide: true }, ['name', 'status', 'bin']],
])('nobody has chosen: %s', (_name, width, expected) => {
  expect(ids(shownColumns(columns, undefined, width))).toEqual(expected);
});

test('a chosen column is there in every window', () => {
  expect(ids(shownColumns(columns, standard, { belowDesktop: true, belowWide: true }))).toEqual(ids(columns));
});

test('the first click in a narrow window changes that one column and no other', () => {
  const set = toggleColumn(usualSet(columns, middling), 'status');
  expect(ids(shownColumns(columns, set, middling))).toEqual(['name', 'mail', 'bin']);
});

test('the name and the bins stay, whatever a kept set says', () => {
  const all = { order: ['bin', 'status', 'name'], hidden: ['name', 'bin', 'mail', 'source', 'status'] };
  expect(ids(shownColumns(columns, all, roomy))).toEqual(['name', 'bin']);
});

test('the wished order; hidden columns keep their place in it', () => {
  const set = { order: ['status', 'source', 'mail'], hidden: ['source'] };
  expect(ids(orderColumns(columns, set))).toEqual(['name', 'status', 'source', 'mail', 'bin']);
  expect(ids(shownColumns(columns, set, roomy))).toEqual(['name', 'status', 'mail', 'bin']);
});

test('a set from an older version: unknown columns are passed over, new ones stand behind their neighbour', () => {
  expect(ids(orderColumns(columns, { order: ['status', 'gone', 'mail'], hidden: [] }))).toEqual([
    'name',
    'status',
    'mail',
    'source',
    'bin',
  ]);
});

test.each([
  ['later', 'mail', 1, ['source', 'mail', 'status']],
  ['earlier', 'status', -1, ['mail', 'status', 'source']],
  ['not before the first', 'mail', -1, ['mail', 'source', 'status']],
  ['not behind the last', 'status', 1, ['mail', 'source', 'status']],
  ['never the name', 'name', 1, ['mail', 'source', 'status']],
] as const)('moved: %s', (_name, id, by, expected) => {
  const moved = orderColumns(columns, moveColumn(columns, standard, id, by));
  expect(ids(moved)).toEqual(['name', ...expected, 'bin']);
});

test('the room that columns need, in px', () => {
  expect(neededWidth(columns, false)).toBe(96 + 96 + 86 + 160 + 48);
  expect(neededWidth([column('name', { minWidth: 200 }), column('share', { width: '20%' })], true)).toBe(42 + 200 + 96);
});

test.each([
  ['enough room', 600, ['name', 'mail', 'source', 'status', 'bin']],
  ['the one for wide windows first', 480, ['name', 'mail', 'status', 'bin']],
  ['then those for desktops', 390, ['name', 'status', 'bin']],
  ['what is left scrolls', 100, ['name', 'status', 'bin']],
])('no choice made, %s', (_name, room, expected) => {
  expect(ids(closeUp(columns, false, room))).toEqual(expected);
});

test('the column the rows are sorted by never closes up', () => {
  expect(ids(closeUp(columns, false, 400, 'source'))).toEqual(['name', 'source', 'status', 'bin']);
});
