import { unsubscribeLinkSchema, type Language, type UnsubscribeLinkRequest } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { plainPost } from '../forms/plainPost.ts';
import type { SendFailure } from '../forms/sendFailure.ts';
import { keepTyped } from '../forms/typed.ts';
import { useFailureFocus } from '../forms/useFailureFocus.ts';
import { Honeypot } from '../Honeypot/Honeypot.tsx';
import { RetryNote } from '../RetryNote/RetryNote.tsx';
import { SendFailureAlert } from '../SendFailureAlert/SendFailureAlert.tsx';
import { Fields, Form } from './Unsubscribe.styles.ts';

export interface AskForLinkProps {
  language: Language;
  /** Of the last attempt, or of a link that does not work: then this is the way on. */
  failure: SendFailure | null;
  /** Of `useRetry`. */
  retrying: boolean;
  onSend: (email: string) => Promise<void>;
}

const empty = { email: '', honeypot: '' };

/** The address to send a link to. What comes back does not tell whether it is on the list. */
export function AskForLink({ language, failure, retrying, onSend }: AskForLinkProps) {
  const { t } = useTranslation(['site', 'errors']);
  const ask = useSchemaForm<UnsubscribeLinkRequest, UnsubscribeLinkRequest>({
    schema: unsubscribeLinkSchema,
    defaultValues: empty,
    labels: { email: t('site:unsubscribe.email') },
  });
  const { busy, field, form, submit } = ask;
  const alert = useFailureFocus(ask, failure);
  const send = submit(({ email }) => onSend(email));
  return (
    <Form method="post" action={plainPost.unsubscribeLink} noValidate onSubmit={(event) => void send(event)}>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:unsubscribe_failed')}
          kept={t('site:unsubscribe.kept')}
        />
      )}
      <p>{t('site:unsubscribe.ask')}</p>
      <input type="hidden" name="language" value={language} />
      <Fields>
        <TextField {...keepTyped(form, field('email'))} type="email" autoComplete="email" inputMode="email" />
        <Honeypot label={t('site:unsubscribe.honeypot')} {...form.register('honeypot')} />
      </Fields>
      <Button type="submit" variant="deep" busyLabel={busy ? t('site:unsubscribe.sending') : undefined}>
        {t('site:unsubscribe.send')}
      </Button>
      <RetryNote retrying={retrying} />
    </Form>
  );
}
