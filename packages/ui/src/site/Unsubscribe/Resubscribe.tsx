import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import type { SendFailure } from '../forms/sendFailure.ts';
import { RetryNote } from '../RetryNote/RetryNote.tsx';
import { SendFailureAlert } from '../SendFailureAlert/SendFailureAlert.tsx';
import { Mistake } from './Unsubscribe.styles.ts';
import { useAlertFocus } from './useAlertFocus.ts';

export interface ResubscribeProps {
  failure: SendFailure | null;
  /** Of `useRetry`. */
  retrying: boolean;
  onResubscribe: () => Promise<void>;
}

/** Takes the unsubscription back, for whoever did not mean it. */
export function Resubscribe({ failure, retrying, onResubscribe }: ResubscribeProps) {
  const { t } = useTranslation(['site', 'errors']);
  const [busy, setBusy] = useState(false);
  const alert = useAlertFocus(failure);
  const resubscribe = async () => {
    setBusy(true);
    await onResubscribe();
    setBusy(false);
  };
  return (
    <Mistake>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:resubscribe_failed')}
          kept={t('site:unsubscribe.stays')}
        />
      )}
      <p>{t('site:unsubscribe.mistake')}</p>
      <Button busyLabel={busy ? t('site:unsubscribe.resubscribing') : undefined} onClick={() => void resubscribe()}>
        {t('site:unsubscribe.resubscribe')}
      </Button>
      <RetryNote retrying={retrying} />
    </Mistake>
  );
}
