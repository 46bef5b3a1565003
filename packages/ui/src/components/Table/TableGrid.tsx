import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FocusEvent, memo, type PointerEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { boneWidth, Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MeasureRow } from './RowWindow.tsx';
import {
  BodyRow,
  Cell,
  Gap,
  HeadCell,
  Ruler,
  Scroller,
  SortButton,
  StyledTable,
  TableFrame,
} from './TableGrid.styles.ts';
import { mostDrawn, Rows } from './Rows.tsx';
import { type TableSelection, type useRowSelection, withShift } from './selection.ts';
import {
  boxColumn,
  closeUp,
  inText,
  neededWidth,
  nextSort,
  type RowState,
  type TableColumn,
  type TableDensity,
  type TableSort,
  usualText,
} from './table.ts';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly TableColumn<Row>[];
  /** From 0; set only where some of the rows are rendered. */
  index: number | undefined;
  measure: MeasureRow | undefined;
  /** `undefined`: rows cannot be selected. */
  selected: boolean | undefined;
  /** Why this row cannot be selected. */
  blocked: string | undefined;
  onToggle: (key: string, range: boolean) => void;
  state: RowState | undefined;
}

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, name, columns, index, measure, selected, blocked, onToggle, state } = props;
  const { t } = useTranslation('common');
  const label = t('table.selectRow', { name });
  return (
    <BodyRow
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-busy={state === 'saving' || undefined}
      data-selected={selected ?? false}
      data-blocked={blocked !== undefined}
      data-state={state}
      data-row={rowKey}
    >
      {selected !== undefined && (
        <Cell>
          <Checkbox
            data-selects=""
            label={blocked === undefined ? label : `${label}: ${blocked}`}
            title={blocked}
            checked={selected}
            disabled={blocked !== undefined}
            onChange={(event) => onToggle(rowKey, withShift(event))}
          />
        </Cell>
      )}
      {columns.map((column, place) => {
        const look = { 'data-align': column.align, 'data-shorten': column.shorten, 'data-whole': column.shorten };
        return place === 0 ? (
          <Cell as="th" key={column.id} scope="row" {...look}>
            {column.cell(row)}
          </Cell>
        ) : (
          <Cell key={column.id} {...look}>
            {column.cell(row)}
          </Cell>
        );
      })}
    </BodyRow>
  );
}

/** Memoised: toggling one checkbox among hundreds of rows rerenders one row. */
const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** Inner width of an element one line high, in the unit of column widths; `null` until it is measured. */
function useWidth(element: HTMLElement | null): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth((element.clientWidth * usualText) / element.clientHeight);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element]);
  return width;
}

/** The sides of a scroller on which content is hidden. */
interface Hidden {
  atStart: boolean;
  atEnd: boolean;
}

const nothing: Hidden = { atStart: false, atEnd: false };

/** Observes a table that may be wider than its scroller. */
function useHiddenSides(scroller: HTMLElement | null, scrolls: boolean): Hidden {
  const [hidden, setHidden] = useState(nothing);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const measure = () => {
      const left = scrolls ? scroller.scrollLeft : 0;
      const [atStart, atEnd] = [left > 1, scrolls && left + scroller.clientWidth < scroller.scrollWidth - 1];
      setHidden((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    measure();
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => scroller.removeEventListener('scroll', measure);
  }, [scroller, scrolls]);
  return hidden;
}

interface TableHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((column: string, direction: TableSort['direction']) => void) | undefined;
}

/**
 * A column's head. A sortable one is a button; only the sorted one has `aria-sort`, because screen readers would read
 * "not sorted" at all others.
 */
function TableHead<Row>({ column, sort, onSort }: TableHeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next = nextSort(column, sort);
  const words = column.headHidden === true ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head;
  return (
    <HeadCell scope="col" aria-sort={direction} data-align={column.align} style={{ width: inText(column.width) }}>
      {column.sortable && onSort ? (
        <SortButton type="button" data-sorted={direction} onClick={() => onSort(next.column, next.direction)}>
          <span data-whole>{words}</span>
          <Icon of={(direction ?? next.direction) === 'descending' ? ArrowDown : ArrowUp} />
        </SortButton>
      ) : (
        words
      )}
    </HeadCell>
  );
}

interface TableSkeletonProps<Row> {
  rows: number;
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
}

