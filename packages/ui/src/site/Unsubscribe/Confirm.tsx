import type { Language } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { plainPost } from '../forms/plainPost.ts';
import type { SendFailure } from '../forms/sendFailure.ts';
import { RetryNote } from '../RetryNote/RetryNote.tsx';
import { SendFailureAlert } from '../SendFailureAlert/SendFailureAlert.tsx';
import { Plain } from './Unsubscribe.styles.ts';
import { useAlertFocus } from './useAlertFocus.ts';

export interface ConfirmProps {
  failure: SendFailure | null;
  /** Of `useRetry`. */
  retrying: boolean;
  onConfirm: () => Promise<void>;
}

/** Opening a link changes nothing, because programs open the links of a mail too: this button does. */
export function Confirm({ failure, retrying, onConfirm }: ConfirmProps) {
  const { t } = useTranslation(['site', 'errors']);
  const [busy, setBusy] = useState(false);
  const alert = useAlertFocus(failure);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:unsubscribe_failed')}
          kept={t('site:unsubscribe.kept')}
        />
      )}
      <Button
        variant="primary"
        busyLabel={busy ? t('site:unsubscribe.submitting') : undefined}
        onClick={() => void confirm()}
      >
        {t('site:unsubscribe.submit')}
      </Button>
      <RetryNote retrying={retrying} />
    </>
  );
}

/** Without JavaScript the page does not know its own address; the server reads the token from where the form came from. */
export function ConfirmPlainly({ language }: { language: Language }) {
  const { t } = useTranslation('site');
  return (
    <noscript>
      <Plain method="post" action={plainPost.unsubscribe}>
        <input type="hidden" name="language" value={language} />
        <p>{t('unsubscribe.fromMail')}</p>
        <Button type="submit" variant="deep">
          {t('unsubscribe.submit')}
        </Button>
      </Plain>
    </noscript>
  );
}
