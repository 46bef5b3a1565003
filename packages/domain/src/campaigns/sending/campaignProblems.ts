import { checkCampaignMail } from '../../mail/campaignMailChecks.ts';
import { unknownPlaceholders } from '../../templates/placeholders.ts';
import type { Campaign } from '../campaign.ts';

/** Why a campaign cannot be sent, in the order of the checks. */
const campaignProblems = ['name', 'subject', 'content', 'recipients', 'placeholders', 'unsubscribe'] as const;
export type CampaignProblem = (typeof campaignProblems)[number];

/** Empty when the campaign can be sent. The first four are the specification's `campaign_incomplete`. */
export function problemsOf({
  name,
  subject,
  content,
  recipients,
}: Pick<Campaign, 'name' | 'subject' | 'content' | 'recipients'>): CampaignProblem[] {
  const isWrong: Record<CampaignProblem, boolean> = {
    name: name.trim() === '',
    subject: subject.trim() === '',
    content: content.trim() === '',
    recipients: recipients.length === 0,
    unsubscribe: content.trim() !== '' && !checkCampaignMail(content).canUnsubscribe,
    placeholders: [subject, content].some((text) => unknownPlaceholders(text).length > 0),
  };
  return campaignProblems.filter((problem) => isWrong[problem]);
}

/** Other years are typing errors: a browser turns 26 into 0026. @param moment an instant, or local ISO text */
export const isPlannableYear = (moment: string): boolean => /^(?:20\d\d|2100)-/.test(moment);

/** How far ahead a campaign can be planned, in milliseconds: 366 days. */
const planWithinMs = 366 * 86_400_000;

/** Whether a time can be planned. Past times can: they mean "now", and clocks differ. */
export const isPlannable = (sendAt: string, now: string): boolean =>
  Date.parse(sendAt) - Date.parse(now) <= planWithinMs;
