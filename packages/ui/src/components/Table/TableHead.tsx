import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { inText } from './columns.ts';
import { nextSort, type TableColumn, type TableSort } from './table.ts';
import { HeadCell } from './Table.styles.ts';
import { SortButton } from './TableHead.styles.ts';

export interface TableHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((column: string, direction: TableSort['direction']) => void) | undefined;
}

/**
 * A column's head. A sortable one is a button; only the sorted one carries `aria-sort`, because a screen reader says
 * "not sorted" at every other one.
 */
export function TableHead<Row>({ column, sort, onSort }: TableHeadProps<Row>) {
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
