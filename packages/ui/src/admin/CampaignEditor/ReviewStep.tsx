import { brand, emailSchema, type ErrorCode, type Instant, textOfHtml } from '@fnc/domain';
import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FieldFault } from '../../components/Field/Field.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { MailSettings } from '../campaigns/campaignData.ts';
import { turnOf } from '../campaigns/localMoment.ts';
import { FactList } from '../FactList/FactList.tsx';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { ReviewAudience } from './CampaignAudience.tsx';
import type { CampaignEditorProps, CampaignStep } from './campaignEditorProps.ts';
import { Halves } from './EditorFrame.styles.ts';
import { PreviewCard, SendFacts, SideHead, TestDone, TestRow } from './EditorSteps.styles.ts';
import { ReviewChecks } from './ReviewChecks.tsx';
import {
  blockText,
  type EditorView,
  isTestable,
  type SendBlock,
  shownMail,
  testMail,
  type Unscheduling,
} from './useCampaignEditor.ts';

const stepOf = (block: SendBlock): CampaignStep | null => {
  if (block.kind === 'incomplete') return block.problems.some((one) => one !== 'recipients') ? 'compose' : 'recipients';
  if (block.kind === 'nobody') return 'recipients';
  if (block.kind === 'audience' || block.kind === 'held' || block.kind === 'refused') return null;
  return 'compose';
};

/** Why sending is blocked, what exactly is missing, and the way to that step. */
function SendBlocked({ block, onStep }: { block: SendBlock; onStep: (step: CampaignStep) => void }) {
  const { t, language } = useAdminWords();
  const step = stepOf(block);
  const missing =
    block.kind === 'incomplete'
      ? new Intl.ListFormat(language).format(
          block.problems.flatMap((one) =>
            one === 'placeholders' || one === 'unsubscribe' ? [] : t(`campaigns.editor.missing.${one}`),
          ),
        )
      : null;
  return (
    <Alert
      tone="danger"
      title={blockText(t, block)}
      action={
        step !== null && <TextButton onClick={() => onStep(step)}>{t(`campaigns.editor.goTo.${step}`)}</TextButton>
      }
    >
      {missing !== null && t('campaigns.editor.missingList', { missing })}
      {block.kind === 'refused' && t(`errors:${block.obstacle}`)}
    </Alert>
  );
}

/** How long the server needs for this number of mails, in words: "ongeveer 1 minuut". */
function sendingTime(t: AdminT, mails: number, mail: Pick<MailSettings, 'perSecond' | 'perHour'> | null): string {
  const perSecond = mail === null || mail.perSecond <= 0 ? 1 : mail.perSecond;
  const bySecond = mails / perSecond / 60;
  const byHour =
    mail?.perHour == null || mail.perHour <= 0 ? 0 : Math.floor(Math.max(0, mails - 1) / mail.perHour) * 60;
  const minutes = Math.max(1, Math.ceil(Math.max(bySecond, byHour)));
  return minutes < 120
    ? t('campaigns.review.minutes', { count: minutes })
    : t('campaigns.review.hours', { count: Math.round(minutes / 60) });
}

interface TestSendProps {
  address: string;
  now: Instant;
  /** The mail is empty, or has unknown fields. */
  disabled: boolean;
  onTest: (to: string) => Promise<Problem | null>;
}

type Outcome = { readonly to: string; readonly at: Instant; readonly problem: Problem | null };

/** A test mail to oneself, filled in for the preview's recipient. */
function TestSend({ address, now, disabled, onTest }: TestSendProps) {
  const { t, language } = useAdminWords();
  const [to, setTo] = useState(address);
  const [fault, setFault] = useState<ErrorCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || disabled) return;
    const found = emailSchema.safeParse(to).error?.issues[0]?.message as ErrorCode | undefined;
    setFault(found ?? null);
    setOutcome(null);
    if (found !== undefined) return;
    setBusy(true);
    const problem = await onTest(to.trim());
    setBusy(false);
    setOutcome({ to: to.trim(), at: now, problem });
  }

  return (
    <section aria-labelledby="campaign-test">
      <SideHead>
        <h3 id="campaign-test">{t('campaigns.review.test')}</h3>
      </SideHead>
      <TestRow noValidate onSubmit={(event) => void send(event)}>
        <TextField
          type="email"
          label={t('campaigns.review.testAddress')}
          labelPlace="hidden"
          value={to}
          error={fault === null ? undefined : t(`errors:${fault}`)}
          onChange={(event) => {
            setTo(event.target.value);
            setFault(null);
          }}
        />
        <Button
          type="submit"
          busyLabel={busy ? t('common:busy.sending') : undefined}
          aria-disabled={disabled || undefined}
        >
          {t('campaigns.review.testSend')}
        </Button>
      </TestRow>
      <TestDone role="status">
        {outcome !== null && outcome.problem === null && (
          <>
            <Icon of={Check} />
            {t('campaigns.review.testSent', { to: outcome.to, time: dateWords(t, language, now).time(outcome.at) })}
          </>
        )}
      </TestDone>
      {outcome !== null && outcome.problem !== null && (
        <FieldFault>{t('campaigns.review.testFailed', { message: problemText(t, outcome.problem) })}</FieldFault>
      )}
    </section>
  );
}

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
> {
  view: EditorView;
  unscheduling: Unscheduling;
  /** Why the last attempt failed. */
  notice: string | null;
}

/** The review: recipients and who is left out, checks, a test mail, and the time. This is the confirmation. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, mail, now, onStep, sending, view, unscheduling, notice } = props;
  const { t, language } = useAdminWords();
  const { counts, block, resuming } = view;
  const title = useRef<HTMLHeadingElement>(null);
  // A held Enter, or a double click, must not reach a button that sends.
  useEffect(() => title.current?.focus(), []);
  // Unscheduling removes its own button, and the focus with it.
  useEffect(() => {
    if (!resuming) title.current?.focus();
  }, [resuming]);
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
      <div>
        <Stack gap={3} below={5}>
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
              {t(view.mayHaveIt > 0 ? 'campaigns.review.resumingHeld' : 'campaigns.review.resuming', {
                accepted: counts.already,
                left: counts.willGet,
              })}
            </Alert>
          )}
          {unscheduling.problem !== null && (
            <Alert tone="danger" live>
              {t('campaigns.outcome.stopFailed', { message: problemText(t, unscheduling.problem) })}
            </Alert>
          )}
          {mail?.configured === false && <Alert tone="warning">{t('mailOff')}</Alert>}
          {block !== null && block.kind !== 'audience' && <SendBlocked block={block} onStep={onStep} />}
        </Stack>
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
      </div>
      <aside aria-label={t('campaigns.review.checks')}>
        <ReviewChecks draft={draft} mail={mail} templates={props.templates} recipients={view.people.willGet} />
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
            <p lang={shown.language}>{textOfHtml(shown.content).slice(0, 400)}</p>
          </PreviewCard>
        </section>
      </aside>
    </Halves>
  );
}
