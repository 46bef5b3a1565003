import { expect, test } from 'vitest';
import { pageCount, pageItems, rowsOfPage } from './pages.ts';

const text = (page: number, pages: number) =>
  pageItems(page, pages)
    .map((item) => (item.kind === 'gap' ? '…' : item.page))
    .join(' ');

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 25, '1 … 4 5 6 … 25'],
  [21, 25, '1 … 20 21 22 … 25'],
  [22, 25, '1 … 21 22 23 24 25'],
  [25, 25, '1 … 21 22 23 24 25'],
])('page %i of %i: %s', (page, pages, expected) => {
  expect(text(page, pages)).toBe(expected);
});

test('a long row of pages always has seven items, and every gap its own key', () => {
  for (let page = 1; page <= 30; page += 1) {
    const items = pageItems(page, 30);
    const keys = items.map((item) => (item.kind === 'gap' ? `gap${item.before}` : item.page));
    expect([items.length, new Set(keys).size]).toEqual([7, 7]);
  }
});

test.each([
  ['a full page', 2, 50, 1240, { from: 51, to: 100 }],
  ['the last one is shorter', 25, 50, 1240, { from: 1201, to: 1240 }],
  ['no rows', 1, 50, 0, { from: 0, to: 0 }],
])('rows: %s', (_name, page, size, count, expected) => {
  expect(rowsOfPage(page, size, count)).toEqual(expected);
});

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
])('%i rows fill %i pages of 50', (count, pages) => {
  expect(pageCount(count, 50)).toBe(pages);
});
