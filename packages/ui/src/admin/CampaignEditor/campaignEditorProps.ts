import type { CampaignEntry, EmailTemplate, Instant, Language, Lead } from '@fnc/domain';
import type { MailSettings } from '../campaigns/campaignData.ts';
import type { Problem } from '../words/problem.ts';
import type { CampaignDraft } from './campaignDraft.ts';

export const campaignSteps = ['compose', 'recipients', 'review'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

export type CampaignEditorState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'notFound' }
  | { readonly phase: 'failed'; readonly problem: Problem }
  /** `entry` is `null` for a new campaign that was not stored yet. */
  | { readonly phase: 'ready'; readonly entry: CampaignEntry | null };

/** What became of what was typed. `null`: nothing was typed yet. */
export type DraftSaving =
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved'; readonly at: Instant }
  | { readonly phase: 'failed'; readonly problem: Problem };

/** All leads there are: whoever is not among them cannot be chosen. */
export type MailableLeads =
  | { readonly phase: 'loading'; readonly done?: number; readonly total?: number }
  | { readonly phase: 'failed'; readonly problem: Problem }
  | { readonly phase: 'ready'; readonly leads: readonly Lead[] };

/** A send that is going on: handed to the server one by one. */
export interface CampaignSending {
  readonly done: number;
  readonly total: number;
  /** Stop was pressed; what is on its way is awaited. */
  readonly stopping: boolean;
}

/** A lead that the server refused to mail, and why. */
export interface RefusedLead {
  readonly id: string;
  readonly name: string;
  readonly problem: Problem;
}

/** Another window changed the same fields of this draft. */
export interface DraftConflict {
  readonly onKeep: (which: 'mine' | 'theirs') => void;
}

interface Refusals {
  readonly refused: number;
  /** Them by name, where that is known. */
  readonly refusals?: readonly RefusedLead[] | undefined;
}

/**
 * What became of a send. `accepted`: by the server in this run. `refused`: leads that said no in the meantime, which is as it
 * should be. `left`: not handed over, because it was stopped or failed; they can be sent later.
 */
export type SendOutcome =
  | ({ readonly kind: 'sent'; readonly accepted: number } & Refusals)
  | ({ readonly kind: 'scheduled'; readonly accepted: number } & Refusals)
  | ({ readonly kind: 'stopped'; readonly accepted: number; readonly left: number } & Refusals)
  | ({
      readonly kind: 'failed';
      readonly accepted: number;
      readonly left: number;
      readonly problem: Problem;
    } & Refusals)
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
  leads: MailableLeads;
  /** How the server sends; `null` while that is not known. */
  mail: MailSettings | null;
  now: Instant;
  /** Where a test goes unless another address is typed: the advisor's own. */
  testAddress: string;
  /** Answers `null` when the server took it. */
  onTest: (mail: TestMail) => Promise<Problem | null>;
  sending: CampaignSending | null;
  /** Stores the draft and hands a mail for each of these leads to the server; nothing rejects. */
  onSend: (leads: readonly Lead[]) => Promise<SendOutcome>;
  onStop: () => void;
  /** It was sent or planned while the editor was open: leave, to the list or to the outcome. */
  onSent: (outcome: Extract<SendOutcome, { kind: 'sent' | 'scheduled' }>) => void;
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
  /** Asks for the campaign or the leads again. */
  onRetry: () => void;
  onCopy: (text: string) => Promise<void>;
  /** Given while the advisor is on the way to another page and something is not stored. */
  leaving: { readonly onStay: () => void; readonly onLeave: () => void } | null;
}
