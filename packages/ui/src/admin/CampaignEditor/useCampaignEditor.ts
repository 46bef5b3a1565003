import {
  type AudienceCounts,
  audienceOf,
  type CampaignObstacle,
  type CampaignProblem,
  campaignState,
  isHandedOver,
  isPlannable,
  noAudience,
  problemsOf,
  unknownPlaceholders,
  withTick,
} from '@fnc/domain';
import { useMemo, useState } from 'react';
import type { CampaignEditorProps, CampaignStep } from './campaignEditorProps.ts';

/** Why sending is blocked: the specification defines `incomplete`, the others are ours. */
export type SendBlock =
  | { readonly kind: 'incomplete'; readonly problems: readonly CampaignProblem[] }
  | { readonly kind: 'placeholders'; readonly fields: readonly string[] }
  | { readonly kind: 'unsubscribe' | 'audience' | 'nobody' | 'moment' | 'momentPassed' | 'momentTooFar' }
  /** This server sends no campaigns. */
  | { readonly kind: 'refused'; readonly obstacle: CampaignObstacle };

const none: ReadonlySet<CampaignStep> = new Set();
const stepsWritten: ReadonlySet<CampaignStep> = new Set(['compose', 'recipients']);
const nobody = noAudience();

type EditorData = Pick<CampaignEditorProps, 'state' | 'draft' | 'leads' | 'readers' | 'audience' | 'now' | 'mail'>;

/** @param counts `null`: of another choice, or not known */
function blockOf({ draft, now, mail }: EditorData, counts: AudienceCounts | null): SendBlock | null {
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
  if (counts.willGet === 0) return { kind: 'nobody' };
  if (draft.when === 'now') return null;
  if (draft.scheduledAt === null) return { kind: 'moment' };
  if (draft.scheduledAt <= now) return { kind: 'momentPassed' };
  return isPlannable(draft.scheduledAt, now) ? null : { kind: 'momentTooFar' };
}

/** State derived from the draft: the recipients, what blocks sending, and what can still be changed. */
export function useCampaignEditor(data: EditorData) {
  const { state, draft, leads, readers, audience } = data;
  const { recipients, tick } = draft;
  const entry = state.phase === 'ready' ? state.entry : null;
  const known = leads.phase === 'ready' ? leads.leads : readers;
  /** The recipients whose leads are loaded: the server counts all. */
  const people = useMemo(() => audienceOf(known, recipients, tick), [known, recipients, tick]);
  const isCounted = audience.phase === 'ready';
  const counted = isCounted ? audience.counts : nobody;
  const counts = tick ? withTick(counted) : counted;
  const [shownAs, setShownAs] = useState<string | null | undefined>(undefined);

  const status = entry === null ? 'draft' : campaignState(entry.campaign, entry.figures);
  const isBegun = entry !== null && status !== 'draft';
  const isOver = isBegun && isHandedOver(entry.campaign);
  // Before counting, it is unknown whether recipients remain.
  const isUnclear = isBegun && !isOver && !isCounted;
  const locked = isBegun && (isOver || isUnclear || counts.willGet === 0);
  const resuming = isBegun && !locked;
  const written = draft.name.trim() !== '' && draft.subject.trim() !== '' && draft.content.trim() !== '';
  const block = blockOf(data, isCounted && !audience.isOld ? counts : null);
  return {
    entry,
    status,
    leads: known,
    people,
    isCounted,
    /** Of a stopped campaign: counts only the recipients who do not have the mail yet. */
    counts,
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
    /** The lead of the preview: the first recipient, until another one is chosen. */
    shownAs: shownAs === undefined ? (people.willGet[0]?.id ?? null) : shownAs,
    setShownAs,
  };
}
