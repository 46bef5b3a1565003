import { brand, type Language, type Result } from '@fnc/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Outcome, useAlertFocus } from '../Unsubscribe/Outcome.tsx';
import { RetryNote, SendFailureAlert } from '../forms/FormParts.tsx';
import { Rose } from '../forms/forms.styles.ts';
import { Marked } from '../Marked/Marked.tsx';
import { Box, Page, Ways } from '../Unsubscribe/Unsubscribe.styles.ts';
import { type SendFailure, useRetry } from '../forms/sendFailure.ts';
import { Form } from './NewsletterConfirm.styles.ts';

interface ConfirmFormProps {
  /** `undefined` while the page is built: a plain form then posts, and the server reads the token from the referring address. */
  token: string | undefined;
  language: Language;
  /** The last attempt's problem. */
  failure: SendFailure | null;
  /** The result of `useRetry`. */
  retrying: boolean;
  onConfirm: (token: string) => Promise<void>;
}

/** A form with one button. It also works without scripts. */
function ConfirmForm({ token, language, failure, retrying, onConfirm }: ConfirmFormProps) {
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
    // Without JavaScript it is sent to the page's own address, which holds the token.
    <Form method="post" onSubmit={(event) => void send(event)}>
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

interface LinkNeededProps {
  /** Why the link does not work; `null` without a link. */
  failure: SendFailure | null;
  homeHref: string;
  guideHref: string;
}

/** Says where the link is, and how to get a new one. */
function LinkNeeded({ failure, homeHref, guideHref }: LinkNeededProps) {
  const { t } = useTranslation(['newsletter', 'errors']);
  const alert = useAlertFocus(failure);
  return (
    <>
      {failure !== null && (
        <SendFailureAlert
          ref={alert}
          message={failure.message ?? t('errors:confirmation_link_invalid')}
          kept={t('newsletter:kept')}
        />
      )}
      {failure === null && <p>{t('newsletter:linkText')}</p>}
      <p>
        <Marked text={t('newsletter:linkAgain')} marks={{ guide: <Link href={guideHref} /> }} />
      </p>
      <Ways>
        <Link href={homeHref}>{t('newsletter:home')}</Link>
      </Ways>
    </>
  );
}

export interface NewsletterConfirmProps {
  /** The token of the link in a mail; `null` without a link, `undefined` while the page is built. */
  token: string | null | undefined;
  language: Language;
  homeHref: string;
  /** The page with the newsletter's form. */
  guideHref: string;
  /** Returns the sentence to show, or why it failed. Never rejects. */
  onConfirm: (token: string) => Promise<Result<string, SendFailure>>;
}

/** Confirms the newsletter with one button. Opening the link changes nothing, because mail programs open links by themselves. */
export function NewsletterConfirm({ token, language, homeHref, guideHref, onConfirm }: NewsletterConfirmProps) {
  const { t } = useTranslation('newsletter');
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const retry = useRetry();
  const isDead = failure?.code === 'confirmation_link_invalid';

  const confirm = async (known: string) => {
    setFailure(null);
    const answered = await retry.send(() => onConfirm(known));
    if (answered.ok) setSaid(answered.value);
    else setFailure(answered.error);
  };

  if (said !== null) {
    return (
      <Shell title={t('doneTitle')} framed>
        <Outcome sentence={said} homeHref={homeHref} />
      </Shell>
    );
  }
  if (token === null || isDead) {
    return (
      <Shell title={t('linkTitle')} lead={t(isDead ? 'linkLead' : 'codeMissing')} framed>
        <LinkNeeded failure={failure} homeHref={homeHref} guideHref={guideHref} />
      </Shell>
    );
  }
  return (
    <Shell title={t('title')} lead={t('lead', { brand: brand.name })}>
      <ConfirmForm token={token} language={language} failure={failure} retrying={retry.retrying} onConfirm={confirm} />
    </Shell>
  );
}

interface ShellProps {
  title: string;
  lead?: string;
  framed?: boolean;
  children: React.ReactNode;
}

function Shell({ title, lead, framed = false, children }: ShellProps) {
  return (
    <Page>
      <Rose>
        <CompassRose />
      </Rose>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      {/* A new box instead of a changed one, so that no transition runs. */}
      <Box key={framed ? 'framed' : 'free'} data-framed={framed}>
        {children}
      </Box>
    </Page>
  );
}
