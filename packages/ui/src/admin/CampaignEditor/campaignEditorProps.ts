import type {
  AudienceCounts,
  Campaign,
  CampaignDraft,
  CampaignFigures,
  DraftSaving,
  EmailTemplate,
  Instant,
  Language,
  Lead,
} from '@fnc/domain';
import type { MailSettings } from '../campaigns/campaignData.ts';
import type { Problem } from '../words/problem.ts';

export const campaignSteps = ['compose', 'recipients', 'review'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

/** A stored campaign, with the server's figures as far as it knows any. */
export interface EditedCampaign {
  readonly campaign: Campaign;
  readonly figures: CampaignFigures | null;
}

export type CampaignEditorState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** `entry` is `null` for a campaign that is not stored yet. */
  | { readonly phase: 'ready'; readonly entry: EditedCampaign | null };

/** All leads: only a lead in this list can be chosen. */
export type MailableLeads =
  | { readonly phase: 'loading'; readonly done?: number; readonly total?: number }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'ready'; readonly leads: readonly Lead[] };

/** The chosen leads that would get the campaign, as the server counts them. */
export type AudienceState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** `counts`: without the tick. `isOld`: of the previous choice, while the current one is being counted. */
  | { readonly phase: 'ready'; readonly counts: AudienceCounts; readonly isOld: boolean };

/** Another window changed the same fields of this draft, or sent or planned it. */
export interface DraftConflict {
  readonly isBegun: boolean;
  /** The version of the other window. */
  readonly theirs: CampaignDraft;
  readonly onKeep: (which: 'mine' | 'theirs') => void;
}

/**
 * The outcome of sending. `accepted`: mails that are queued or scheduled. `refused`: chosen leads that are not mailed;
 * the result lists each with its reason.
 */
export type SendOutcome =
  | { readonly kind: 'sent' | 'scheduled'; readonly accepted: number; readonly refused: number }
  /** None of the chosen leads may be mailed any more: the campaign is a draft as before. */
  | { readonly kind: 'nobody' }
  /** The server refused, or could not be reached: a retry mails nobody twice. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** The campaign itself was not stored, so nothing was sent. */
  | { readonly kind: 'notSaved'; readonly problem: Problem };

export interface TestMail {
  readonly to: string;
  /** Filled in for the preview's recipient. */
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
}

export interface CampaignEditorProps {
  state: CampaignEditorState;
  draft: CampaignDraft;
  onDraft: (draft: CampaignDraft) => void;
  saving: DraftSaving | null;
  /** Set while one of two versions must be chosen. */
  conflict?: DraftConflict | null | undefined;
  /** The address holds the step. */
  step: CampaignStep;
  onStep: (step: CampaignStep) => void;
  templates: readonly EmailTemplate[];
  /** Needed by the recipients step; `loading` on the others. */
  leads: MailableLeads;
  /** Some leads until all are loaded: the preview shows the mail as one of them gets it. */
  readers: readonly Lead[];
  audience: AudienceState;
  /** How the server sends; `null` until it is loaded. */
  mail: MailSettings | null;
  now: Instant;
  /** The default address of a test mail: the advisor's own. */
  testAddress: string;
  /** Resolves to `null` when the server accepted the mail. */
  onTest: (mail: TestMail) => Promise<Problem | null>;
  /** The send request is under way. */
  sending: boolean;
  /** Stores the draft, and sends or schedules it on the server; never rejects. */
  onSend: () => Promise<SendOutcome>;
  /** Called after sending or scheduling in the open editor: goes to the list or to the outcome. */
  onSent: () => void;
  /** "Save as draft". Resolves to `null` when stored; then `onClose` closes the editor. */
  onSaveDraft: () => Promise<Problem | null>;
  /** Unschedules the campaign, which becomes a draft again. Resolves to `null` on success. */
  onUnschedule: () => Promise<Problem | null>;
  /** Goes to the list. Changes are stored, or the advisor chose to discard them. */
  onClose: () => void;
  leadHref: (id: string) => string;
  /** The address of the list of campaigns. */
  listHref: string;
  /** The address of the outcome of this campaign. */
  resultHref: string;
  /** The address of this campaign's changes; `null` before it was stored. */
  changesHref: string | null;
  /** Fetches the campaign or the leads again. */
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Set while the advisor is leaving and something is not stored. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
