import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../locales/figures.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { Actions, SelectionRow } from './BulkBar.styles.ts';

/**
 * Closing a bar from within returns the focus to the box that was used when it appeared.
 */
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
  /** Chosen rows, over all pages. */
  count: number;
  /** Rows that match the filters, over all pages. */
  matching: number;
  /** Even more match than `matching` says: they were not all counted. */
  exceeded?: boolean | undefined;
  onSelectAllMatching: () => void;
  onClear: () => void;
  /** Secondary buttons; at most one primary, last. */
  children: ReactNode;
}

/**
 * What can be done with the chosen rows, in the place of the toolbar and as high, so that nothing jumps. Choosing goes in
 * two steps: the page by its box, then all that match. The count is read aloud when it changes; closed from within, the
 * bar gives the focus back to the row.
 */
export function BulkBar({ count, matching, exceeded = false, onSelectAllMatching, onClear, children }: BulkBarProps) {
  const { t, i18n } = useTranslation('common');
  const bar = useRef<HTMLDivElement>(null);
  useFocusBack(bar);
  const all = !exceeded && count >= matching;
  return (
    <SelectionRow ref={bar} data-band="deep" role="region" aria-label={t('table.bulkActions')}>
      <Checkbox label={t('table.clearSelection')} checked={all} indeterminate={!all} onChange={onClear} />
      <strong role="status">{t('table.selected', { count, figure: formatFigure(count, i18n.language) })}</strong>
      {!all && (
        <TextButton onClick={onSelectAllMatching}>
          {exceeded
            ? t('table.selectAllFound')
            : t('table.selectAllMatching', { count: matching, figure: formatFigure(matching, i18n.language) })}
        </TextButton>
      )}
      <Actions>
        {children}
        <IconButton icon={X} label={t('table.clearSelection')} onClick={onClear} />
      </Actions>
    </SelectionRow>
  );
}
