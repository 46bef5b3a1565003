import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { SelectionPlace, SelectionRow } from './BulkBar.styles.ts';

/** Returns the focus to the checkbox that was used when the bar appeared, if the bar is closed by its own button. */
function useFocusBack(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const before = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [bar]);
}

export interface BulkBarProps {
  /** Selected rows, over all pages. */
  count: number;
  /** Rows that match the filters, over all pages. */
  matching: number;
  /** More rows match than `matching`: counting stopped there. */
  exceeded?: boolean | undefined;
  onSelectAllMatching: () => void;
  onClear: () => void;
  /** Secondary buttons; at most one primary, last. */
  children: ReactNode;
}

/**
 * Actions for the selected rows. Replaces the toolbar at the same height, so that the table does not move. Selecting
 * has two steps: the checkbox selects the page, a button all matching rows. A changed count is announced. Closing the
 * bar by its own button returns the focus to the row.
 */
export function BulkBar({ count, matching, exceeded = false, onSelectAllMatching, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('common');
  const bar = useRef<HTMLDivElement>(null);
  useFocusBack(bar);
  const all = !exceeded && count >= matching;
  return (
    <SelectionPlace data-bulk="">
      <SelectionRow ref={bar} data-band="deep" role="region" aria-label={t('table.bulkActions')}>
        <Checkbox label={t('table.clearSelection')} checked={all} indeterminate={!all} onChange={onClear} />
        <strong role="status">{t('table.selected', { count })}</strong>
        {!all && (
          <TextButton onClick={onSelectAllMatching}>
            {exceeded ? t('table.selectAllFound') : t('table.selectAllMatching', { count: matching })}
          </TextButton>
        )}
        <div>
          {children}
          <IconButton icon={X} label={t('table.clearSelection')} onClick={onClear} />
        </div>
      </SelectionRow>
    </SelectionPlace>
  );
}
