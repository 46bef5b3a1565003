import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { type TableColumn, type TableSelection, toggleRow } from './table.ts';
import { BodyRow, Cell, RowHead } from './Table.styles.ts';

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection | undefined;
  active: boolean;
}

export function TableRow<Row>({ row, rowKey, name, columns, selection, active }: TableRowProps<Row>) {
  const { t } = useTranslation('common');
  const selected = selection?.selected.has(rowKey) ?? false;
  return (
    <BodyRow data-selected={selected} data-active={active} data-row={rowKey}>
      {selection && (
        <Cell>
          <Checkbox
            label={t('table.selectRow', { name })}
            checked={selected}
            onChange={() => selection.onChange(toggleRow(rowKey, selection.selected))}
          />
        </Cell>
      )}
      {columns.map((column, index) => {
        const look = { 'data-align': column.align, 'data-hide': column.hideBelow, 'data-shorten': column.shorten };
        return index === 0 ? (
          <RowHead key={column.id} scope="row" {...look}>
            {column.cell(row)}
          </RowHead>
        ) : (
          <Cell key={column.id} {...look}>
            {column.cell(row)}
          </Cell>
        );
      })}
    </BodyRow>
  );
}
