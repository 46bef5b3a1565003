import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TableColumn, TableSort } from './table.ts';
import { HeadCell, SortButton } from './Table.styles.ts';

export interface TableHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((column: string) => void) | undefined;
}

/** A column's head; a sortable one is a button, and only the sorted one carries `aria-sort`. */
export function TableHead<Row>({ column, sort, onSort }: TableHeadProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const words = column.headHidden === true ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head;
  return (
    <HeadCell
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      data-hide={column.hideBelow}
      style={{ width: column.width }}
    >
      {column.sortable === true && onSort ? (
        <SortButton type="button" data-sorted={direction} onClick={() => onSort(column.id)}>
          {words}
          <Icon of={direction === 'descending' ? ArrowDown : ArrowUp} />
        </SortButton>
      ) : (
        words
      )}
    </HeadCell>
  );
}
