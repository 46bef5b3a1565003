import type { TableColumn } from './table.ts';

/**
 * Which columns somebody wants and in what order; whoever shows the table keeps it. Columns that came later than the set
 * are in neither list: they are shown, in their own place.
 */
export interface ColumnSet {
  /** Ids from first to last; those that exist no longer are passed over. */
  order: readonly string[];
  hidden: readonly string[];
}

type Columns<Row> = readonly TableColumn<Row>[];

export interface WindowWidth {
  belowDesktop: boolean;
  belowWide: boolean;
}

/** The row's name and columns without a visible head are not for choosing. */
export const canChoose = <Row>(column: TableColumn<Row>, columns: Columns<Row>): boolean =>
  column !== columns[0] && column.headHidden !== true;

const closesUp = <Row>({ hideBelow }: TableColumn<Row>, { belowDesktop, belowWide }: WindowWidth): boolean =>
  (hideBelow === 'desktop' && belowDesktop) || (hideBelow === 'wide' && belowWide);

/** What is shown while nobody has chosen: the first click in the menu goes on from here. */
export function usualSet<Row>(columns: Columns<Row>, width: WindowWidth): ColumnSet {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter((column) => closesUp(column, width)).map(({ id }) => id),
  };
}

/** All columns in the wished order, hidden ones too. Those that cannot be chosen keep their place. */
export function orderColumns<Row>(columns: Columns<Row>, { order }: ColumnSet): TableColumn<Row>[] {
  const choosable = columns.filter((column) => canChoose(column, columns));
  const known = order.flatMap((id) => choosable.find((column) => column.id === id) ?? []);
  const wished = [...known];
  for (const [index, column] of choosable.entries()) {
    if (known.includes(column)) continue;
    const before = choosable[index - 1];
    wished.splice(before === undefined ? 0 : wished.indexOf(before) + 1, 0, column);
  }
  return columns.flatMap((column) => (canChoose(column, columns) ? (wished.shift() ?? []) : column));
}

/** The columns to draw. Without a set the window decides; a set is somebody's wish, and holds in every window. */
export function shownColumns<Row>(
  columns: Columns<Row>,
  set: ColumnSet | undefined,
  width: WindowWidth,
): TableColumn<Row>[] {
  const { order, hidden } = set ?? usualSet(columns, width);
  return orderColumns(columns, { order, hidden }).filter(
    (column) => (set !== undefined && !canChoose(column, columns)) || !hidden.includes(column.id),
  );
}

export function toggleColumn(set: ColumnSet, id: string): ColumnSet {
  const hidden = set.hidden.includes(id) ? set.hidden.filter((other) => other !== id) : [...set.hidden, id];
  return { ...set, hidden };
}

/** One place earlier or later among the columns that can be chosen; the ends are walls. */
export function moveColumn<Row>(columns: Columns<Row>, set: ColumnSet, id: string, by: 1 | -1): ColumnSet {
  const ids = orderColumns(columns, set)
    .filter((column) => canChoose(column, columns))
    .map((column) => column.id);
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from === -1 || other === undefined) return set;
  ids[from] = other;
  ids[from + by] = id;
  return { ...set, order: ids };
}

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
 * the one the rows are sorted by. What still does not fit scrolls. Only while nobody has chosen columns.
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
