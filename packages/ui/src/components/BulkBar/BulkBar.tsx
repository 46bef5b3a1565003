import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { Actions, SelectionRow } from './BulkBar.styles.ts';

export interface BulkBarProps {
  /** Chosen rows, over all pages. */
  count: number;
  /** Rows that match the filters, over all pages. */
  matching: number;
  onSelectAllMatching: () => void;
  onClear: () => void;
  /** Secondary buttons; at most one primary, last. */
  children: ReactNode;
}

/** What can be done with the chosen rows. The count is read aloud when it changes. */
export function BulkBar({ count, matching, onSelectAllMatching, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('common');
  const all = count >= matching;
  return (
    <SelectionRow data-band="deep" role="region" aria-label={t('table.bulkActions')}>
      <Checkbox label={t('table.clearSelection')} checked={all} indeterminate={!all} onChange={onClear} />
      <strong role="status">{t('table.selected', { count })}</strong>
      {!all && (
        <TextButton onClick={onSelectAllMatching}>{t('table.selectAllMatching', { count: matching })}</TextButton>
      )}
      <Actions>
        {children}
        <IconButton icon={X} label={t('table.clearSelection')} onClick={onClear} />
      </Actions>
    </SelectionRow>
  );
}
