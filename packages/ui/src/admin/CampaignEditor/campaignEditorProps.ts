import type {
  AudienceCounts,
  CampaignDraft,
  CampaignEntry,
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

export type CampaignEditorState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** `entry` is `null` for a new campaign that was not stored yet. */
  | { readonly phase: 'ready'; readonly entry: CampaignEntry | null };

/** All leads: a lead that is not among them cannot be chosen. */
export type MailableLeads =
  | { readonly phase: 'loading'; readonly done?: number; readonly total?: number }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'ready'; readonly leads: readonly Lead[] };

/** Who of the chosen leads would get the campaign, as the server counts it. */
export type AudienceState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** `counts`: without the tick. `isOld`: of the choice before this one, which is being counted. */
  | { readonly phase: 'ready'; readonly counts: AudienceCounts; readonly isOld: boolean };

/** Another window changed the same fields of this draft. */
export interface DraftConflict {
  readonly onKeep: (which: 'mine' | 'theirs') => void;
}

/**
 * What became of a send. `accepted`: mails that are on their way, or planned. `refused`: chosen leads that are not mailed; the
 * result has each with its reason.
 */
export type SendOutcome =
  | { readonly kind: 'sent' | 'scheduled'; readonly accepted: number; readonly refused: number }
  /** None of them may be mailed by now: it is a draft as before. */
  | { readonly kind: 'nobody' }
  /** The server refused it, or could not be reached: asked again, nobody gets it twice. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** The campaign itself was not stored, so nothing was sent. */
  | { readonly kind: 'notSaved'; readonly problem: Problem };

export interface TestMail {
  readonly to: string;
  /** Filled in for the reader of the preview. */
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
}

export interface CampaignEditorProps {
  state: CampaignEditorState;
  draft: CampaignDraft;
  onDraft: (draft: CampaignDraft) => void;
  saving: DraftSaving | null;
  /** Given while one of two versions has to be chosen. */
  conflict?: DraftConflict | null | undefined;
  /** Stands in the address. */
  step: CampaignStep;
  onStep: (step: CampaignStep) => void;
  templates: readonly EmailTemplate[];
  /** For the step that chooses them; `loading` on the other ones. */
  leads: MailableLeads;
  /** Some leads, as long as not all are there: the mail is shown as one of them gets it. */
  readers: readonly Lead[];
  audience: AudienceState;
  /** How the server sends; `null` while that is not known. */
  mail: MailSettings | null;
  now: Instant;
  /** Where a test goes unless another address is typed: the advisor's own. */
  testAddress: string;
  /** Answers `null` when the server took it. */
  onTest: (mail: TestMail) => Promise<Problem | null>;
  /** The server was asked to send it, and has not answered. */
  sending: boolean;
  /** Stores the draft, and has the server send or plan it; nothing rejects. */
  onSend: () => Promise<SendOutcome>;
  /** It was sent or planned while the editor was open: leave, to the list or to the outcome. */
  onSent: () => void;
  /** "Save as draft". Answers `null` when it was stored; then the editor is left by `onClose`. */
  onSaveDraft: () => Promise<Problem | null>;
  /** Of a planned campaign: nothing leaves, and it is a draft again. Answers `null` when that worked. */
  onUnschedule: () => Promise<Problem | null>;
  /** Leads to the list. What was typed was stored, or the advisor chose to give it up. */
  onClose: () => void;
  leadHref: (id: string) => string;
  /** All campaigns. */
  listHref: string;
  /** What became of the mails of this campaign. */
  resultHref: string;
  /** Who changed what of this campaign; `null` before it was stored. */
  changesHref: string | null;
  /** Asks for the campaign or the leads again. */
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Given while the advisor is on the way to another page and something is not stored. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
