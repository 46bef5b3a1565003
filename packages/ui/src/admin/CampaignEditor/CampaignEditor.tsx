import { brand, type CampaignDraft, type Instant, readerLanguage } from '@fnc/domain';
import { CalendarX, ListChecks } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { disputedContent } from '../campaigns/disputedContent.ts';
import { LazyMailPreview } from '../campaigns/heavyMailParts.tsx';
import { differs, type EditedField, fieldsOf } from '../EditedElsewhere/editedField.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { type DateWords, dateWords } from '../words/dates.ts';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { NotCounted } from './CampaignAudience.tsx';
import {
  type CampaignEditorProps,
  type CampaignStep,
  campaignSteps,
  type EditedCampaign,
} from './campaignEditorProps.ts';
import { ComposeStep } from './ComposeStep.tsx';
import { ConflictPlace, Foot, Plain, StepFrame, StepPanel } from './EditorFrame.styles.ts';
import { CampaignDialog, EditorFoot, EditorHead, EditorSteps } from './EditorFrame.tsx';
import { RecipientsStep } from './RecipientsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import {
  type EditorView,
  type Unscheduling,
  useCampaignEditor,
  useSendActions,
  useUnscheduling,
} from './useCampaignEditor.ts';

interface LockedCampaignProps extends Pick<
  CampaignEditorProps,
  'audience' | 'mail' | 'templates' | 'resultHref' | 'onClose' | 'onRetry' | 'onCopy'
> {
  entry: EditedCampaign;
  view: EditorView;
  unscheduling: Unscheduling;
  /** Why the last attempt failed. */
  notice: string | null;
  now: Instant;
}

/** A scheduled or sent campaign: the mail can be read, and a scheduled one can be unscheduled. */
function LockedCampaign({ entry, view, unscheduling, notice, now, audience, ...props }: LockedCampaignProps) {
  const { mail, resultHref, onClose } = props;
  const { t, language } = useAdminWords();
  const [shownAs, setShownAs] = useState<string | null>(null);
  const { campaign, figures } = entry;
  const at = campaign.scheduledAt ?? figures?.sendAt;
  const scheduled = view.status === 'scheduled';

  function state() {
    if (view.isUnclear && audience.phase !== 'ready') {
      return <NotCounted audience={audience} lines={2} onRetry={props.onRetry} onCopy={props.onCopy} />;
    }
    return (
      <Alert tone="info">
        {!scheduled && t('campaigns.editor.alreadySent')}
        {scheduled &&
          (at == null
            ? t('campaigns.editor.planned')
            : t('campaigns.editor.plannedAt', { moment: dateWords(t, language, now).full(at) }))}
      </Alert>
    );
  }

  return (
    <>
      <Plain>
        <Stack gap={3} below={5}>
          {notice !== null && (
            <Alert tone="danger" live>
              {notice}
            </Alert>
          )}
          {state()}
          {unscheduling.problem !== null && (
            <Alert tone="danger" live>
              {t('campaigns.outcome.stopFailed', { message: problemText(t, unscheduling.problem) })}
            </Alert>
          )}
        </Stack>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <LazyMailPreview
            subject={campaign.subject}
            content={campaign.content}
            leads={view.leads}
            as={shownAs}
            onAs={setShownAs}
            language={readerLanguage(props.templates, campaign.templateId, view.chosen.willGet, language)}
            from={mail?.from ?? `${brand.sender.name} <${brand.sender.email}>`}
          />
        </Suspense>
      </Plain>
      <Foot>
        <Button variant="quiet" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <ButtonLink icon={ListChecks} href={resultHref}>
          {t('campaigns.editor.toResult')}
        </ButtonLink>
        {scheduled && (
          <Button
            variant="primary"
            icon={CalendarX}
            busyLabel={unscheduling.busy ? t('campaigns.outcome.unscheduling') : undefined}
            onClick={() => void unscheduling.unschedule()}
          >
            {t('campaigns.outcome.unschedule')}
          </Button>
        )}
      </Foot>
    </>
  );
}

const isStep = (value: unknown): value is CampaignStep => (campaignSteps as readonly unknown[]).includes(value);

/** What differs between the two versions of a draft, as text. */
function disputedFields(
  t: AdminT,
  dates: DateWords,
  mine: CampaignDraft,
  theirs: CampaignDraft,
): readonly EditedField[] {
  const both = fieldsOf(mine, theirs);
  const chosen = both('recipients', t('campaigns.editor.step.recipients'), ({ recipients }) =>
    t('campaigns.recipients.chosen', { count: recipients.length }),
  );
  const everyone = new Set([...mine.recipients, ...theirs.recipients]);
  const isSameChoice = everyone.size === mine.recipients.length && everyone.size === theirs.recipients.length;
  return [
    ...[
      both('name', t('campaigns.editor.name'), ({ name }) => name),
      both('subject', t('campaigns.subject'), ({ subject }) => subject),
      disputedContent(t('campaigns.content'), mine.content, theirs.content),
      both('moment', t('campaigns.editor.moment'), ({ when, scheduledAt }) =>
        when === 'later' && scheduledAt !== null ? dates.moment(scheduledAt) : '',
      ),
    ].filter(differs),
    ...(isSameChoice ? [] : [chosen]),
  ];
}

