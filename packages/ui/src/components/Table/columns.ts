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

const px = (width: string | undefined): number | undefined =>
  width !== undefined && /^\d+(\.\d+)?px$/.test(width) ? Number.parseFloat(width) : undefined;

/** Px of the column of boxes. */
export const boxColumn = 42;

/** Px below which the columns no longer fit beside each other; of the first one alone it is what stays in sight. */
export function neededWidth<Row>(columns: Columns<Row>, selectable: boolean): number {
  const sizes = columns.map(({ width, minWidth = 96 }) => px(width) ?? minWidth);
  return sizes.reduce((sum, size) => sum + size, selectable ? boxColumn : 0);
}

/**
 * Columns that have no room close up as in a narrower window, the last ones first: `wide` ones, then `desktop` ones, never
 * the one the rows are sorted by.
 * What still does not fit scrolls.
 *
 * @param room  px between the sides of the table
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
