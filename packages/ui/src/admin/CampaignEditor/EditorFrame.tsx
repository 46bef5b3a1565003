import { campaignState, campaignSummary, campaignStatusLabel, type DraftSaving, type Instant } from '@fnc/domain';
import { ArrowLeft, ArrowRight, CalendarClock, CloudAlert, CloudCheck, Save, Send, X } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { PortalContainer } from '../../components/Dialog/PortalContainer.tsx';
import { useModalDialog } from '../../components/Dialog/useModalDialog.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { StepRing } from '../../components/StepRing/StepRing.tsx';
import { campaignStages } from '../campaigns/campaignFacts.ts';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import {
  type CampaignEditorProps,
  type CampaignEditorState,
  type CampaignStep,
  campaignSteps,
} from './campaignEditorProps.ts';
import {
  DialogFrame,
  Foot,
  FootNote,
  FullDialog,
  Head,
  HeadEnd,
  StepTab,
  StepTabs,
  Title,
} from './EditorFrame.styles.ts';
import { blockText, type EditorView, isTestable } from './useCampaignEditor.ts';

export interface CampaignDialogProps {
  /** `id` of the title. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** A full-window dialog; the list behind it keeps its scroll position. A click beside it does not close it. */
export function CampaignDialog({ labelledBy, onClose, children }: CampaignDialogProps) {
  const { ref, props } = useModalDialog({ open: true, onClose, onBackdrop: 'keep' });
  return (
    <FullDialog {...props} ref={ref} aria-labelledby={labelledBy}>
      <PortalContainer value={ref}>
        <DialogFrame>{children}</DialogFrame>
      </PortalContainer>
    </FullDialog>
  );
}

/** The state of the last save; read aloud when it changes. */
function SavedWords({ saving, now }: { saving: DraftSaving | null; now: Instant }) {
  const { t, language } = useAdminWords();
  if (saving === null) return null;
  if (saving.phase === 'saving') {
    return (
      <>
        <Spinner />
        {t('campaigns.editor.saving')}
      </>
    );
  }
  if (saving.phase === 'failed') {
    return (
      <>
        <Icon of={CloudAlert} />
        {t('campaigns.editor.notSaved')}
      </>
    );
  }
  return (
    <>
      <Icon of={CloudCheck} />
      {t('campaigns.editor.saved', { time: dateWords(t, language, now).time(saving.at) })}
    </>
  );
}

export interface EditorHeadProps {
  titleId: string;
  name: string;
  state: CampaignEditorState;
  saving: DraftSaving | null;
  now: Instant;
  /** Cannot be closed. */
  sending: boolean;
  onClose: () => void;
  /** The steps. */
  children?: ReactNode;
}

export function EditorHead({ titleId, name, state, saving, now, sending, onClose, children }: EditorHeadProps) {
  const { t, language } = useAdminWords();
  const entry = state.phase === 'ready' ? state.entry : null;
  const status = entry === null ? 'draft' : campaignState(campaignSummary(entry.campaign), entry.figures);
  return (
    <Head>
      <Title>
        <h2 id={titleId} tabIndex={-1}>
          {name.trim() || t(state.phase === 'ready' ? 'campaigns.editor.newTitle' : 'campaigns.editor.title')}
        </h2>
        {state.phase === 'ready' && (
          <StatusBadge stage={campaignStages[status]}>{campaignStatusLabel(status, language)}</StatusBadge>
        )}
      </Title>
      {children}
      <HeadEnd>
        <span role="status" data-tone={saving?.phase === 'failed' ? 'danger' : undefined}>
          <SavedWords saving={saving} now={now} />
        </span>
        <IconButton icon={X} label={t('common:action.close')} aria-disabled={sending || undefined} onClick={onClose} />
      </HeadEnd>
    </Head>
  );
}

export interface EditorStepsProps {
  current: CampaignStep;
  /** Completed steps. */
  done: ReadonlySet<CampaignStep>;
  /** Steps that cannot be opened any more. */
  closed: ReadonlySet<CampaignStep>;
}

/** The three steps on the dotted line; each is a tab. */
export function EditorSteps({ current, done, closed }: EditorStepsProps) {
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

export interface EditorFootProps extends Pick<
  CampaignEditorProps,
  'draft' | 'step' | 'onStep' | 'sending' | 'testAddress'
> {
  view: EditorView;
  storing: boolean;
  testing: boolean;
  onTest: () => void;
  onCancel: () => void;
  onSaveDraft: () => void;
  onSend: () => void;
}

/** Close, back, save as draft, and the next step by its name. Sending at once asks first; a plan can be undone. */
export function EditorFoot({
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
  const { t } = useAdminWords();
  const noteId = useId();
  const [asking, setAsking] = useState(false);
  const { block, counts, isCounted, resuming } = view;
  const place = campaignSteps.indexOf(step);
  const back: CampaignStep | undefined = resuming ? undefined : campaignSteps[place - 1];
  const next: CampaignStep | undefined = campaignSteps[place + 1];
  const count = { count: counts.willGet };
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

  const foot = (
    <Foot data-dialog-foot="">
      <Button variant="quiet" aria-disabled={sending || undefined} onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
      {note()}
      {back !== undefined && (
        <Button data-part="back" icon={ArrowLeft} aria-disabled={sending || undefined} onClick={() => onStep(back)}>
          {t(`campaigns.editor.step.${back}`)}
        </Button>
      )}
      {step === 'compose' && testAddress !== '' && (
        <Button
          data-part="test"
          busyLabel={testing ? t('common:busy.sending') : undefined}
          aria-disabled={!isTestable(draft) || undefined}
          title={testAddress}
          onClick={onTest}
        >
          {t('campaigns.editor.testToMe')}
        </Button>
      )}
      {!resuming && (
        <Button
          icon={Save}
          busyLabel={storing ? t('common:busy.saving') : undefined}
          aria-disabled={sending || undefined}
          onClick={onSaveDraft}
        >
          {t('campaigns.editor.saveDraft')}
        </Button>
      )}
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
          onClick={(event) => {
            if (event.detail > 1) return;
            if (planned) onSend();
            else setAsking(true);
          }}
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
  return (
    <>
      {foot}
      <ConfirmDialog
        open={asking}
        title={`${sendLabel()}?`}
        confirmLabel={sendLabel()}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          // The recipients may have changed meanwhile: the note then says why nothing is sent.
          if (block === null) onSend();
        }}
      >
        <p>
          <strong>“{draft.subject}”</strong>
        </p>
        {t('campaigns.editor.sendNote')}
      </ConfirmDialog>
    </>
  );
}
