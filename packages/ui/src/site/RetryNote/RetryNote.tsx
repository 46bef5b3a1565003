import { useTranslation } from 'react-i18next';
import { Line } from './RetryNote.styles.ts';

export interface RetryNoteProps {
  /** From `useRetry`. */
  retrying: boolean;
}

/** Beside a form's button: the server is busy, and the form retries by itself. Read aloud when it appears. */
export function RetryNote({ retrying }: RetryNoteProps) {
  const { t } = useTranslation('site');
  return <Line role="status">{retrying && t('retrying')}</Line>;
}
