import { brand, type Instant } from '@fnc/domain';
import { useEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { turnOf } from '../campaigns/localMoment.ts';
import { FactList } from '../FactList/FactList.tsx';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Halves, Main, Side } from './EditorLayout.styles.ts';
import type { CampaignEditorProps } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { Notices, PreviewCard, SendFacts, SideHead } from './Review.styles.ts';
import { ReviewAudience } from './ReviewAudience.tsx';
import { ReviewChecks } from './ReviewChecks.tsx';
import { reviewChecks } from './reviewChecks.ts';
import { SendBlocked } from './SendBlocked.tsx';
import { sendingTime } from './sendingTime.ts';
import { isTestable, shownMail, testMail } from './testMail.ts';
import { TestSend } from './TestSend.tsx';
import { useUnscheduling } from './useUnscheduling.ts';

export interface ReviewStepProps extends Pick<
  CampaignEditorProps,
  | 'draft'
  | 'onDraft'
  | 'templates'
  | 'audience'
  | 'onRetry'
  | 'onCopy'
  | 'mail'
  | 'now'
  | 'testAddress'
  | 'onTest'
  | 'onStep'
  | 'leadHref'
  | 'sending'
  | 'onUnschedule'
> {
  view: EditorView;
  /** What became of the last try, when it did not end well. */
  notice: string | null;
}

/** The last look: who gets it and who does not, what was checked, a test, and when. This is the confirmation. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, mail, now, onStep, sending, view, notice } = props;
  const { t, language } = useAdminWords();
  const { counts, block, resuming } = view;
  const figure = (value: number) => formatFigure(value, language);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever still holds Enter, or has pressed twice, is not on a button that sends.
  useEffect(() => title.current?.focus(), []);
  const unscheduling = useUnscheduling(props.onUnschedule);
  const shown = shownMail(props, view, language);
  const turnWords = (instant: Instant) => {
    const turn = turnOf(instant);
    return turn === null ? [] : [t(turn === 'first' ? 'campaigns.editor.firstTime' : 'campaigns.editor.secondTime')];
  };
  const moment =
    draft.when === 'later'
      ? draft.scheduledAt === null
        ? t('campaigns.review.noMoment')
        : [
            t('campaigns.review.at', { moment: dateWords(t, language, now).full(draft.scheduledAt) }),
            ...turnWords(draft.scheduledAt),
          ].join(' \u00B7 ')
      : t('campaigns.review.atOnce', {
          time: sendingTime(t, view.isCounted ? counts.willGet : draft.recipients.length, mail),
        });
  const from = mail?.from ?? `${brand.sender.name} <${brand.sender.email}>`;

  return (
    <Halves style={{ '--side': 'minmax(0, 27.75rem)' }}>
      <Main>
        <Notices>
          {sending && (
            <Alert tone="info" live>
              {t('campaigns.editor.sendingText')}
            </Alert>
          )}
          {notice !== null && (
            <Alert tone="danger" live>
              {notice}
            </Alert>
          )}
          {resuming && !sending && (
            <Alert
              tone="info"
              action={
                view.status === 'scheduled' && (
                  <TextButton
                    aria-disabled={unscheduling.busy || undefined}
                    onClick={() => !unscheduling.busy && void unscheduling.unschedule()}
                  >
                    {t(unscheduling.busy ? 'campaigns.outcome.unscheduling' : 'campaigns.outcome.unschedule')}
                  </TextButton>
                )
              }
            >
              {t('campaigns.review.resuming', {
                accepted: figure(counts.already),
                left: figure(counts.willGet),
              })}
            </Alert>
          )}
          {unscheduling.problem !== null && (
            <Alert tone="danger" live>
              {t('campaigns.outcome.stopFailed', { message: problemText(t, unscheduling.problem) })}
            </Alert>
          )}
          {mail !== null && !mail.configured && <Alert tone="warning">{t('campaigns.review.mailOffText')}</Alert>}
          {block !== null && block.kind !== 'audience' && <SendBlocked block={block} onStep={onStep} />}
        </Notices>
        <ReviewAudience {...props} titleRef={title} />
        <SendFacts>
          <FactList
            title={t('campaigns.review.sending')}
            facts={[
              { name: t('campaigns.subject'), value: draft.subject || t('campaigns.noSubject') },
              { name: t('campaigns.review.from'), value: from },
              ...(mail === null || mail.replyTo === '' || from.includes(mail.replyTo)
                ? []
                : [{ name: t('campaigns.review.replyTo'), value: mail.replyTo }]),
              { name: t('campaigns.review.moment'), value: moment },
            ]}
          />
        </SendFacts>
      </Main>
      <Side aria-label={t('campaigns.review.checks')}>
        <ReviewChecks checks={reviewChecks(t, draft, mail)} />
        <TestSend
          address={props.testAddress}
          now={now}
          disabled={sending || !isTestable(draft)}
          onTest={(to) => props.onTest(testMail(to, shown))}
        />
        <section aria-labelledby="campaign-preview">
          <SideHead>
            <h3 id="campaign-preview">{t('campaigns.preview')}</h3>
            {!resuming && <TextButton onClick={() => onStep('compose')}>{t('campaigns.review.larger')}</TextButton>}
          </SideHead>
          <PreviewCard>
            <strong>{shown.subject || t('campaigns.noSubject')}</strong>
            <p lang={shown.language}>{shown.text.slice(0, 400)}</p>
          </PreviewCard>
        </section>
      </Side>
    </Halves>
  );
}