/** Placeholders as high as the real rows, so that nothing moves when those appear. */
function TableSkeleton<Row>({ rows, columns, selectable }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    // Placeholder rows have no key except their index.
    <BodyRow key={`skeleton-${row}`}>
      {selectable && (
        <Cell>
          <Skeleton width="var(--check-size)" height="var(--check-size)" />
        </Cell>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} data-align={column.align}>
          {column.headHidden !== true && <Skeleton width={boneWidth(row, index)} />}
        </Cell>
      ))}
    </BodyRow>
  ));
}

/** On hover a truncated cell shows its full text as `title`; others show none. */
function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-whole]') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/** Props shared by the table and the cards. */
export interface RowsInCommon<Row> {
  label: string;
  rows: readonly Row[];
  keys: readonly string[];
  rowName: (row: Row) => string;
  selection: TableSelection | undefined;
  choosing: ReturnType<typeof useRowSelection>;
  rowState: ((row: Row) => RowState | undefined) | undefined;
  /** The row that was focused last. */
  focusedRow: string | undefined;
  onFocus: (event: FocusEvent) => void;
  loadingRows: number;
}

export interface TableGridProps<Row> extends RowsInCommon<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: TableHeadProps<Row>['onSort'];
  density: TableDensity;
  lines: 1 | 2;
  /** Px of a row. */
  estimate: number;
  maxHeight: string | undefined;
}

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, rows, keys, rowName, selection, choosing, rowState, focusedRow } = props;
  const { t } = useTranslation('common');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [ruler, setRuler] = useState<HTMLElement | null>(null);
  const room = useWidth(ruler);
  const boxes = selection !== undefined;
  const sortedBy = props.sort?.column;
  const columns = useMemo(
    () => (room !== null ? closeUp(props.columns, boxes, room, sortedBy) : props.columns),
    [props.columns, boxes, room, sortedBy],
  );
  const needed = neededWidth(columns, boxes);
  const stuck = neededWidth(columns.slice(0, 1), boxes);
  const scrolls = room !== null && room < needed;
  const { atStart, atEnd } = useHiddenSides(frame, scrolls);
  const framed = scrolls || props.maxHeight !== undefined;
  const long = rows.length > mostDrawn;
  const wide = columns.length + (selection ? 1 : 0);
  const { choice } = choosing;
  return (
    <TableFrame data-start={atStart} data-end={atEnd} style={{ '--table-stuck': inText(stuck) }}>
      <Ruler ref={setRuler} aria-hidden="true" />
      <Scroller
        ref={setFrame}
        data-scrolls={framed}
        style={{ maxHeight: props.maxHeight }}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <StyledTable
          onPointerOver={showWhole}
          aria-busy={props.loadingRows > 0}
          aria-rowcount={long ? rows.length + 1 : undefined}
          data-rows={props.density}
          data-lines={props.lines}
          data-wide={scrolls}
          data-boxes={boxes}
          style={scrolls ? { width: inText(needed) } : undefined}
        >
          <VisuallyHidden as="caption">{label}</VisuallyHidden>
          <thead>
            <tr aria-rowindex={long ? 1 : undefined}>
              {selection && (
                <HeadCell scope="col" style={{ width: inText(boxColumn) }}>
                  <Checkbox
                    label={t(choice === 'all' ? 'table.clearPage' : 'table.selectPage')}
                    checked={choice === 'all'}
                    indeterminate={choice === 'some'}
                    disabled={choosing.choosable === 0}
                    onChange={choosing.togglePage}
                  />
                </HeadCell>
              )}
              {columns.map((column) => (
                <TableHead key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody ref={long ? setBody : undefined} {...choosing.rowsProps} {...(long && { onFocus: props.onFocus })}>
            <Rows
              keys={keys}
              estimate={props.estimate}
              holder={body}
              frame={framed ? frame : null}
              kept={focusedRow}
              renderGap={(height, key) => (
                <tr key={key} aria-hidden="true">
                  <Gap colSpan={wide} style={{ height }} />
                </tr>
              )}
              renderRow={(index, measure) => {
                const [row, key] = [rows[index] as Row, keys[index] ?? ''];
                return (
                  <TableRow
                    key={key}
                    rowKey={key}
                    name={rowName(row)}
                    index={long ? index : undefined}
                    state={rowState?.(row)}
                    selected={selection?.selected.has(key)}
                    blocked={selection?.blocked?.(key)}
                    onToggle={choosing.toggle}
                    {...{ row, columns, measure }}
                  />
                );
              }}
            />
            <TableSkeleton rows={props.loadingRows} columns={columns} selectable={boxes} />
          </tbody>
        </StyledTable>
      </Scroller>
    </TableFrame>
  );
}
