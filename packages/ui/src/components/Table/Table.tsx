import { type FocusEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { shownColumns } from './columns.ts';
import type { TableSelection } from './selection.ts';
import { type RowState, rowHeight, type TableColumn, type TableDensity, type TableSort } from './table.ts';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { useBelow } from './useBelow.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useWindowWidth } from './useWindowWidth.ts';

export interface TableProps<Row> {
  /** What the rows are: read aloud as the table's name. */
  label: string;
  /** The first column heads each row, and stays first. Keep the array between renders. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** For "Selecteer Klaas Kielzog". */
  rowName: (row: Row) => string;
  /** A row below 640 px; without it the table stays a table there and scrolls sideways. */
  card?: ((row: Row) => ReactNode) | undefined;
  sort?: TableSort | undefined;
  /** The column whose head was clicked, and the direction that click asks for. */
  onSort?: ((column: string, direction: TableSort['direction']) => void) | undefined;
  /** Boxes to choose rows with, over pages. */
  selection?: TableSelection | undefined;
  /** Rows of 44 px, or of 36 px under a mouse. */
  density?: TableDensity | undefined;
  /** Lines of text in a row: 2 makes it 60 px high, 48 px when compact. */
  lines?: 1 | 2 | undefined;
  /** A change of this row is on its way (read as busy) or failed (marked); the words belong in a cell: `RowNote`. */
  rowState?: ((row: Row) => RowState | undefined) | undefined;
  /** Rows still to come, drawn as skeletons below what is there. */
  loadingRows?: number | undefined;
  /** CSS height at which the rows begin to scroll under their head; absent where the page scrolls. */
  maxHeight?: string | undefined;
  /** An `EmptyState`, in place of the table when it has no rows and none are coming. */
  empty?: ReactNode;
}

/** What the table and the cards draw alike. */
export interface RowsInCommon<Row> {
  label: string;
  rows: readonly Row[];
  keys: readonly string[];
  rowName: (row: Row) => string;
  selection: TableSelection | undefined;
  choosing: ReturnType<typeof useRowSelection>;
  rowState: ((row: Row) => RowState | undefined) | undefined;
  /** The row that had the focus last. */
  focusedRow: string | undefined;
  onFocus: (event: FocusEvent) => void;
  loadingRows: number;
}

/**
 * Rows under a head that stays, ordered by their heads, chosen by their boxes; cards below 640 px. Past 200 rows only
 * those in sight are drawn. The head sticks below `--table-top` of its surroundings.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, card, selection, loadingRows = 0 } = props;
  const { density = 'comfortable', lines = 1 } = props;
  const narrow = useBelow('tablet');
  const keys = rows.map(rowKey);
  const choosing = useRowSelection(keys, selection);
  const [focusedRow, setFocusedRow] = useState<string>();
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) setFocusedRow(row); // a menu of this row has its focus elsewhere
  }, []);
  const { belowDesktop, belowWide } = useWindowWidth();
  const shown = useMemo(() => shownColumns(columns, { belowDesktop, belowWide }), [columns, belowDesktop, belowWide]);
  if (rows.length === 0 && loadingRows === 0 && props.empty !== undefined) return props.empty;
  const common: RowsInCommon<Row> = {
    label: props.label,
    rows,
    keys,
    rowName: props.rowName,
    selection,
    choosing,
    rowState: props.rowState,
    focusedRow,
    onFocus,
    loadingRows,
  };
  if (narrow && card) return <TableCards {...common} card={card} />;
  return (
    <TableGrid
      {...common}
      columns={shown}
      sort={props.sort}
      onSort={props.onSort}
      density={density}
      lines={lines}
      estimate={rowHeight(density, lines)}
      maxHeight={props.maxHeight}
    />
  );
}
