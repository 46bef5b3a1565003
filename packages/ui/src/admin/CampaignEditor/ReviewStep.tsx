import { brand } from '@fnc/domain';
import { Alert } from '../../components/Alert/Alert.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Bar, Swatch } from '../../components/SegmentBar/SegmentBar.styles.ts';
import { TaskProgress } from '../../components/TaskProgress/TaskProgress.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { WideBar, WideLegend } from '../campaigns/campaigns.styles.ts';
import { filledMail } from '../campaigns/filledMail.ts';
import { FactList } from '../FactList/FactList.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { audienceParts } from './audienceParts.ts';
import { Halves, Main, Side } from './EditorLayout.styles.ts';
import type { CampaignEditorProps, TestMail } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Nobody, Notices, PreviewCard, ReviewTitle, SendFacts, SideHead } from './Review.styles.ts';
import { ReviewChecks } from './ReviewChecks.tsx';
import { reviewChecks } from './reviewChecks.ts';
import { SendBlocked } from './SendBlocked.tsx';
import { sendingTime } from './sendingTime.ts';
import { TestSend } from './TestSend.tsx';

export interface ReviewStepProps extends Pick<
  CampaignEditorProps,
  'draft' | 'onDraft' | 'mail' | 'now' | 'testAddress' | 'onTest' | 'onStep' | 'leadHref' | 'sending' | 'onStop'
> {
  view: EditorView;
  /** What became of the last try, when it did not end well. */
  notice: string | null;
}

const looks = { full: 'willGet', warning: 'waiting', hollow: 'never' } as const;

/** The last look: who gets it and who does not, what was checked, a test, and when. This is the confirmation. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, onDraft, mail, now, onStep, sending, onStop, view, notice } = props;
  const { t, language } = useAdminWords();
  const { audience, block, left, resuming } = view;
  const figure = (value: number) => formatFigure(value, language);
  const chosen = audience.willGet.length + audience.waiting.length + audience.never.length;
  const lead = view.leads.find(({ id }) => id === view.shownAs);
  const shown = filledMail({ subject: draft.subject, content: draft.content, lead, language });
  const test = (to: string) => {
    const body: TestMail = { to, subject: shown.subject, content: shown.content, language: shown.language };
    return props.onTest(body);
  };
  const moment =
    draft.when === 'later'
      ? draft.scheduledAt === null
        ? t('campaigns.review.noMoment')
        : t('campaigns.review.at', { moment: dateWords(t, language, now).full(draft.scheduledAt) })
      : t('campaigns.review.atOnce', { time: sendingTime(t, left.length, mail) });
  const from = mail?.from ?? `${brand.sender.name} <${brand.sender.email}>`;

  return (
    <Halves style={{ '--side': 'minmax(0, 27.75rem)' }}>
      <Main>
        <Notices>
          {sending !== null && (
            <TaskProgress
              label={t('campaigns.editor.handing')}
              done={sending.done}
              total={sending.total}
              onCancel={sending.stopping ? undefined : onStop}
            >
              {t(sending.stopping ? 'campaigns.editor.stopping' : 'campaigns.editor.handingText')}
            </TaskProgress>
          )}
          {notice !== null && (
            <Alert tone="danger" live>
              {notice}
            </Alert>
          )}
          {resuming && sending === null && (
            <Alert tone="info">
              {t('campaigns.review.resuming', {
                accepted: figure(audience.willGet.length - left.length),
                left: figure(left.length),
              })}
            </Alert>
          )}
          {mail !== null && !mail.configured && <Alert tone="warning">{t('campaigns.review.mailOffText')}</Alert>}
          {block !== null && <SendBlocked block={block} onStep={onStep} />}
        </Notices>
        <ReviewTitle>
          {t('campaigns.review.title', {
            count: chosen,
            willGet: figure(audience.willGet.length),
            chosen: figure(chosen),
          })}
        </ReviewTitle>
        <WideBar>
          <Bar aria-hidden="true">
            {audienceParts(audience).map(
              ({ look, value, share }) =>
                value > 0 && <span key={look} data-look={look} style={{ flexBasis: `${share}%` }} />,
            )}
          </Bar>
        </WideBar>
        <WideLegend aria-label={t('campaigns.recipients.summary')}>
          {audienceParts(audience).map(
            ({ look, value }) =>
              (value > 0 || look === 'full') && (
                <li key={look}>
                  <Swatch data-look={look} aria-hidden="true" />
                  {t(`campaigns.review.part.${looks[look]}`, { count: value })}
                </li>
              ),
          )}
        </WideLegend>
        <SendFacts>
          <h3>{t('campaigns.review.leftOut')}</h3>
          {chosen === audience.willGet.length && audience.byTick === 0 ? (
            <Nobody>{t('campaigns.review.nobodyLeftOut')}</Nobody>
          ) : (
            <LeftOut
              audience={audience}
              tick={draft.tick}
              onTick={(tick) => onDraft({ ...draft, tick })}
              leadHref={props.leadHref}
              now={now}
            />
          )}
          {audience.gone.length > 0 && <Nobody>{t('campaigns.review.gone', { count: audience.gone.length })}</Nobody>}
        </SendFacts>
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
          disabled={
            sending !== null ||
            block?.kind === 'placeholders' ||
            draft.subject.trim() === '' ||
            draft.content.trim() === ''
          }
          onTest={test}
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
