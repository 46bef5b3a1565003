import { brand } from '@fnc/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { CampaignDialog } from './CampaignDialog.tsx';
import { ConflictPlace, StepFrame, StepPanel } from './CampaignDialog.styles.ts';
import { Plain } from './EditorLayout.styles.ts';
import { type CampaignEditorProps, type CampaignStep, campaignSteps } from './campaignEditorProps.ts';
import { ComposeStep } from './ComposeStep.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { EditorHead } from './EditorHead.tsx';
import { EditorSteps } from './EditorSteps.tsx';
import { LockedCampaign } from './LockedCampaign.tsx';
import { RecipientsStep } from './RecipientsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useCampaignEditor } from './useCampaignEditor.ts';
import { useSendWishes } from './useSendWishes.ts';

const isStep = (value: unknown): value is CampaignStep => (campaignSteps as readonly unknown[]).includes(value);

/** One campaign from the first word to the send: write, choose who gets it, look once more. */
export function CampaignEditor(props: CampaignEditorProps) {
  const { state, draft, saving, now, sending, onStep, leaving } = props;
  const { t } = useAdminWords();
  const titleId = useId();
  const view = useCampaignEditor(props);
  const wishes = useSendWishes(props, view);
  // Of a send that was stopped only the rest can still be sent.
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
