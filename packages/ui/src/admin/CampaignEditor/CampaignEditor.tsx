import { brand } from '@fnc/domain';
import { useId, useRef, Fragment } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { useToastClearance } from '../../components/Toast/ToastProvider.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { CampaignDialog } from './CampaignDialog.tsx';
import { ConflictPlace, StepFrame, StepPanel, Foot, FootNote } from './CampaignDialog.styles.ts';
import { Plain } from './EditorLayout.styles.ts';
import { type CampaignEditorProps, type CampaignStep, campaignSteps } from './campaignEditorProps.ts';
import { ComposeStep, type EditorView } from './ComposeStep.tsx';
import { EditorHead } from './EditorHead.tsx';
import { LockedCampaign } from './LockedCampaign.tsx';
import { RecipientsStep } from './RecipientsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useCampaignEditor } from './useCampaignEditor.ts';
import { useSendWishes } from './useSendWishes.ts';
import { ArrowLeft, ArrowRight, CalendarClock, Save, Send } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { blockText } from './SendBlocked.tsx';
import { isTestable } from './testMail.ts';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { StepRing } from '../../components/StepRing/StepRing.tsx';
import { StepTab, StepTabs } from './EditorSteps.styles.ts';

interface EditorStepsProps {
  current: CampaignStep;
  /** Completed steps. */
  done: ReadonlySet<CampaignStep>;
  /** Steps that cannot be opened any more. */
  closed: ReadonlySet<CampaignStep>;
}

/** The three steps on the dotted line; each is a tab. */
function EditorSteps({ current, done, closed }: EditorStepsProps) {
  const { t } = useAdminWords();
  return (
    <StepTabs aria-label={t('campaigns.editor.steps')} activateOnFocus={false}>
      {campaignSteps.map((step, index) => {
        const state = step === current ? 'current' : done.has(step) ? 'done' : 'upcoming';
        return (
          <Fragment key={step}>
            {index > 0 && <CourseLine direction="across" />}
            <StepTab value={step} disabled={closed.has(step)} data-state={state}>
              <StepRing number={index + 1} state={state} />
              {t(`campaigns.editor.step.${step}`)}
            </StepTab>
          </Fragment>
        );
      })}
    </StepTabs>
  );
}

interface EditorFootProps extends Pick<CampaignEditorProps, 'draft' | 'step' | 'onStep' | 'sending' | 'testAddress'> {
  view: EditorView;
  storing: boolean;
  testing: boolean;
  onTest: () => void;
  onCancel: () => void;
  onSaveDraft: () => void;
  onSend: () => void;
}

/** Close, back, save as draft, and the next step by its name. */
function EditorFoot({
  draft,
  step,
  onStep,
  sending,
  testAddress,
  view,
  storing,
  testing,
  onTest,
  onCancel,
  onSaveDraft,
  onSend,
}: EditorFootProps) {
  const { t, language } = useAdminWords();
  const noteId = useId();
  const foot = useRef<HTMLDivElement>(null);
  useToastClearance(foot);
  const { block, counts, isCounted, resuming } = view;
  const place = campaignSteps.indexOf(step);
  const back: CampaignStep | undefined = resuming ? undefined : campaignSteps[place - 1];
  const next: CampaignStep | undefined = campaignSteps[place + 1];
  const count = { count: counts.willGet, figure: formatFigure(counts.willGet, language) };
  const planned = draft.when === 'later';

  function sendLabel() {
    if (!isCounted) return t(planned ? 'campaigns.editor.plan' : 'campaigns.editor.send');
    return t(planned ? 'campaigns.editor.planFor' : 'campaigns.editor.sendTo', count);
  }
  function nextLabel() {
    if (next === 'recipients') return t('campaigns.editor.toRecipients');
    return isCounted ? t('campaigns.editor.toReview', count) : t('campaigns.editor.review');
  }

  const note = () => {
    if (step !== 'review') return null;
    if (block !== null) {
      return (
        <FootNote id={noteId} data-tone="danger">
          {blockText(t, block)}
        </FootNote>
      );
    }
    return <FootNote id={noteId}>{t(planned ? 'campaigns.editor.planNote' : 'campaigns.editor.sendNote')}</FootNote>;
  };

  return (
    <Foot ref={foot}>
      <Button variant="quiet" aria-disabled={sending || undefined} onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
      {note()}
      {back !== undefined && (
        <Button icon={ArrowLeft} aria-disabled={sending || undefined} onClick={() => onStep(back)}>
          {t(`campaigns.editor.step.${back}`)}
        </Button>
      )}
      {step === 'compose' && testAddress !== '' && (
        <Button
          data-part="test"
          busyLabel={testing ? t('campaigns.review.testSending') : undefined}
          aria-disabled={!isTestable(draft) || undefined}
          title={testAddress}
          onClick={onTest}
        >
          {t('campaigns.editor.testToMe')}
        </Button>
      )}
      <Button
        icon={Save}
        busyLabel={storing ? t('common:busy.saving') : undefined}
        aria-disabled={sending || undefined}
        onClick={onSaveDraft}
      >
        {t('campaigns.editor.saveDraft')}
      </Button>
      {next === undefined ? (
        // A key of its own: otherwise React reuses the button that led here, under the same finger.
        <Button
          key="send"
          variant="primary"
          icon={planned ? CalendarClock : Send}
          busyLabel={sending ? t('campaigns.editor.sending') : undefined}
          aria-disabled={block !== null || undefined}
          aria-describedby={noteId}
          // Ignores the second click of a double click on the previous step's button.
          onClick={(event) => event.detail <= 1 && onSend()}
        >
          {sendLabel()}
        </Button>
      ) : (
        <Button key={next} variant="primary" iconEnd={ArrowRight} onClick={() => onStep(next)}>
          {nextLabel()}
        </Button>
      )}
    </Foot>
  );
}

