import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoint } from '../../tokens/scale.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { pageChoice, type TableColumn, type TableSelection, type TableSort, togglePage, toggleRow } from './table.ts';
import { HeadCell, StyledTable } from './Table.styles.ts';
import { TableCards } from './TableCards.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useMedia } from './useMedia.ts';

export interface TableProps<Row> {
  /** What the rows are: read aloud as the table's name. */
  label: string;
  /** The first column heads each row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** For "Selecteer Klaas Kielzog". */
  rowName: (row: Row) => string;
  /** A row below 640 px; without it the table stays a table there. */
  card?: ((row: Row) => ReactNode) | undefined;
  sort?: TableSort | undefined;
  onSort?: ((column: string) => void) | undefined;
  selection?: TableSelection | undefined;
  /** Key of the row that shortcuts act on. */
  activeRow?: string | undefined;
  /** Rows still to come, drawn as skeletons below what is there. */
  loadingRows?: number | undefined;
}

/**
 * Compact rows, a head that stays, orders by button, a box per row and one for the page. The head sticks below
 * `--table-top` of its surroundings.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowName, card, sort, onSort, selection, activeRow, loadingRows = 0 } = props;
  const { t } = useTranslation('common');
  const narrow = useMedia(`(max-width: ${breakpoint.tablet - 0.02}px)`);
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  const toggle = useCallback((key: string) => {
    const now = latest.current;
    now?.onChange(toggleRow(key, now.selected));
  }, []);
  if (narrow && card) {
    return <TableCards {...{ label, rows, rowKey, rowName, card, selection, loadingRows }} />;
  }
  const keys = rows.map(rowKey);
  const choice = selection ? pageChoice(keys, selection.selected) : 'none';
  return (
    <StyledTable aria-busy={loadingRows > 0}>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead>
        <tr>
          {selection && (
            <HeadCell scope="col" style={{ width: 42 }}>
              <Checkbox
                label={t(choice === 'all' ? 'table.clearPage' : 'table.selectPage')}
                checked={choice === 'all'}
                indeterminate={choice === 'some'}
                disabled={rows.length === 0}
                onChange={() => selection.onChange(togglePage(keys, selection.selected))}
              />
            </HeadCell>
          )}
          {columns.map((column) => (
            <TableHead key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <TableRow
              key={key}
              rowKey={key}
              name={rowName(row)}
              active={key === activeRow}
              selected={selection?.selected.has(key)}
              onToggle={toggle}
              {...{ row, columns }}
            />
          );
        })}
        <TableSkeleton rows={loadingRows} columns={columns} selectable={selection !== undefined} />
      </tbody>
    </StyledTable>
  );
}