/** The editor of one campaign: write, choose recipients, review. */
export function CampaignEditor(props: CampaignEditorProps) {
  const { state, draft, saving, now, sending, onStep, leaving } = props;
  const { t, language } = useAdminWords();
  const titleId = useId();
  const view = useCampaignEditor(props);
  const actions = useSendActions(props, view);
  const unscheduling = useUnscheduling(props.onUnschedule, view.status);
  // A campaign that was stopped can only be sent to its remaining recipients.
  const step = view.resuming ? 'review' : props.step;
  const stepTitle = useRef<HTMLHeadingElement>(null);
  const { locked } = view;
  const shown = useRef({ step, locked });
  // The button that led here went with its step, or with the plan, and took the focus along; a tab is still there and
  // keeps it. The review moves the focus to its own heading.
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, locked };
    if (before.step === step && (locked || !before.locked)) return;
    if (document.activeElement?.role !== 'tab') stepTitle.current?.focus();
  }, [step, locked]);
  const close = () => {
    if (!sending) actions.guard.ask(props.onClose);
  };
  const head = (
    <div>
      <EditorHead
        titleId={titleId}
        name={draft.name}
        state={state}
        saving={view.locked ? null : saving}
        now={now}
        sending={sending}
        onClose={close}
      >
        {state.phase === 'ready' && !view.locked && (
          <EditorSteps current={step} done={view.done} closed={view.closed} />
        )}
      </EditorHead>
      {props.conflict != null && (
        <ConflictPlace>
          <EditedElsewhere
            {...(props.conflict.isBegun
              ? {
                  title: t('campaigns.editor.begunElsewhere'),
                  keepMine: t('campaigns.editor.keepAsNew'),
                  takeTheirs: t('campaigns.editor.showBegun'),
                }
              : {
                  title: t('campaigns.editor.conflict'),
                  fields: disputedFields(t, dateWords(t, language, now), draft, props.conflict.theirs),
                })}
            onKeep={props.conflict.onKeep}
          />
        </ConflictPlace>
      )}
    </div>
  );

  function content() {
    if (state.phase === 'loading') {
      return (
        <>
          {head}
          <Plain aria-busy="true">
            <p role="status">{t('campaigns.editor.loading')}</p>
            <SkeletonLines lines={8} />
          </Plain>
        </>
      );
    }
    if (state.phase === 'failed') {
      return (
        <>
          {head}
          <Plain>
            <LoadFailed
              level={3}
              title={t('errors:campaigns_load_failed')}
              problem={state.problem}
              onRetry={props.onRetry}
              onCopy={props.onCopy}
            />
          </Plain>
        </>
      );
    }
    if (state.phase === 'notFound') {
      return (
        <>
          {head}
          <Plain>
            <EmptyState
              kind="noMatch"
              level={3}
              title={t('errors:campaign_not_found')}
              actions={<ButtonLink href={props.listHref}>{t('campaigns.editor.toList')}</ButtonLink>}
            >
              {t('campaigns.editor.notFoundText')}
            </EmptyState>
          </Plain>
        </>
      );
    }
    if (view.locked && view.entry !== null) {
      return (
        <>
          {head}
          <LockedCampaign
            {...props}
            entry={view.entry}
            view={view}
            unscheduling={unscheduling}
            notice={actions.notice}
          />
        </>
      );
    }
    const heading = (
      <VisuallyHidden>
        <h3 ref={stepTitle} tabIndex={-1}>
          {t(`campaigns.editor.step.${step}`)}
        </h3>
      </VisuallyHidden>
    );
    return (
      <StepFrame
        value={step}
        onValueChange={(next: unknown) => {
          if (isStep(next) && !sending) onStep(next);
        }}
      >
        {head}
        <StepPanel value="compose">
          {heading}
          <ComposeStep {...props} view={view} />
        </StepPanel>
        <StepPanel value="recipients">
          {heading}
          <RecipientsStep {...props} view={view} />
        </StepPanel>
        <StepPanel value="review">
          <ReviewStep {...props} view={view} unscheduling={unscheduling} notice={actions.notice} />
        </StepPanel>
        <EditorFoot
          {...props}
          step={step}
          view={view}
          storing={actions.storing}
          testing={actions.testing}
          onTest={() => void actions.sendTest()}
          onCancel={close}
          onSaveDraft={() => void actions.saveDraft()}
          onSend={() => void actions.send()}
        />
      </StepFrame>
    );
  }

  return (
    <>
      <title>{`${draft.name.trim() || t('campaigns.editor.newTitle')} – ${brand.name}`}</title>
      <CampaignDialog labelledBy={titleId} onClose={close}>
        {content()}
      </CampaignDialog>
      <UnsavedChangesDialog {...(leaving === null ? actions.guard.dialog : { open: true, ...leaving })} />
    </>
  );
}
