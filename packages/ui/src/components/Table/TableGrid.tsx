import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { boxColumn, closeUp, inText, neededWidth } from './columns.ts';
import { mostDrawn, Rows } from './Rows.tsx';
import type { RowsInCommon, TableProps } from './Table.tsx';
import type { TableColumn, TableDensity } from './table.ts';
import { Gap, HeadCell, StyledTable } from './Table.styles.ts';
import { Ruler, Scroller, TableFrame } from './TableFrame.styles.ts';
import { showWhole } from './showWhole.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useHiddenSides, useWidth } from './useTableWidth.ts';

export interface TableGridProps<Row> extends RowsInCommon<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableProps<Row>['sort'];
  onSort: TableProps<Row>['onSort'];
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
