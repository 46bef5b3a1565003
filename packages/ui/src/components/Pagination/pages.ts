export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; before: number };

/** How many pages there are: at least one, also without rows. */
export const pageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));

const range = (from: number, to: number): PageItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ kind: 'page', page: from + index }));

/**
 * First, last, this page and its neighbours, with a gap for what is left out; a gap never stands for a single page. From
 * eight pages on there are always seven items, so that "next" stays under the pointer.
 */
export function pageItems(page: number, pages: number): PageItem[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), { kind: 'gap', before: pages }, ...range(pages, pages)];
  if (page >= pages - 3) return [...range(1, 1), { kind: 'gap', before: pages - 4 }, ...range(pages - 4, pages)];
  return [
    ...range(1, 1),
    { kind: 'gap', before: page - 1 },
    ...range(page - 1, page + 1),
    { kind: 'gap', before: pages },
    ...range(pages, pages),
  ];
}

/** Which rows this page shows, counted from 1; `from` and `to` are 0 without rows. */
export function rowsOfPage(page: number, pageSize: number, count: number): { from: number; to: number } {
  if (count === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, count) };
}
