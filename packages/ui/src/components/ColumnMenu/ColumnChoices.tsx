import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { canChoose, moveColumn, orderColumns, toggleColumn, usualSet } from '../Table/columnSet.ts';
import { useWindowWidth } from '../Table/useWindowWidth.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ColumnMenuProps } from './ColumnMenu.tsx';
import { ColumnItem, ColumnList } from './ColumnMenu.styles.ts';

type ColumnChoicesProps<Row> = Pick<ColumnMenuProps<Row>, 'columns' | 'columnSet' | 'onColumnSet'>;

/** A box for each column, and two buttons that move it; Alt with an arrow moves it from its box. */
export function ColumnChoices<Row>({ columns, columnSet, onColumnSet }: ColumnChoicesProps<Row>) {
  const { t } = useTranslation('common');
  const width = useWindowWidth();
  const set = columnSet ?? usualSet(columns, width);
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const choices = orderColumns(columns, set).filter((column) => canChoose(column, columns));

  // The browser takes the focus away from what moves in the document.
  useLayoutEffect(() => {
    if (refocus.current !== null) list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  });

  const move = (id: string, by: 1 | -1, part: string) => {
    const next = moveColumn(columns, set, id, by);
    if (next === set) return;
    const place = choices.findIndex((column) => column.id === id) + by + 1;
    const name = choices.find((column) => column.id === id)?.head ?? id;
    refocus.current = `[data-column="${CSS.escape(id)}"] ${part}`;
    setSaid(t('table.columnPlace', { name, place, count: choices.length }));
    onColumnSet(next);
  };
  const moveByKey = (id: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1, 'input');
  };

  return (
    <>
      <ColumnList ref={list}>
        {columns.slice(0, 1).map(({ id, head }) => (
          <ColumnItem key={id}>
            <CheckboxField label={`${head}, ${t('table.columnAlways')}`} checked disabled readOnly />
          </ColumnItem>
        ))}
        {choices.map(({ id, head: name }, index) => (
          <ColumnItem key={id} data-column={id} onKeyDown={moveByKey(id)}>
            <CheckboxField
              label={name}
              checked={!set.hidden.includes(id)}
              onChange={() => onColumnSet(toggleColumn(set, id))}
            />
            <IconButton
              icon={ChevronUp}
              label={t('table.columnEarlier', { name })}
              tooltip="none"
              data-move="-1"
              aria-disabled={index === 0 || undefined}
              onClick={() => move(id, -1, '[data-move="-1"]')}
            />
            <IconButton
              icon={ChevronDown}
              label={t('table.columnLater', { name })}
              tooltip="none"
              data-move="1"
              aria-disabled={index === choices.length - 1 || undefined}
              onClick={() => move(id, 1, '[data-move="1"]')}
            />
          </ColumnItem>
        ))}
      </ColumnList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
