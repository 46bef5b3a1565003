import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../Link/TextButton.tsx';
import { withStrong } from '../Text/withStrong.ts';
import { Bar } from './FilterBar.styles.ts';

export interface FilterBarProps {
  /**
   * Number of matches, and of all items without filters; `exceeded` when more match than were counted. `null` while
   * unknown.
   */
  count: { shown: number; total: number; exceeded?: boolean | undefined } | null;
  /** Removes all filters; absent when none is active. */
  onReset?: (() => void) | undefined;
  /** `Chip` and `ChipButton`. */
  children: ReactNode;
}

const drawn = (chip: ReactNode) => chip !== null && chip !== undefined && typeof chip !== 'boolean';

/**
 * The active filters, "12 van 87" and Reset. A changed count is announced. A removed chip, and Reset when it disappears
 * with the last chip, pass the focus to the chip that takes the place.
 */
export function FilterBar({ count, onReset, children }: FilterBarProps) {
  const { t } = useTranslation('common');
  const shownOf = ({ shown, exceeded = false }: NonNullable<FilterBarProps['count']>) =>
    exceeded ? t('table.moreThan', { count: shown }) : shown;
  const bar = useRef<HTMLDivElement>(null);
  const focusedChip = useRef<number | null>(null);

  useLayoutEffect(() => {
    const chip = focusedChip.current;
    if (chip === null || document.activeElement !== document.body) return;
    const chips = [...(bar.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    const next = chips[Math.min(chip, chips.length - 1)]?.querySelector<HTMLElement>('button');
    (next ?? bar.current)?.focus();
  });

  return (
    <Bar
      ref={bar}
      tabIndex={-1}
      onFocus={({ target }) => {
        const chips = [...(bar.current?.querySelectorAll('li') ?? [])];
        focusedChip.current = Math.max(
          0,
          chips.findIndex((chip) => chip.contains(target)),
        );
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focusedChip.current = null; // the focus moved elsewhere; the chip was not removed
      }}
    >
      <ul aria-label={t('filter.active')}>{Children.map(children, (chip) => drawn(chip) && <li>{chip}</li>)}</ul>
      <p role="status">
        {count && <span>{withStrong(t('table.shown', { shown: shownOf(count), total: count.total }))}</span>}
      </p>
      {onReset && <TextButton onClick={onReset}>{t('action.reset')}</TextButton>}
    </Bar>
  );
}
