import type { TableColumn } from './table.ts';

type Columns<Row> = readonly TableColumn<Row>[];

export interface WindowWidth {
  belowDesktop: boolean;
  belowWide: boolean;
}

const closesUp = <Row>({ hideBelow }: TableColumn<Row>, { belowDesktop, belowWide }: WindowWidth): boolean =>
  (hideBelow === 'desktop' && belowDesktop) || (hideBelow === 'wide' && belowWide);

/** The columns that a window of this width has room for. */
export const shownColumns = <Row>(columns: Columns<Row>, width: WindowWidth): Columns<Row> =>
  columns.filter((column) => !closesUp(column, width));

/** The usual text size, in px; widths of columns are told for it. */
export const usualText = 16;

/** CSS of a width that grows with the reader's text. */
export const inText = (width: number | undefined): string | undefined =>
  width === undefined ? undefined : `${width / usualText}rem`;

/** Of the column of boxes, as the width of any other. */
export const boxColumn = 42;

/** The width below which the columns no longer fit beside each other; of the first one alone it is what stays in sight. */
export function neededWidth<Row>(columns: Columns<Row>, selectable: boolean): number {
  const sizes = columns.map(({ width, minWidth = 96 }) => width ?? minWidth);
  return sizes.reduce((sum, size) => sum + size, selectable ? boxColumn : 0);
}

/**
 * Columns that have no room close up as in a narrower window, the last ones first: `wide` ones, then `desktop` ones, never
 * the one the rows are sorted by.
 * What still does not fit scrolls.
 *
 * @param room  between the sides of the table, as widths of columns are told
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
