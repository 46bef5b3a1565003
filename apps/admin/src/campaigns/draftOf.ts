import type { Campaign, EmailTemplate, Instant } from '@fnc/domain';
import { type CampaignDraft, campaignDraftOf, emptyDraft } from '@fnc/ui/admin';

/** What a new campaign begins with. */
export const startOf = (template: EmailTemplate | undefined): CampaignDraft =>
  template === undefined
    ? emptyDraft
    : { ...emptyDraft, templateId: template.id, subject: template.subject, content: template.content };

/** Of a campaign that is being sent nothing changes any more. */
export const isBegun = ({ status, accepted }: Campaign): boolean =>
  status !== 'draft' || (accepted !== undefined && accepted.length > 0);

/** Planned, and its moment is still to come. */
const isPlanned = ({ status, scheduledAt }: Campaign, now: Instant): boolean =>
  status === 'scheduled' && scheduledAt != null && scheduledAt > now;

/**
 * What the editor shows of a stored campaign. One that was broken off is resumed for its moment while that is still to come,
 * and at once when it has passed.
 */
export function draftOf(campaign: Campaign, now: Instant): CampaignDraft {
  const draft = campaignDraftOf(campaign);
  if (!isBegun(campaign)) return { ...draft, tick: false };
  return isPlanned(campaign, now) ? draft : { ...draft, when: 'now', scheduledAt: null };
}
