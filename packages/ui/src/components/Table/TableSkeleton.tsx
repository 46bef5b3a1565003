import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { boneWidth } from '../Skeleton/boneWidth.ts';
import type { TableColumn } from './table.ts';
import { BodyRow, Cell } from './Table.styles.ts';

export interface TableSkeletonProps<Row> {
  rows: number;
  columns: readonly TableColumn<Row>[];
  selectable: boolean;
}

/** Rows of the same height as the real ones, so that nothing moves when they come. */
export function TableSkeleton<Row>({ rows, columns, selectable }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    // Rows without a content have no other key than their place.
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
