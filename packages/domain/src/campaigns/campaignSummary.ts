import type { Campaign, CampaignSummary } from './campaign.ts';

/** Apart from the schemas, so that a screen that needs it loads none of them. */
export const campaignSummary = ({
  content: _content,
  recipients,
  accepted: _accepted,
  ...rest
}: Campaign): CampaignSummary => ({
  ...rest,
  recipientCount: recipients.length,
});
