import { brand, type Language, type Result, type UnsubscribeLinkRequest, unsubscribeLinkSchema } from '@fnc/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { Honeypot, RetryNote, SendFailureAlert } from '../forms/FormParts.tsx';
import { emptyOf, labelsOf, lineProps, plainPost, unsubscribeFields } from '../forms/formFields.ts';
import { Rose } from '../forms/forms.styles.ts';
import { type SendFailure, useFailureFocus, useRetry } from '../forms/sendFailure.ts';
import { keepTyped } from '../forms/useDraft.ts';
import { Outcome, useAlertFocus } from './Outcome.tsx';
import { Box, Fields, Form, Mistake, OneButton, Page } from './Unsubscribe.styles.ts';

interface AskForLinkProps {
  language: Language;
  /** From the last attempt, or for an invalid link: then this is the next step. */
  failure: SendFailure | null;
  /** From `useRetry`. */
  retrying: boolean;
  onSend: (email: string) => Promise<void>;
}

const empty = { ...emptyOf(unsubscribeFields), honeypot: '' };

/** The address to send a link to. The answer does not reveal whether it is on the list. */
function AskForLink({ language, failure, retrying, onSend }: AskForLinkProps) {
  const { t } = useTranslation(['site', 'errors']);
  const ask = useSchemaForm<UnsubscribeLinkRequest, UnsubscribeLinkRequest>({
    schema: unsubscribeLinkSchema,
    defaultValues: empty,
    labels: labelsOf(unsubscribeFields, t),
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
        {unsubscribeFields.map((each) => (
          <TextField key={each.name} {...keepTyped(form, field(each.name))} {...lineProps(each)} />
        ))}
        <Honeypot label={t('site:unsubscribe.honeypot')} {...form.register('honeypot')} />
      </Fields>
      <Button type="submit" variant="deep" busyLabel={busy ? t('site:unsubscribe.sending') : undefined}>
        {t('site:unsubscribe.send')}
      </Button>
      <RetryNote retrying={retrying} />
    </Form>
  );
}

interface ConfirmProps {
  language: Language;
  failure: SendFailure | null;
  /** From `useRetry`. */
  retrying: boolean;
  /** `null` on the prerendered page: the browser then posts the form, and the server reads the token from the Referer. */
  onConfirm: (() => Promise<void>) | null;
}

/** Opening a link changes nothing, because programs open links in mails too: only this button does. */
function Confirm({ language, failure, retrying, onConfirm }: ConfirmProps) {
  const { t } = useTranslation(['site', 'errors']);
  const [busy, setBusy] = useState(false);
  const alert = useAlertFocus(failure);
  const confirm = async (event: FormEvent) => {
    if (onConfirm === null) return;
    event.preventDefault();
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    // Without JavaScript it is sent to the page's own address, which holds the token.
    <OneButton method="post" onSubmit={(event) => void confirm(event)}>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:unsubscribe_failed')}
          kept={t('site:unsubscribe.kept')}
        />
      )}
      <input type="hidden" name="language" value={language} />
      {onConfirm === null && <p>{t('site:unsubscribe.fromMail')}</p>}
      <Button type="submit" variant="primary" busyLabel={busy ? t('site:unsubscribe.submitting') : undefined}>
        {t('site:unsubscribe.submit')}
      </Button>
      <RetryNote retrying={retrying} />
    </OneButton>
  );
}

interface ResubscribeProps {
  failure: SendFailure | null;
  /** From `useRetry`. */
  retrying: boolean;
  onResubscribe: () => Promise<void>;
}

/** Undoes the unsubscription after a click by mistake. */
function Resubscribe({ failure, retrying, onResubscribe }: ResubscribeProps) {
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

/** The sentence to show, or the failure. Always resolves; it does not reject. */
export type UnsubscribeAnswer = Promise<Result<string, SendFailure>>;

export interface UnsubscribeProps {
  /** The token of a mail's link; `null` without a link, and on the prerendered page. */
  token: string | null;
  language: Language;
  homeHref: string;
  onUnsubscribe: (token: string) => UnsubscribeAnswer;
  /** Undoes it by the same link. */
  onResubscribe: (token: string) => UnsubscribeAnswer;
  onRequestLink: (email: string) => UnsubscribeAnswer;
}

interface Said {
  step: 'unsubscribed' | 'resubscribed' | 'linkSent';
  sentence: string;
}

/** Unsubscribes by one button for visitors with a mail's link; others enter an address to get a link. */
export function Unsubscribe({ token, language, homeHref, ...calls }: UnsubscribeProps) {
  const { t } = useTranslation('site');
  const [said, setSaid] = useState<Said | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const retry = useRetry();
  const isDead = failure?.code === 'unsubscribe_link_invalid';

  // Forms have a box; the single button does not.
  const asks = token === null || isDead;
  // Without a token, as on the prerendered page, both forms are there, and styles show the one for the address. The app
  // then removes the other, so that a form that is being sent stays.

  const keep = async (attempt: () => UnsubscribeAnswer, step: Said['step']) => {
    setFailure(null);
    const answered = await retry.send(attempt);
    if (answered.ok) setSaid({ sentence: answered.value, step });
    else setFailure(answered.error);
  };
  const again = <TextButton onClick={() => setSaid(null)}>{t('unsubscribe.again')}</TextButton>;

  return (
    <Page>
      <Rose>
        <CompassRose />
      </Rose>
      <h1>{t('unsubscribe.title')}</h1>
      {said === null && <p>{t('unsubscribe.lead', { brand: brand.name })}</p>}
      <Box data-framed={said !== null || asks} data-undecided={(said === null && token === null) || undefined}>
        {said !== null && (
          <Outcome sentence={said.sentence} homeHref={homeHref} beside={said.step === 'linkSent' && again}>
            {said.step === 'unsubscribed' && token !== null && (
              <Resubscribe
                failure={failure}
                retrying={retry.retrying}
                onResubscribe={() => keep(() => calls.onResubscribe(token), 'resubscribed')}
              />
            )}
          </Outcome>
        )}
        {said === null && asks && (
          <AskForLink
            language={language}
            failure={failure}
            retrying={retry.retrying}
            onSend={(email) => keep(() => calls.onRequestLink(email), 'linkSent')}
          />
        )}
        {said === null && !isDead && (
          <Confirm
            language={language}
            failure={token === null ? null : failure}
            retrying={token !== null && retry.retrying}
            onConfirm={token === null ? null : () => keep(() => calls.onUnsubscribe(token), 'unsubscribed')}
          />
        )}
      </Box>
    </Page>
  );
}
