import { type FocusEvent, memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SkeletonCards } from '../Skeleton/Skeleton.tsx';
import type { MeasureRow } from './RowWindow.tsx';
import { mostDrawn, Rows } from './Rows.tsx';
import { CardRow, Cards } from './Table.styles.ts';
import { type RowsInCommon, TableGrid } from './TableGrid.tsx';
import { type TableSelection, useRowSelection, withShift } from './selection.ts';
import {
  rowHeight,
  type RowState,
  shownColumns,
  type TableColumn,
  type TableDensity,
  type TableSort,
  type WindowWidth,
} from './table.ts';
import { useBelow } from './useBelow.ts';

interface TableCardsProps<Row> extends RowsInCommon<Row> {
  card: (row: Row) => ReactNode;
}

/** Px of a card before it is measured: name, mail, profession, and a row of controls. */
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

/** The width class of the window, which decides on the columns. */
function useWindowWidth(): WindowWidth {
  const belowDesktop = useBelow('desktop');
  const belowWide = useBelow('columns');
  return { belowDesktop, belowWide };
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The first column is the row header, and stays first. Keep the array stable between renders. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** For "Selecteer Klaas Kielzog". */
  rowName: (row: Row) => string;
  /** Renders a row below 640 px; without it the table stays a table there and scrolls sideways. */
  card?: ((row: Row) => ReactNode) | undefined;
  sort?: TableSort | undefined;
  /** Called with the clicked column and the new direction. */
  onSort?: ((column: string, direction: TableSort['direction']) => void) | undefined;
  /** Adds checkboxes that select rows, across pages. */
  selection?: TableSelection | undefined;
  /** Rows of 44 px, or of 36 px with a mouse. */
  density?: TableDensity | undefined;
  /** Lines of text in a row: 2 makes it 60 px high, 48 px when compact. */
  lines?: 1 | 2 | undefined;
  /** Whether a change of this row is being saved (read as busy) or failed (marked); for the text use `RowNote`. */
  rowState?: ((row: Row) => RowState | undefined) | undefined;
  /** Number of loading rows, shown as skeletons below the present ones. */
  loadingRows?: number | undefined;
  /** CSS height from which the rows scroll under their head; absent where the page scrolls. */
  maxHeight?: string | undefined;
  /** An `EmptyState`, instead of the table when it has no rows and none are loading. */
  empty?: ReactNode;
}

/**
 * Rows under a sticky head, sorted by their heads, selected by checkboxes; cards below 640 px. Past 200 rows only the
 * visible ones are rendered. The head sticks below the `--table-top` set by an ancestor.
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
    if (row !== undefined) setFocusedRow(row); // in a portalled menu it is undefined: its row stays the focused one
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
