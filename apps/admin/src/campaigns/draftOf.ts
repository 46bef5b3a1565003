import type { Campaign, EmailTemplate, Instant } from '@fnc/domain';
import { type CampaignDraft, campaignDraftOf, emptyDraft } from '@fnc/ui/admin';

/** What a new campaign begins with. */
export const startOf = (template: EmailTemplate | undefined): CampaignDraft =>
  template === undefined
    ? emptyDraft
    : { ...emptyDraft, templateId: template.id, subject: template.subject, content: template.content };

/** Of a campaign that was sent or planned nothing is written any more. */
export const isBegun = ({ status }: Pick<Campaign, 'status'>): boolean => status !== 'draft';

/**
 * What the editor shows of a stored campaign. One that was stopped is gone on with for its moment while that is still to come,
 * and at once when it has passed.
 */
export function draftOf(campaign: Campaign, now: Instant): CampaignDraft {
  const draft = campaignDraftOf(campaign);
  if (!isBegun(campaign)) return { ...draft, tick: false };
  const isPlanned = campaign.status === 'scheduled' && campaign.scheduledAt != null && campaign.scheduledAt > now;
  return isPlanned ? draft : { ...draft, when: 'now', scheduledAt: null };
}
