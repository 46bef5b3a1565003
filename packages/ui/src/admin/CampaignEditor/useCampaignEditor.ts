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

/** Why nothing can be sent: `incomplete` is the specification's, the others are ours. */
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

/** @param counts `null`: not of this choice, or not known */
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

/** What follows from the draft: who gets it, what is in the way, and what can still be changed. */
export function useCampaignEditor(data: EditorData) {
  const { state, draft, leads, readers, audience } = data;
  const { recipients, tick } = draft;
  const entry = state.phase === 'ready' ? state.entry : null;
  const known = leads.phase === 'ready' ? leads.leads : readers;
  /** Those of them whose leads are known here: the server counts all. */
  const people = useMemo(() => audienceOf(known, recipients, tick), [known, recipients, tick]);
  const isCounted = audience.phase === 'ready';
  const counted = isCounted ? audience.counts : nobody;
  const counts = tick ? withTick(counted) : counted;
  const [shownAs, setShownAs] = useState<string | null | undefined>(undefined);

  const status = entry === null ? 'draft' : campaignState(entry.campaign, entry.figures);
  const isBegun = entry !== null && status !== 'draft';
  const isOver = isBegun && isHandedOver(entry.campaign);
  // Before it is counted nobody can say that nobody is left.
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
    /** Of a send that was stopped: of those who do not have it. */
    counts,
    /** A send was stopped: the mail and its readers stand, only the rest can still be sent. */
    resuming,
    locked,
    /** Begun, and not known yet whether everybody has it: it is neither gone on with nor called finished. */
    isUnclear,
    block,
    done: new Set<CampaignStep>([
      ...(written && block?.kind !== 'placeholders' && block?.kind !== 'unsubscribe' ? (['compose'] as const) : []),
      ...(counts.willGet > 0 ? (['recipients'] as const) : []),
    ]),
    closed: resuming ? stepsWritten : none,
    /** Whose mail is shown: the first who will get it, until another one is chosen. */
    shownAs: shownAs === undefined ? (people.willGet[0]?.id ?? null) : shownAs,
    setShownAs,
  };
}
