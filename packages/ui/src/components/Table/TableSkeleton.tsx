import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableColumn } from './table.ts';
import { BodyRow, Cell } from './Table.styles.ts';

export interface TableSkeletonProps<Row> {
  rows: number;
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
}

const widths = ['62%', '74%', '54%', '68%', '80%', '58%'];

/** Rows of the same height as the real ones, so that nothing moves when they come. */
export function TableSkeleton<Row>({ rows, columns, selectable }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    // Rows without a content have no other key than their place.
    <BodyRow key={`skeleton-${row}`}>
      {selectable && (
        <Cell>
          <Skeleton width={18} height={18} />
        </Cell>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} data-hide={column.hideBelow} data-align={column.align}>
          {column.headHidden !== true && <Skeleton width={widths[(row * 2 + index) % widths.length]} />}
        </Cell>
      ))}
    </BodyRow>
  ));
}
