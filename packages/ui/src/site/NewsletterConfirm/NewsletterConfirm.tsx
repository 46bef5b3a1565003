import { brand, type Language, type Result } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Rose } from '../forms/formPage.styles.ts';
import type { SendFailure } from '../forms/sendFailure.ts';
import { useRetry } from '../forms/useRetry.ts';
import { Outcome } from '../Unsubscribe/Outcome.tsx';
import { Box, Page } from '../Unsubscribe/Unsubscribe.styles.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { LinkNeeded } from './LinkNeeded.tsx';

export interface NewsletterConfirmProps {
  /** Of the link in a mail; `null` for whoever came without one, `undefined` on the prerendered page, which cannot know. */
  token: string | null | undefined;
  language: Language;
  homeHref: string;
  /** Where the newsletter can be asked for again. */
  guideHref: string;
  /** The sentence to show, or why it failed. Answers in every case; it does not reject. */
  onConfirm: (token: string) => Promise<Result<string, SendFailure>>;
}

/** Confirms the newsletter with one button. Opening the link changes nothing: programs open the links of a mail too. */
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
      {/* Another box, not a changed one: nothing of it moves from one look to the other. */}
      <Box key={framed ? 'framed' : 'free'} data-framed={framed}>
        {children}
      </Box>
    </Page>
  );
}