const isStep = (value: unknown): value is CampaignStep => (campaignSteps as readonly unknown[]).includes(value);

/** The editor of one campaign: write, choose recipients, review. */
export function CampaignEditor(props: CampaignEditorProps) {
  const { state, draft, saving, now, sending, onStep, leaving } = props;
  const { t } = useAdminWords();
  const titleId = useId();
  const view = useCampaignEditor(props);
  const wishes = useSendWishes(props, view);
  // A campaign that was stopped can only be sent to its remaining recipients.
  const step = view.resuming ? 'review' : props.step;
  const close = () => {
    if (!sending) wishes.guard.ask(props.onClose);
  };
  const head = (
    <div>
      <EditorHead
        titleId={titleId}
        name={draft.name}
        state={state}
        saving={view.locked ? null : saving}
        now={now}
        onClose={close}
      >
        {state.phase === 'ready' && !view.locked && (
          <EditorSteps current={step} done={view.done} closed={view.closed} />
        )}
      </EditorHead>
      {props.conflict != null && (
        <ConflictPlace>
          <EditedElsewhere title={t('campaigns.editor.conflict')} {...props.conflict} />
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
    if (state.phase === 'notFound' || state.phase === 'failed') {
      const failed = state.phase === 'failed';
      return (
        <>
          {head}
          <Plain>
            <EmptyState
              kind={failed ? 'failed' : 'noMatch'}
              level={3}
              title={t(failed ? 'errors:campaigns_load_failed' : 'errors:campaign_not_found')}
              copy={props.onCopy}
              {...(failed && { onRetry: props.onRetry, errorCode: problemCode(state.problem) })}
              actions={
                failed ? undefined : <ButtonLink href={props.listHref}>{t('campaigns.editor.toList')}</ButtonLink>
              }
            >
              {failed ? `${problemText(t, state.problem).replace(/\.$/, '')}.` : t('campaigns.editor.notFoundText')}
            </EmptyState>
          </Plain>
        </>
      );
    }
    if (view.locked && view.entry !== null) {
      return (
        <>
          {head}
          <LockedCampaign {...props} entry={view.entry} view={view} notice={wishes.notice} />
        </>
      );
    }
    return (
      <StepFrame
        value={step}
        onValueChange={(next: unknown) => {
          if (isStep(next) && !sending) onStep(next);
        }}
      >
        {head}
        <StepPanel value="compose">
          <ComposeStep {...props} view={view} />
        </StepPanel>
        <StepPanel value="recipients">
          <RecipientsStep {...props} view={view} />
        </StepPanel>
        <StepPanel value="review">
          <ReviewStep {...props} view={view} notice={wishes.notice} />
        </StepPanel>
        <EditorFoot
          {...props}
          step={step}
          view={view}
          storing={wishes.storing}
          testing={wishes.testing}
          onTest={() => void wishes.sendTest()}
          onCancel={close}
          onSaveDraft={() => void wishes.saveDraft()}
          onSend={() => void wishes.send()}
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
      <UnsavedChangesDialog {...wishes.guard.dialog} />
      {leaving !== null && <UnsavedChangesDialog open {...leaving} />}
    </>
  );
}
