import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableColumn } from './table.ts';
import { BodyRow, Cell, RowHead } from './Table.styles.ts';

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly TableColumn<Row>[];
  /** `undefined`: rows cannot be chosen here. */
  selected: boolean | undefined;
  onToggle: (key: string) => void;
  active: boolean;
}

function PlainTableRow<Row>({ row, rowKey, name, columns, selected, onToggle, active }: TableRowProps<Row>) {
  const { t } = useTranslation('common');
  return (
    <BodyRow data-selected={selected ?? false} data-active={active} data-row={rowKey}>
      {selected !== undefined && (
        <Cell>
          <Checkbox label={t('table.selectRow', { name })} checked={selected} onChange={() => onToggle(rowKey)} />
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

/** Drawn again only when something of its own changes: one box among hundreds of rows costs one row. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
