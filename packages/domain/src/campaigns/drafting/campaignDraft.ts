import type { Problem } from '../../messages/problem.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignChange } from '../campaignRepository.ts';
import { changedFields, fieldsInConflict, isSame, mergeChanges } from '../../shared/mergeChanges.ts';
import type { EmailTemplate } from '../../templates/emailTemplate.ts';
import type { Instant } from '../../shared/time/instant.ts';

/** A campaign being edited. Missing values are empty. */
export interface CampaignDraft {
  readonly name: string;
  /** With placeholders, like the content. */
  readonly subject: string;
  /** HTML. */
  readonly content: string;
  /** The template it was created from. */
  readonly templateId: string | null;
  /** Ids of leads. */
  readonly recipients: readonly string[];
  readonly when: 'now' | 'later';
  /** `null` with `later`: the time is incomplete, and the campaign cannot be sent. */
  readonly scheduledAt: Instant | null;
  /** Leads without recorded consent get it too. On sending it is stored with the user and the time. */
  readonly tick: boolean;
  /** Leads who may have the mail already, because a backup was put back, get it again. */
  readonly again: boolean;
}

export const emptyDraft: CampaignDraft = {
  name: '',
  subject: '',
  content: '',
  templateId: null,
  recipients: [],
  when: 'now',
  scheduledAt: null,
  tick: false,
  again: false,
};

/** The editor's initial value for a stored campaign. */
export const campaignDraftOf = (campaign: Campaign): CampaignDraft => ({
  name: campaign.name,
  subject: campaign.subject,
  content: campaign.content,
  templateId: campaign.templateId ?? null,
  recipients: campaign.recipients,
  when: campaign.scheduledAt == null ? 'now' : 'later',
  scheduledAt: campaign.scheduledAt ?? null,
  tick: campaign.consentTick != null,
  again: false,
});

/** The editor's initial value for a new campaign. */
export const draftFrom = (template: EmailTemplate | undefined): CampaignDraft =>
  template === undefined
    ? emptyDraft
    : { ...emptyDraft, templateId: template.id, subject: template.subject, content: template.content };

/** A campaign that was sent or planned is no longer edited. */
export const isBegun = ({ status }: Pick<Campaign, 'status'>): boolean => status !== 'draft';

/**
 * The editor's content for a stored campaign. A stopped campaign resumes at its planned time if that is in the future,
 * otherwise at once.
 */
export function openedDraft(campaign: Campaign, now: Instant): CampaignDraft {
  const draft = campaignDraftOf(campaign);
  if (!isBegun(campaign)) return { ...draft, tick: false };
  const isPlanned = campaign.status === 'scheduled' && campaign.scheduledAt != null && campaign.scheduledAt > now;
  return isPlanned ? draft : { ...draft, when: 'now', scheduledAt: null };
}

/** The stored fields of a draft. The tick is not stored, because it must be set for every send. */
export const storedFields = ({ name, subject, content, templateId, recipients, when, scheduledAt }: CampaignDraft) => ({
  name,
  subject,
  content,
  templateId,
  recipients: [...recipients],
  scheduledAt: when === 'later' ? scheduledAt : null,
});

/** The fields to save so that `from` becomes `to`. Empty: no change. */
export const draftChange = (from: CampaignDraft, to: CampaignDraft): CampaignChange =>
  changedFields(storedFields(from), storedFields(to));

/** The local draft and the campaign changed elsewhere; `base` is the version seen last. */
interface Both {
  readonly draft: CampaignDraft;
  readonly base: Campaign;
  readonly next: Campaign;
}

const sidesOf = ({ draft, base, next }: Both) =>
  [storedFields(campaignDraftOf(base)), storedFields(draft), storedFields(campaignDraftOf(next))] as const;

/** Both changed the same field to different values. */
export const isDisputed = (both: Both): boolean => fieldsInConflict(...sidesOf(both)).length > 0;

/** The local draft, merged with the other fields that were changed elsewhere. */
export function takenOver(both: Both): CampaignDraft {
  const { scheduledAt, ...merged } = mergeChanges(...sidesOf(both));
  if (scheduledAt === storedFields(both.draft).scheduledAt) return { ...both.draft, ...merged };
  return { ...both.draft, ...merged, scheduledAt, when: scheduledAt === null ? 'now' : 'later' };
}

/** Is not stored, and not about to be. */
export const isAtRisk = (saving: DraftSaving | null): boolean =>
  saving?.phase === 'failed' || (saving?.phase === 'saving' && saving.isLate === true);

/** Would be lost if the page were closed now. */
export const isLostOnClose = (saving: DraftSaving | null): boolean =>
  isAtRisk(saving) || (saving?.phase === 'saving' && saving.needsPage === true);

/** Whether one of the sent changes made every one of these fields what it is now. */
export const isMadeBy = (sent: readonly CampaignChange[], fields: readonly string[], now: Campaign): boolean => {
  const stored: Readonly<Record<string, unknown>> = storedFields(campaignDraftOf(now));
  return fields.every((field) =>
    sent.some((change: Readonly<Record<string, unknown>>) => isSame(change[field], stored[field])),
  );
};

/** Save state of the draft. `null`: nothing was typed yet. */
export type DraftSaving =
  /** `isLate`: saving takes long or failed before, so closing the page would lose the text. */
  /** `needsPage`: this save does not outlive the page, because it is long or waits for another. */
  | { readonly phase: 'saving'; readonly isLate?: true; readonly needsPage?: true }
  | { readonly phase: 'saved'; readonly at: Instant }
  | { readonly phase: 'failed'; readonly problem: Problem };
