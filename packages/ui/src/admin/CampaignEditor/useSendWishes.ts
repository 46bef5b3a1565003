import { successMessage } from '@fnc/domain';
import { CalendarClock, Save, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { formatFigure } from '../../locales/figures.ts';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignEditorProps, SendOutcome } from './campaignEditorProps.ts';
import type { EditorView } from './ComposeStep.tsx';
import { shownMail, testMail } from './testMail.ts';

/** Refused leads that are named. */
const namedAtMost = 3;

/** Sending and keeping: what was asked, and in words what became of it. */
export function useSendWishes(props: CampaignEditorProps, view: EditorView) {
  const { draft, saving, sending, now } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [notice, setNotice] = useState<string | null>(null);
  const [storing, setStoring] = useState(false);
  const [testing, setTesting] = useState(false);
  // A send goes on when the editor is left: what became of it is told wherever the advisor is by then.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const guard = useLeaveGuard(saving?.phase === 'failed' || sending !== null);
  const figure = (value: number) => formatFigure(value, language);

  /** How many, and who with the reason, as far as a short message has room. */
  function refusedWords({ refused, refusals = [] }: Extract<SendOutcome, { refused: number }>): string {
    const named = refusals
      .slice(0, namedAtMost)
      .map(({ name, problem }) => `${name}: ${problemText(t, problem).replace(/\.$/, '')}`);
    const more =
      refusals.length > namedAtMost ? [t('campaigns.editor.andMore', { count: refusals.length - namedAtMost })] : [];
    return [t('campaigns.editor.refused', { count: refused }), ...named, ...more].join(' \u00B7 ');
  }

  function warn(message: string) {
    if (isOpen.current) setNotice(message);
    else toast.show({ message: draft.name.trim() || t('campaigns.unnamed'), detail: message, tone: 'danger' });
  }

  function tell(outcome: SendOutcome) {
    if (outcome.kind === 'notSaved') {
      warn(t('errors:campaign_save_failed'));
      return;
    }
    const { accepted, refused } = outcome;
    const detail = refused > 0 ? refusedWords(outcome) : undefined;
    if (outcome.kind === 'sent') {
      toast.show({ message: successMessage('campaign_sent', language, { n: accepted }), detail, icon: Send });
      if (isOpen.current) props.onSent(outcome);
    } else if (outcome.kind === 'scheduled') {
      const moment = draft.scheduledAt === null ? '' : dateWords(t, language, now).moment(draft.scheduledAt);
      toast.show({
        message: t('campaigns.editor.plannedFor', { count: accepted, moment }),
        detail,
        icon: CalendarClock,
      });
      if (isOpen.current) props.onSent(outcome);
    } else if (outcome.kind === 'stopped') {
      const words = t('campaigns.editor.stopped', { accepted: figure(accepted), left: figure(outcome.left) });
      warn([words, detail].filter(Boolean).join(' '));
    } else {
      const message = problemText(t, outcome.problem).replace(/\.$/, '');
      const counts = { accepted: figure(accepted), left: figure(outcome.left) };
      warn([t('campaigns.editor.failed', { ...counts, message }), detail].filter(Boolean).join(' '));
    }
  }

  return {
    notice: sending === null ? notice : null,
    storing,
    testing,
    guard,
    /** The mail as it is shown, to the advisor's own address. */
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
      tell(await props.onSend(view.left));
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
