import { expect, test } from 'vitest';
import { nextSort, rowHeight } from './table.ts';

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
