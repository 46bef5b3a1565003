import { type FocusEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SkeletonCards } from '../Skeleton/SkeletonCards.tsx';
import { shownColumns, type WindowWidth } from './columns.ts';
import type { MeasureRow } from './rowParts.ts';
import { mostDrawn, Rows } from './Rows.tsx';
import type { TableSelection } from './selection.ts';
import { rowHeight, type RowState, type TableColumn, type TableDensity, type TableSort } from './table.ts';
import { CardRow, Cards } from './Table.styles.ts';
import { type RowsInCommon, TableGrid } from './TableGrid.tsx';
import { useBelow } from './useBelow.ts';
import { useRowSelection, withShift } from './useRowSelection.ts';

interface TableCardsProps<Row> extends RowsInCommon<Row> {
  card: (row: Row) => ReactNode;
}

/** Px of a card before it is measured: name, mail, profession, and a line of controls. */
const usualCard = 148;

/** The same rows as a list, for a window narrower than 640 px. */
function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, keys, rowName, card, selection, choosing, loadingRows } = props;
  const [list, setList] = useState<HTMLElement | null>(null);
  const long = rows.length > mostDrawn;
  return (
    <Cards
      ref={long ? setList : undefined}
      aria-label={label}
      aria-busy={loadingRows > 0}
      {...choosing.rowsProps}
      {...(long && { onFocus: props.onFocus })}
    >
      <Rows
        keys={keys}
        estimate={usualCard}
        holder={list}
        frame={null}
        kept={props.focusedRow}
        renderGap={(height, key) => <li key={key} aria-hidden="true" style={{ height }} />}
        renderRow={(index, measure) => {
          const [row, key] = [rows[index] as Row, keys[index] ?? ''];
          return (
            <TableCard
              key={key}
              rowKey={key}
              name={rowName(row)}
              index={long ? index : undefined}
              count={rows.length}
              state={props.rowState?.(row)}
              selected={selection?.selected.has(key)}
              blocked={selection?.blocked?.(key)}
              onToggle={choosing.toggle}
              {...{ row, card, measure }}
            />
          );
        }}
      />
      <SkeletonCards as="li" cards={loadingRows} />
    </Cards>
  );
}

interface TableCardProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  card: (row: Row) => ReactNode;
  index: number | undefined;
  count: number;
  measure: MeasureRow | undefined;
  selected: boolean | undefined;
  blocked: string | undefined;
  onToggle: (key: string, range: boolean) => void;
  state: RowState | undefined;
}

function PlainTableCard<Row>(props: TableCardProps<Row>) {
  const { row, rowKey, name, card, index, count, measure, selected, blocked, onToggle, state } = props;
  const { t } = useTranslation('common');
  const label = t('table.selectRow', { name });
  const place = index === undefined ? {} : { 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': count };
  return (
    <CardRow
      ref={measure}
      {...place}
      aria-busy={state === 'saving' || undefined}
      data-selected={selected ?? false}
      data-blocked={blocked !== undefined}
      data-state={state}
      data-row={rowKey}
    >
      {selected !== undefined && (
        <Checkbox
          data-selects=""
          label={blocked === undefined ? label : `${label}: ${blocked}`}
          title={blocked}
          checked={selected}
          disabled={blocked !== undefined}
          onChange={(event) => onToggle(rowKey, withShift(event))}
        />
      )}
      <div>{card(row)}</div>
    </CardRow>
  );
}

const TableCard = memo(PlainTableCard) as typeof PlainTableCard;

/** Which columns the window has room for. */
function useWindowWidth(): WindowWidth {
  const belowDesktop = useBelow('desktop');
  const belowWide = useBelow('columns');
  return { belowDesktop, belowWide };
}

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
