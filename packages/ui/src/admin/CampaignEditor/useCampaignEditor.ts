import {
  audienceOf,
  type CampaignObstacle,
  type CampaignProblem,
  campaignState,
  isPlannable,
  type Lead,
  leftToSend,
  problemsOf,
  unknownPlaceholders,
} from '@fnc/domain';
import { useMemo, useState } from 'react';
import type { CampaignEditorProps, CampaignStep } from './campaignEditorProps.ts';

/** Why nothing can be sent: `incomplete` is the specification's, the others are ours. */
export type SendBlock =
  | { readonly kind: 'incomplete'; readonly problems: readonly CampaignProblem[] }
  | { readonly kind: 'placeholders'; readonly fields: readonly string[] }
  | { readonly kind: 'unsubscribe' | 'leads' | 'nobody' | 'moment' | 'momentPassed' | 'momentTooFar' }
  /** This server sends no campaigns. */
  | { readonly kind: 'refused'; readonly obstacle: CampaignObstacle };

const noLeads: readonly Lead[] = [];
const none: ReadonlySet<CampaignStep> = new Set();
const stepsWritten: ReadonlySet<CampaignStep> = new Set(['compose', 'recipients']);

type EditorData = Pick<CampaignEditorProps, 'state' | 'draft' | 'leads' | 'now' | 'mail'>;

function blockOf({ draft, leads, now, mail }: EditorData, left: number): SendBlock | null {
  if (mail?.campaignObstacle != null) return { kind: 'refused', obstacle: mail.campaignObstacle };
  const problems = problemsOf({ ...draft, recipients: [...draft.recipients] });
  const missing = problems.filter((problem) => problem !== 'placeholders' && problem !== 'unsubscribe');
  if (missing.length > 0) return { kind: 'incomplete', problems: missing };
  if (problems.includes('placeholders')) {
    const fields = [draft.subject, draft.content].flatMap((text) => unknownPlaceholders(text).map(({ raw }) => raw));
    return { kind: 'placeholders', fields: [...new Set(fields)] };
  }
  if (problems.includes('unsubscribe')) return { kind: 'unsubscribe' };
  if (leads.phase !== 'ready') return { kind: 'leads' };
  if (left === 0) return { kind: 'nobody' };
  if (draft.when === 'now') return null;
  if (draft.scheduledAt === null) return { kind: 'moment' };
  if (draft.scheduledAt <= now) return { kind: 'momentPassed' };
  return isPlannable(draft.scheduledAt, now) ? null : { kind: 'momentTooFar' };
}

/** What follows from the draft: who gets it, what is in the way, and what can still be changed. */
export function useCampaignEditor(data: EditorData) {
  const { state, draft, leads } = data;
  const { recipients, tick } = draft;
  const entry = state.phase === 'ready' ? state.entry : null;
  const all = leads.phase === 'ready' ? leads.leads : noLeads;
  const accepted = entry?.campaign.accepted;
  const handedOver = entry?.campaign.handedOver;
  const audience = useMemo(() => audienceOf(all, recipients, tick), [all, recipients, tick]);
  const left = useMemo(() => leftToSend(audience, { accepted, handedOver }), [audience, accepted, handedOver]);
  const [shownAs, setShownAs] = useState<string | null | undefined>(undefined);

  const status = entry === null ? 'draft' : campaignState(entry.campaign, entry.figures);
  const begun = accepted !== undefined && accepted.length > 0;
  // Before the leads are there nobody can say that nobody is left.
  const isUnclear = status !== 'draft' && begun && handedOver !== true && leads.phase !== 'ready';
  const locked = status !== 'draft' && (!begun || isUnclear || left.length === 0);
  const written = draft.name.trim() !== '' && draft.subject.trim() !== '' && draft.content.trim() !== '';
  const block = blockOf(data, left.length);
  return {
    entry,
    status,
    leads: all,
    audience,
    /** Whose mail the server has not accepted: all who will get it, unless a send was broken off. */
    left,
    /** A send was broken off: the mail and its readers stand, only the rest can still be sent. */
    resuming: begun && !locked,
    locked,
    /** Begun, and not known yet whether everybody has it: it is neither gone on with nor called finished. */
    isUnclear,
    block,
    done: new Set<CampaignStep>([
      ...(written && block?.kind !== 'placeholders' && block?.kind !== 'unsubscribe' ? (['compose'] as const) : []),
      ...(audience.willGet.length > 0 ? (['recipients'] as const) : []),
    ]),
    closed: begun && !locked ? stepsWritten : none,
    /** Whose mail is shown: the first who will get it, until another one is chosen. */
    shownAs: shownAs === undefined ? (audience.willGet[0]?.id ?? null) : shownAs,
    setShownAs,
  };
}
