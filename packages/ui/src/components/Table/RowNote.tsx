import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { TextButton } from '../Link/TextButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Note } from './Table.styles.ts';
import type { RowState } from './table.ts';

export interface RowNoteProps {
  state: RowState;
  /** The full error message, for screen readers and on hover; the row has room for one word. */
  message?: string | undefined;
  /** The change to retry, read after "opnieuw": "Benaderd". */
  retryName?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** In a cell of a row whose change is being saved or failed: the error is shown where it occurred. */
export function RowNote({ state, message, retryName, onRetry }: RowNoteProps) {
  const { t } = useTranslation('common');
  if (state === 'saving') return <Note data-state={state}>{t('table.rowSaving')}</Note>;
  return (
    <Note data-state={state} role="alert" title={message}>
      <Icon of={CircleAlert} size={14} />
      <span>
        {message === undefined ? t('table.rowFailed') : <VisuallyHidden>{message}</VisuallyHidden>}
        {message !== undefined && <span aria-hidden="true">{t('table.rowFailed')}</span>}{' '}
        {onRetry && (
          <TextButton
            aria-label={retryName === undefined ? undefined : `${t('table.rowRetry')}: ${retryName}`}
            onClick={onRetry}
          >
            {t('table.rowRetry')}
          </TextButton>
        )}
      </span>
    </Note>
  );
}
