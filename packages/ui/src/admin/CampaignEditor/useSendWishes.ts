import { successMessage } from '@fnc/domain';
import { CalendarClock, Save, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignEditorProps, SendOutcome } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { shownMail, testMail } from './testMail.ts';

/** Sending and saving, with their state and the text of their outcome. */
export function useSendWishes(props: CampaignEditorProps, view: EditorView) {
  const { draft, saving, sending, now } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [notice, setNotice] = useState<string | null>(null);
  const [storing, setStoring] = useState(false);
  const [testing, setTesting] = useState(false);
  // Sending continues when the editor closes: a toast then shows the outcome on the current page.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const guard = useLeaveGuard(saving?.phase === 'failed');

  function warn(message: string) {
    if (isOpen.current) setNotice(message);
    else toast.show({ message: draft.name.trim() || t('campaigns.unnamed'), detail: message, tone: 'danger' });
  }

  function tell(outcome: SendOutcome) {
    if (outcome.kind === 'notSaved') {
      warn(t('errors:campaign_save_failed'));
      return;
    }
    if (outcome.kind === 'nobody') {
      warn(t('campaigns.editor.block.nobody'));
      return;
    }
    if (outcome.kind === 'failed') {
      warn(t('campaigns.editor.failed', { message: problemText(t, outcome.problem).replace(/\.$/, '') }));
      return;
    }
    const { accepted, refused } = outcome;
    const detail = refused > 0 ? t('campaigns.editor.refused', { count: refused }) : undefined;
    if (outcome.kind === 'sent') {
      toast.show({ message: successMessage('campaign_sent', language, { n: accepted }), detail, icon: Send });
    } else {
      const moment = draft.scheduledAt === null ? '' : dateWords(t, language, now).moment(draft.scheduledAt);
      toast.show({
        message: t('campaigns.editor.plannedFor', { count: accepted, moment }),
        detail,
        icon: CalendarClock,
      });
    }
    if (isOpen.current) props.onSent();
  }

  return {
    notice: sending ? null : notice,
    storing,
    testing,
    guard,
    /** Sends the mail of the preview to the advisor's own address. */
    async sendTest() {
      const to = props.testAddress;
      setTesting(true);
      const problem = await props.onTest(testMail(to, shownMail(props, view, language)));
      setTesting(false);
      if (problem === null) {
        const time = dateWords(t, language, now).time(now);
        toast.show({ message: t('campaigns.review.testSent', { to, time }), icon: Send });
      } else {
        const message = problemText(t, problem);
        toast.show({ message: t('campaigns.review.testFailed', { message }), tone: 'danger' });
      }
    },
    async send() {
      setNotice(null);
      tell(await props.onSend());
    },
    async saveDraft() {
      setStoring(true);
      setNotice(null);
      const problem = await props.onSaveDraft();
      setStoring(false);
      if (problem !== null) {
        toast.show({ message: t('errors:campaign_save_failed'), detail: problemText(t, problem), tone: 'danger' });
        return;
      }
      toast.show({ message: successMessage('campaign_saved', language), icon: Save });
      props.onClose();
    },
  };
}
