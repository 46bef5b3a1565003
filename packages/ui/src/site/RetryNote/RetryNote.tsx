import { useTranslation } from 'react-i18next';
import { Line } from './RetryNote.styles.ts';

export interface RetryNoteProps {
  /** Of `useRetry`. */
  retrying: boolean;
}

/** Beside the button of a form: the server is busy, and the form tries again by itself. Read aloud when it appears. */
export function RetryNote({ retrying }: RetryNoteProps) {
  const { t } = useTranslation('site');
  return <Line role="status">{retrying && t('retrying')}</Line>;
}
