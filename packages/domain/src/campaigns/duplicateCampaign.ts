import type { Campaign } from './campaign.ts';
import type { NewCampaign } from './campaignRepository.ts';

/** A copy: a draft for the same leads, without dates, figures or tick. */
export const duplicateCampaign = ({ name, subject, content, recipients, templateId }: Campaign): NewCampaign => ({
  name: `${name} (Copy)`,
  subject,
  content,
  recipients: [...recipients],
  ...(templateId === undefined ? {} : { templateId }),
});
