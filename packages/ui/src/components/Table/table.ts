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

type Columns<Row> = readonly TableColumn<Row>[];

export interface WindowWidth {
  belowDesktop: boolean;
  belowWide: boolean;
}

const closesUp = <Row>({ hideBelow }: TableColumn<Row>, { belowDesktop, belowWide }: WindowWidth): boolean =>
  (hideBelow === 'desktop' && belowDesktop) || (hideBelow === 'wide' && belowWide);

/** The columns that are shown at this window width. */
export const shownColumns = <Row>(columns: Columns<Row>, width: WindowWidth): Columns<Row> =>
  columns.filter((column) => !closesUp(column, width));

/** The usual text size, in px; column widths refer to it. */
export const usualText = 16;

/** CSS length that grows with the reader's text size. */
export const inText = (width: number | undefined): string | undefined =>
  width === undefined ? undefined : `${width / usualText}rem`;

/** Width of the checkbox column, in the unit of column widths. */
export const boxColumn = 42;

/** The width below which the columns no longer fit. For the first column alone: the width that stays visible. */
export function neededWidth<Row>(columns: Columns<Row>, selectable: boolean): number {
  const sizes = columns.map(({ width, minWidth = 96 }) => width ?? minWidth);
  return sizes.reduce((sum, size) => sum + size, selectable ? boxColumn : 0);
}

/**
 * Hides columns that do not fit, as in a narrower window, the last ones first: `wide` ones, then `desktop` ones, never
 * the sorted one. What still does not fit scrolls.
 *
 * @param room  inner width of the table, in the unit of column widths
 */
export function closeUp<Row>(
  columns: Columns<Row>,
  selectable: boolean,
  room: number,
  sortedBy?: string,
): Columns<Row> {
  if (neededWidth(columns, selectable) <= room) return columns;
  const may = columns.filter(({ id, hideBelow }) => hideBelow !== undefined && id !== sortedBy);
  const least = may.findLast(({ hideBelow }) => hideBelow === 'wide') ?? may.at(-1);
  if (!least) return columns;
  const fewer = columns.filter((column) => column !== least);
  return closeUp(fewer, selectable, room, sortedBy);
}
