import { ArrowLeft, ArrowRight, CalendarClock, Save, Send } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useToastClearance } from '../../components/Toast/useToastClearance.ts';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Foot, FootNote } from './CampaignDialog.styles.ts';
import { type CampaignEditorProps, type CampaignStep, campaignSteps } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { blockText } from './SendBlocked.tsx';
import { isTestable } from './testMail.ts';

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

/** The way out, the way back, the draft, and what comes next by its name. */
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
        // Its own key: else it would be the button that led here, under the same finger.
        <Button
          key="send"
          variant="primary"
          icon={planned ? CalendarClock : Send}
          busyLabel={sending ? t('campaigns.editor.sending') : undefined}
          aria-disabled={block !== null || undefined}
          aria-describedby={noteId}
          // The second half of a double click was meant for what stood here before.
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
