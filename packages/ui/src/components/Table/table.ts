import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export interface TableColumn<Row> {
  id: string;
  head: string;
  /** Shown only to a screen reader: the column of the bins. */
  headHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** CSS width; columns without one share what is left. */
  width?: string | undefined;
  /** Figures stand at the end, in tabular figures. */
  align?: 'end' | undefined;
  /** Clicking the head asks for this order. */
  sortable?: boolean | undefined;
  /** Narrower than this window the column closes up. */
  hideBelow?: 'desktop' | 'wide' | undefined;
  /** Too long for one line: an ellipsis, in full under the pointer. */
  shorten?: boolean | undefined;
}

export interface TableSort {
  column: string;
  direction: SortDirection;
}

export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export type PageChoice = 'none' | 'some' | 'all';

/** How much of this page is chosen; what is chosen elsewhere does not count. */
export function pageChoice(keys: readonly string[], selected: ReadonlySet<string>): PageChoice {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** The page's box: chooses the whole page, or gives it up when it was chosen whole. Other pages stay as they are. */
export function togglePage(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const all = pageChoice(keys, selected) === 'all';
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}

export function toggleRow(key: string, selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
