import { searchTerms } from '../leads/leadFilter.ts';
import { startOfDay } from '../shared/time/day.ts';
import { foldText } from '../shared/foldText.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import type { CampaignQuery } from './campaignQuery.ts';
import { campaignState } from './campaignState.ts';

/** A campaign in the list, with what the server knows of it. */
export interface CampaignEntry {
  readonly campaign: Campaign;
  /** `null` as long as the server has not answered, or knows nothing of this campaign. */
  readonly figures: CampaignFigures | null;
}

/** How many mails left: what the server counted, else what was stored with the campaign. */
export const sentCount = ({ campaign, figures }: CampaignEntry): number => figures?.sent ?? campaign.stats.sent;

/** The moment a campaign stands in the list by: when it leaves or left, else when it was made. */
export const campaignMoment = ({ campaign, figures }: CampaignEntry): Instant => {
  const sent = figures?.firstSentAt ?? campaign.sentAt;
  return sent ?? (campaignState(campaign, figures) === 'scheduled' ? campaign.scheduledAt : null) ?? campaign.createdAt;
};

/** Whether campaigns match the query: every word of the search, one of the statuses as shown, not before the day. */
export function campaignFilter({ search = '', status, from }: CampaignQuery): (entry: CampaignEntry) => boolean {
  const terms = searchTerms(search);
  const statuses = status?.length ? new Set(status) : null;
  const since = from ? startOfDay(from) : null;
  return (entry) => {
    const { campaign, figures } = entry;
    if (statuses && !statuses.has(campaignState(campaign, figures))) return false;
    if (since !== null && campaignMoment(entry) < since) return false;
    if (terms.length === 0) return true;
    const text = foldText(`${campaign.name}\n${campaign.subject}`);
    return terms.every((term) => text.includes(term));
  };
}

/** The four tiles above the list. */
interface CampaignTotals {
  readonly drafts: number;
  readonly scheduled: number;
  /** Campaigns that are sent, stopped or completed. */
  readonly sent: number;
  /** Mails. */
  readonly totalSent: number;
  /** Mails; `null` when opens are not measured, which is shown as "–". */
  readonly totalOpened: number | null;
}

export function campaignTotals(entries: readonly CampaignEntry[]): CampaignTotals {
  const states = entries.map(({ campaign, figures }) => campaignState(campaign, figures));
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const opened = entries.flatMap(({ figures }) => figures?.opened ?? []);
  return {
    drafts: count('draft'),
    scheduled: count('scheduled'),
    sent: count('sent', 'stopped', 'completed'),
    totalSent: entries.reduce((sum, entry) => sum + sentCount(entry), 0),
    totalOpened: opened.length === 0 ? null : opened.reduce((sum, some) => sum + some, 0),
  };
}
