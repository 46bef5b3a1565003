import type { TableColumn } from './table.ts';

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
