import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export interface TableColumn<Row> {
  /** Stays the same over versions: a kept column set refers to it. */
  id: string;
  head: string;
  /** Shown only to a screen reader: the column of the bins. Such a column is in no menu and keeps its place. */
  headHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** Px at the usual text size, and more where the text is larger; columns without one share what is left. */
  width?: number | undefined;
  /** The same for a column without a width; the table scrolls sideways rather than give it less. 96 when absent. */
  minWidth?: number | undefined;
  /** Figures stand at the end, in tabular figures. */
  align?: 'end' | undefined;
  /** Clicking the head asks for this order; a direction is the one that the first click asks for. */
  sortable?: boolean | SortDirection | undefined;
  /** Narrower than this window the column closes up, until somebody chooses columns. */
  hideBelow?: 'desktop' | 'wide' | undefined;
  /** Too long for one line: an ellipsis, in full under the pointer and with the focus. */
  shorten?: true | undefined;
}

export interface TableSort {
  column: string;
  direction: SortDirection;
}

/**
 * What a click on a head asks for. Two states, not three: rows always stand in some order, so there is nothing to turn
 * off; the other column's head is the way back.
 */
export function nextSort<Row>({ id, sortable }: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  if (sort?.column === id) {
    return { column: id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { column: id, direction: sortable === 'descending' ? 'descending' : 'ascending' };
}

/** `compact` is for a mouse: under a coarse pointer rows keep 44 px. */
export type TableDensity = 'comfortable' | 'compact';

/** Px of a row before it is measured, so that a scroll bar is nearly right from the start. */
export const rowHeight = (density: TableDensity, lines: 1 | 2): number =>
  ({ comfortable: [44, 60], compact: [36, 48] })[density][lines - 1] ?? 44;

/** What is going on with one row: the change is on its way, or it did not arrive. */
export type RowState = 'saving' | 'failed';
