import type { Problem } from '../../messages/problem.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignChange } from '../campaignRepository.ts';
import { changedFields, fieldsInConflict, mergeChanges } from '../../shared/mergeChanges.ts';
import type { EmailTemplate } from '../../templates/emailTemplate.ts';
import type { Instant } from '../../shared/time/instant.ts';

/** A campaign while it is being written. What is missing is empty. */
export interface CampaignDraft {
  readonly name: string;
  /** With placeholders, as the content. */
  readonly subject: string;
  /** HTML. */
  readonly content: string;
  /** The template it began with. */
  readonly templateId: string | null;
  /** Ids of leads. */
  readonly recipients: readonly string[];
  readonly when: 'now' | 'later';
  /** `null` with `later`: the moment is not (wholly) filled in, and nothing can be sent. */
  readonly scheduledAt: Instant | null;
  /** Leads without recorded consent get it too. Stored with who ticked it and when, on sending. */
  readonly tick: boolean;
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
};

/** What the editor begins with for a stored campaign. */
export const campaignDraftOf = (campaign: Campaign): CampaignDraft => ({
  name: campaign.name,
  subject: campaign.subject,
  content: campaign.content,
  templateId: campaign.templateId ?? null,
  recipients: campaign.recipients,
  when: campaign.scheduledAt == null ? 'now' : 'later',
  scheduledAt: campaign.scheduledAt ?? null,
  tick: campaign.consentTick != null,
});

/** What a new campaign begins with. */
export const draftFrom = (template: EmailTemplate | undefined): CampaignDraft =>
  template === undefined
    ? emptyDraft
    : { ...emptyDraft, templateId: template.id, subject: template.subject, content: template.content };

/** Of a campaign that was sent or planned nothing is written any more. */
export const isBegun = ({ status }: Pick<Campaign, 'status'>): boolean => status !== 'draft';

/**
 * What the editor shows of a stored campaign. One that was stopped is gone on with for its moment while that is still to come,
 * and at once when it has passed.
 */
export function openedDraft(campaign: Campaign, now: Instant): CampaignDraft {
  const draft = campaignDraftOf(campaign);
  if (!isBegun(campaign)) return { ...draft, tick: false };
  const isPlanned = campaign.status === 'scheduled' && campaign.scheduledAt != null && campaign.scheduledAt > now;
  return isPlanned ? draft : { ...draft, when: 'now', scheduledAt: null };
}

/** What of a draft is stored. The tick is not: it is given anew for every send. */
export const storedFields = ({ name, subject, content, templateId, recipients, when, scheduledAt }: CampaignDraft) => ({
  name,
  subject,
  content,
  templateId,
  recipients: [...recipients],
  scheduledAt: when === 'later' ? scheduledAt : null,
});

/** What has to be stored, so that `from` becomes what `to` says. Empty: nothing. */
export const draftChange = (from: CampaignDraft, to: CampaignDraft): CampaignChange =>
  changedFields(storedFields(from), storedFields(to));

/** What was typed here and what became of the campaign elsewhere, of which `base` was seen last. */
interface Both {
  readonly draft: CampaignDraft;
  readonly base: Campaign;
  readonly next: Campaign;
}

const sidesOf = ({ draft, base, next }: Both) =>
  [storedFields(campaignDraftOf(base)), storedFields(draft), storedFields(campaignDraftOf(next))] as const;

/** Both changed the same field, and not to the same. */
export const isDisputed = (both: Both): boolean => fieldsInConflict(...sidesOf(both)).length > 0;

/** What was typed, with what was changed elsewhere in the other fields. */
export function takenOver(both: Both): CampaignDraft {
  const { scheduledAt, ...merged } = mergeChanges(...sidesOf(both));
  if (scheduledAt === storedFields(both.draft).scheduledAt) return { ...both.draft, ...merged };
  return { ...both.draft, ...merged, scheduledAt, when: scheduledAt === null ? 'now' : 'later' };
}

/** What became of what was typed. `null`: nothing was typed yet. */
export type DraftSaving =
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved'; readonly at: Instant }
  | { readonly phase: 'failed'; readonly problem: Problem };
