import type { Campaign, Instant } from '@fnc/domain';

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
