import {
  type Audience,
  type AudienceCounts,
  audienceOf,
  type CampaignDraft,
  type CampaignObstacle,
  type CampaignProblem,
  type CampaignStatus,
  campaignState,
  campaignSummary,
  isAtRisk,
  isHandedOver,
  isPlannable,
  type Instant,
  type Language,
  type Lead,
  noAudience,
  problemsOf,
  readerLanguage,
  successMessage,
  unknownPlaceholders,
  withTick,
} from '@fnc/domain';
import { CalendarClock, Save, Send } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { useIsShown } from '../../components/Toast/useIsShown.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { formatFigure } from '../../locales/figures.ts';
import { filledMail } from '../campaigns/filledMail.ts';
import { dateWords } from '../words/dates.ts';
import { type Problem, problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import type { CampaignEditorProps, CampaignStep, SendOutcome, TestMail } from './campaignEditorProps.ts';

/** Why sending is blocked: the specification defines `incomplete`, the others are ours. */
export type SendBlock =
  | { readonly kind: 'incomplete'; readonly problems: readonly CampaignProblem[] }
  | { readonly kind: 'placeholders'; readonly fields: readonly string[] }
  | { readonly kind: 'unsubscribe' | 'audience' | 'nobody' | 'held' | 'moment' | 'momentPassed' | 'momentTooFar' }
  /** This server sends no campaigns. */
  | { readonly kind: 'refused'; readonly obstacle: CampaignObstacle };

const none: ReadonlySet<CampaignStep> = new Set();
const stepsWritten: ReadonlySet<CampaignStep> = new Set(['compose', 'recipients']);
const nobody = noAudience();
const noIds: readonly string[] = [];

interface Chosen {
  readonly known: readonly Lead[];
  readonly recipients: readonly string[];
  /** Those of a browser's own send that have the mail. */
  readonly accepted: readonly string[];
  readonly tick: boolean;
  /** The server's counts; `null` until they are known. */
  readonly counted: AudienceCounts | null;
}

/**
 * The chosen leads that do not have the mail yet, as far as the browser knows who they are. Of a send of its own the
 * server only counts who has it: then nobody is named.
 */
export function stillToMail({ known, recipients, accepted, tick, counted }: Chosen): Audience {
  const has = new Set(accepted);
  const chosen = [...new Set(recipients)];
  const left = chosen.filter((id) => !has.has(id));
  const isComplete = counted === null || counted.already <= chosen.length - left.length;
  return audienceOf(isComplete ? known : [], left, tick);
}

type EditorData = Pick<CampaignEditorProps, 'state' | 'draft' | 'leads' | 'readers' | 'audience' | 'now' | 'mail'>;

/** Why the mail cannot be sent at the time of the draft. */
export function momentFault({ when, scheduledAt }: CampaignDraft, now: Instant) {
  if (when === 'now') return null;
  if (scheduledAt === null) return 'moment';
  if (scheduledAt <= now) return 'momentPassed';
  return isPlannable(scheduledAt, now) ? null : 'momentTooFar';
}

/** @param counts `null`: of another choice, or not known */
function blockOf({ draft, now, mail }: EditorData, counts: AudienceCounts | null, mayHaveIt: number): SendBlock | null {
  if (mail?.campaignObstacle != null) return { kind: 'refused', obstacle: mail.campaignObstacle };
  const problems = problemsOf({ ...draft, recipients: [...draft.recipients] });
  const missing = problems.filter((problem) => problem !== 'placeholders' && problem !== 'unsubscribe');
  if (missing.length > 0) return { kind: 'incomplete', problems: missing };
  if (problems.includes('placeholders')) {
    const fields = [draft.subject, draft.content].flatMap((text) => unknownPlaceholders(text).map(({ raw }) => raw));
    return { kind: 'placeholders', fields: [...new Set(fields)] };
  }
  if (problems.includes('unsubscribe')) return { kind: 'unsubscribe' };
  if (counts === null) return { kind: 'audience' };
  if (counts.willGet === 0) return { kind: mayHaveIt > 0 ? 'held' : 'nobody' };
  const kind = momentFault(draft, now);
  return kind && { kind };
}

/** State derived from the draft: the recipients, what blocks sending, and what can still be changed. */
export function useCampaignEditor(data: EditorData) {
  const { state, draft, leads, readers, audience } = data;
  const { recipients, tick } = draft;
  const entry = state.phase === 'ready' ? state.entry : null;
  const known = leads.phase === 'ready' ? leads.leads : readers;
  /** The recipients whose leads are loaded: the server counts all. */
  const chosen = useMemo(() => audienceOf(known, recipients, tick), [known, recipients, tick]);
  const isCounted = audience.phase === 'ready';
  const counted = isCounted ? audience.counts : nobody;
  const everyone = tick ? withTick(counted) : counted;
  const mayHaveIt = everyone.held?.willGet ?? 0;
  // Who may have it gets it again only with the tick.
  const counts = draft.again ? everyone : { ...everyone, willGet: everyone.willGet - mayHaveIt };
  const accepted = entry?.campaign.accepted ?? noIds;
  const left = isCounted ? counted : null;
  const people = useMemo(
    () => stillToMail({ known, recipients, accepted, tick, counted: left }),
    [known, recipients, accepted, tick, left],
  );
  const [shownAs, setShownAs] = useState<string | null | undefined>(undefined);
  const [typedMoment, setTypedMoment] = useState('');

  const status = entry === null ? 'draft' : campaignState(campaignSummary(entry.campaign), entry.figures);
  const isBegun = entry !== null && status !== 'draft';
  const isOver = isBegun && isHandedOver(entry.campaign);
  // Before counting, it is unknown whether recipients remain.
  const isUnclear = isBegun && !isOver && !isCounted;
  const locked = isBegun && (isOver || isUnclear || everyone.willGet === 0);
  const resuming = isBegun && !locked;
  const written = draft.name.trim() !== '' && draft.subject.trim() !== '' && draft.content.trim() !== '';
  const block = blockOf(data, isCounted && !audience.isOld ? counts : null, mayHaveIt);
  return {
    entry,
    status,
    leads: known,
    chosen,
    /** Those of them who do not have the mail yet, as far as it is known who they are. */
    people,
    isCounted,
    /** Of a stopped campaign: counts only the recipients who do not have the mail yet. */
    counts,
    /** The recipients who may have the mail already, with or without the tick `again`; `counts` has them with it. */
    mayHaveIt,
    /** The campaign was stopped: mail and recipients are fixed, only the rest can still be sent. */
    resuming,
    locked,
    /**
     * Partly sent, and it is unknown whether recipients remain: the campaign can neither continue nor be called
     * finished.
     */
    isUnclear,
    block,
    done: new Set<CampaignStep>([
      ...(written && block?.kind !== 'placeholders' && block?.kind !== 'unsubscribe' ? (['compose'] as const) : []),
      ...(counts.willGet > 0 ? (['recipients'] as const) : []),
    ]),
    closed: resuming ? stepsWritten : none,
    /** The lead of the preview: the first one still to be mailed, until another is chosen. `null`: an imaginary one. */
    shownAs: shownAs === undefined ? (people.willGet[0]?.id ?? null) : shownAs,
    setShownAs,
    /** What was last typed as the time: the draft holds no time of another century, and no half one. */
    typedMoment,
    setTypedMoment,
  };
}

export type EditorView = ReturnType<typeof useCampaignEditor>;

/** Why sending is blocked, in one sentence. */
export function blockText(t: AdminT, block: SendBlock): string {
  if (block.kind === 'incomplete') return t('errors:campaign_incomplete');
  if (block.kind === 'placeholders') {
    return t('campaigns.editor.block.placeholders', { count: block.fields.length, fields: block.fields.join(', ') });
  }
  return t(`campaigns.editor.block.${block.kind}`);
}

/** Whether the mail has content, and all its fields are known. */
export const isTestable = ({ subject, content }: Pick<CampaignDraft, 'subject' | 'content'>): boolean =>
  [subject, content].every((text) => text.trim() !== '' && unknownPlaceholders(text).length === 0);

/** The mail as the preview's recipient gets it. */
export function shownMail(
  { draft, templates }: Pick<CampaignEditorProps, 'draft' | 'templates'>,
  view: Pick<EditorView, 'leads' | 'chosen' | 'shownAs'>,
  language: Language,
) {
  const { subject, content, templateId } = draft;
  return filledMail({
    subject,
    content,
    lead: view.leads.find(({ id }) => id === view.shownAs),
    language: readerLanguage(templates, templateId, view.chosen.willGet, language),
  });
}

/** The same mail, addressed as a test. */
export const testMail = (to: string, { subject, content, language }: ReturnType<typeof shownMail>): TestMail => ({
  to,
  subject,
  content,
  language,
});

/** Sending and saving, with their state and the text of their outcome. */
export function useSendActions(props: CampaignEditorProps, view: EditorView) {
  const { draft, saving, sending, now } = props;
  const { t, language } = useAdminWords();
  const toast = useToast();
  const [notice, setNotice] = useState<string | null>(null);
  const [storing, setStoring] = useState(false);
  const [testing, setTesting] = useState(false);
  // Sending continues when the editor closes: a toast then shows the outcome on the current page.
  const isShown = useIsShown();
  const guard = useLeaveGuard(isAtRisk(saving));

  function warn(message: string) {
    if (isShown()) setNotice(message);
    else toast.show({ message: draft.name.trim() || t('campaigns.unnamed'), detail: message, tone: 'danger' });
  }

  function notify(outcome: SendOutcome) {
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
      const message = successMessage('campaign_sent', language, { n: formatFigure(accepted, language) });
      toast.show({ message, detail, icon: Send });
    } else {
      const moment = draft.scheduledAt === null ? '' : dateWords(t, language, now).moment(draft.scheduledAt);
      toast.show({
        message: t('campaigns.editor.plannedFor', { count: accepted, moment }),
        detail,
        icon: CalendarClock,
      });
    }
    if (isShown()) props.onSent();
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
      notify(await props.onSend());
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

/** Unscheduling: whether it is under way, and why it failed. A toast says that the campaign is a draft again. */
export function useUnscheduling(onUnschedule: CampaignEditorProps['onUnschedule'], status: CampaignStatus) {
  const { t } = useAdminWords();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Told only once it is true: the first mail may have left just before.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || status === 'scheduled') return;
    isAsked.current = false;
    if (status === 'draft') toast.show({ message: t('campaigns.outcome.unscheduled') });
  }, [status, t, toast]);
  return {
    busy,
    problem,
    async unschedule() {
      setBusy(true);
      setProblem(null);
      isAsked.current = true;
      const found = await onUnschedule();
      if (found !== null) isAsked.current = false;
      setProblem(found);
      setBusy(false);
    },
  };
}

export type Unscheduling = ReturnType<typeof useUnscheduling>;
