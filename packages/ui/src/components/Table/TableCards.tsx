import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { SkeletonCards } from '../Skeleton/SkeletonCards.tsx';
import { type MeasureRow, mostDrawn, Rows } from './Rows.tsx';
import type { RowsInCommon } from './Table.tsx';
import type { RowState } from './table.ts';
import { CardRow, Cards } from './TableCards.styles.ts';
import { withShift } from './useRowSelection.ts';

export interface TableCardsProps<Row> extends RowsInCommon<Row> {
  card: (row: Row) => ReactNode;
}

/** Px of a card before it is measured: name, mail, profession, and a line of controls. */
const usualCard = 148;

/** The same rows as a list, for a window narrower than 640 px. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { label, rows, keys, rowName, card, selection, choosing, loadingRows } = props;
  const [list, setList] = useState<HTMLElement | null>(null);
  const long = rows.length > mostDrawn;
  return (
    <Cards
      ref={long ? setList : undefined}
      aria-label={label}
      aria-busy={loadingRows > 0}
      {...choosing.rowsProps}
      {...(long && { onFocus: props.onFocus })}
    >
      <Rows
        keys={keys}
        estimate={usualCard}
        holder={list}
        frame={null}
        kept={props.focusedRow}
        renderGap={(height, key) => <li key={key} aria-hidden="true" style={{ height }} />}
        renderRow={(index, measure) => {
          const [row, key] = [rows[index] as Row, keys[index] ?? ''];
          return (
            <TableCard
              key={key}
              rowKey={key}
              name={rowName(row)}
              index={long ? index : undefined}
              count={rows.length}
              state={props.rowState?.(row)}
              selected={selection?.selected.has(key)}
              blocked={selection?.blocked?.(key)}
              onToggle={choosing.toggle}
              {...{ row, card, measure }}
            />
          );
        }}
      />
      <SkeletonCards as="li" cards={loadingRows} />
    </Cards>
  );
}

interface TableCardProps<Row> {
  row: Row;
  rowKey: string;
  name: string;
  card: (row: Row) => ReactNode;
  index: number | undefined;
  count: number;
  measure: MeasureRow | undefined;
  selected: boolean | undefined;
  blocked: string | undefined;
  onToggle: (key: string, range: boolean) => void;
  state: RowState | undefined;
}

function PlainTableCard<Row>(props: TableCardProps<Row>) {
  const { row, rowKey, name, card, index, count, measure, selected, blocked, onToggle, state } = props;
  const { t } = useTranslation('common');
  const label = t('table.selectRow', { name });
  const place = index === undefined ? {} : { 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': count };
  return (
    <CardRow
      ref={measure}
      {...place}
      aria-busy={state === 'saving' || undefined}
      data-selected={selected ?? false}
      data-blocked={blocked !== undefined}
      data-state={state}
      data-row={rowKey}
    >
      {selected !== undefined && (
        <Checkbox
          data-selects=""
          label={blocked === undefined ? label : `${label}: ${blocked}`}
          title={blocked}
          checked={selected}
          disabled={blocked !== undefined}
          onChange={(event) => onToggle(rowKey, withShift(event))}
        />
      )}
      <div>{card(row)}</div>
    </CardRow>
  );
}

const TableCard = memo(PlainTableCard) as typeof PlainTableCard;
