import type { Language } from '@fnc/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { plainPost } from '../forms/plainPost.ts';
import type { SendFailure } from '../forms/sendFailure.ts';
import { RetryNote } from '../RetryNote/RetryNote.tsx';
import { SendFailureAlert } from '../SendFailureAlert/SendFailureAlert.tsx';
import { useAlertFocus } from '../Unsubscribe/useAlertFocus.ts';
import { Form } from './NewsletterConfirm.styles.ts';

export interface ConfirmFormProps {
  /** `undefined`: not known yet. The browser posts the form then, and the server reads the token from where it came from. */
  token: string | undefined;
  language: Language;
  /** Of the last attempt. */
  failure: SendFailure | null;
  /** Of `useRetry`. */
  retrying: boolean;
  onConfirm: (token: string) => Promise<void>;
}

/** One button. A browser can send it by itself too. */
export function ConfirmForm({ token, language, failure, retrying, onConfirm }: ConfirmFormProps) {
  const { t } = useTranslation(['newsletter', 'errors']);
  const [busy, setBusy] = useState(false);
  const alert = useAlertFocus(failure);
  const send = async (event: FormEvent) => {
    if (token === undefined) return;
    event.preventDefault();
    setBusy(true);
    await onConfirm(token);
    setBusy(false);
  };
  return (
    <Form method="post" action={plainPost.confirmNewsletter} onSubmit={(event) => void send(event)}>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:confirmation_failed')}
          kept={t('newsletter:kept')}
        />
      )}
      <input type="hidden" name="language" value={language} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <Button type="submit" variant="primary" busyLabel={busy ? t('newsletter:submitting') : undefined}>
        {t('newsletter:submit')}
      </Button>
      <RetryNote retrying={retrying} />
      <p>{t('newsletter:leave')}</p>
    </Form>
  );
}
