import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type TableSelection, toggleRow } from './table.ts';
import { CardRow, Cards } from './Table.styles.ts';

export interface TableCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  card: (row: Row) => ReactNode;
  selection: TableSelection | undefined;
  loadingRows: number;
}

/** The same rows as a list, for a window narrower than 640 px. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, rowKey, rowName, card, selection, loadingRows } = props;
  const { t } = useTranslation('common');
  return (
    <Cards aria-label={label} aria-busy={loadingRows > 0}>
      {rows.map((row) => {
        const key = rowKey(row);
        const selected = selection?.selected.has(key) ?? false;
        return (
          <CardRow key={key} data-selected={selected} data-row={key}>
            {selection && (
              <Checkbox
                label={t('table.selectRow', { name: rowName(row) })}
                checked={selected}
                onChange={() => selection.onChange(toggleRow(key, selection.selected))}
              />
            )}
            <div>{card(row)}</div>
          </CardRow>
        );
      })}
      {Array.from({ length: loadingRows }, (_, row) => (
        <CardRow key={`skeleton-${row}`} aria-hidden="true">
          <div>
            <Skeleton width="55%" height={16} />
            <br />
            <Skeleton width="80%" />
          </div>
        </CardRow>
      ))}
    </Cards>
  );
}
