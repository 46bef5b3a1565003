import { brand, type Language, type Result } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Rose } from '../forms/formPage.styles.ts';
import type { SendFailure } from '../forms/sendFailure.ts';
import { useRetry } from '../forms/useRetry.ts';
import { AskForLink } from './AskForLink.tsx';
import { Confirm, ConfirmPlainly } from './Confirm.tsx';
import { Outcome } from './Outcome.tsx';
import { Resubscribe } from './Resubscribe.tsx';
import { Box, Page } from './Unsubscribe.styles.ts';

/** The sentence to show, or why it failed. Answers in every case; it does not reject. */
export type UnsubscribeAnswer = Promise<Result<string, SendFailure>>;

export interface UnsubscribeProps {
  /** Of the link in a mail; `null` for whoever came without one, and on the prerendered page. */
  token: string | null;
  language: Language;
  homeHref: string;
  onUnsubscribe: (token: string) => UnsubscribeAnswer;
  /** Takes it back, by the same link. */
  onResubscribe: (token: string) => UnsubscribeAnswer;
  onRequestLink: (email: string) => UnsubscribeAnswer;
}

interface Said {
  step: 'unsubscribed' | 'resubscribed' | 'linkSent';
  sentence: string;
}

/** Leaves the newsletter: one button for whoever has the link of a mail, else the address such a link is sent to. */
export function Unsubscribe({ token, language, homeHref, ...calls }: UnsubscribeProps) {
  const { t } = useTranslation('site');
  const [said, setSaid] = useState<Said | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const retry = useRetry();
  const isDead = failure?.code === 'unsubscribe_link_invalid';

  // A box is for a form; the one button of a mail's link stands free.
  const asks = token === null || isDead;

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
      <p>{t('unsubscribe.lead', { brand: brand.name })}</p>
      <Box data-framed={said !== null || asks}>
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
        {said === null && !asks && (
          <Confirm
            failure={failure}
            retrying={retry.retrying}
            onConfirm={() => keep(() => calls.onUnsubscribe(token), 'unsubscribed')}
          />
        )}
        {said === null && asks && (
          <>
            <AskForLink
              language={language}
              failure={failure}
              retrying={retry.retrying}
              onSend={(email) => keep(() => calls.onRequestLink(email), 'linkSent')}
            />
            {token === null && <ConfirmPlainly language={language} />}
          </>
        )}
      </Box>
    </Page>
  );
}
