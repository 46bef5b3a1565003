import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export interface TableColumn<Row> {
  /** Stable across versions, because a stored column set refers to it. */
  id: string;
  head: string;
  /** The head is only read aloud: the column of the bins. Such a column is in no column menu and stays in place. */
  headHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Px at the usual text size, scaled with larger text; columns without it share the rest. */
  width?: number | undefined;
  /** Minimum width of a column without a width; below it the table scrolls sideways. Default 96. */
  minWidth?: number | undefined;
  /** Numbers are right-aligned, in tabular figures. */
  align?: 'end' | undefined;
  /** Clicking the head sorts by this column; a direction is that of the first click. */
  sortable?: boolean | SortDirection | undefined;
  /** Hidden in a narrower window, until the user chooses columns. */
  hideBelow?: 'desktop' | 'wide' | undefined;
  /** Truncated to one line with an ellipsis; in full on hover and focus. */
  shorten?: true | undefined;
}

export interface TableSort {
  column: string;
  direction: SortDirection;
}

/**
 * The sort after a click on a head. Two states, not three: rows always have an order, so sorting cannot be turned off;
 * to go back, click the other column's head.
 */
export function nextSort<Row>({ id, sortable }: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  if (sort?.column === id) {
    return { column: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { column: id, direction: sortable === 'descending' ? 'descending' : 'ascending' };
}

/** `compact` is for a mouse: with a coarse pointer rows stay 44 px high. */
export type TableDensity = 'comfortable' | 'compact';

/** Px of a row before it is measured, so that the scrollbar is nearly right from the start. */
export const rowHeight = (density: TableDensity, lines: 1 | 2): number =>
  ({ comfortable: [44, 60], compact: [36, 48] })[density][lines - 1] ?? 44;

/** State of a change to one row: being saved, or failed. */
export type RowState = 'saving' | 'failed';
