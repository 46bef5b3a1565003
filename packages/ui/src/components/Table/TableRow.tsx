import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { MeasureRow } from './Rows.tsx';
import type { RowState, TableColumn } from './table.ts';
import { BodyRow, Cell, RowHead } from './Table.styles.ts';
import { withShift } from './useRowSelection.ts';

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly TableColumn<Row>[];
  /** From 0, where only a part of the rows is drawn. */
  index: number | undefined;
  measure: MeasureRow | undefined;
  /** `undefined`: rows cannot be chosen here. */
  selected: boolean | undefined;
  /** Why this one cannot be chosen. */
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
