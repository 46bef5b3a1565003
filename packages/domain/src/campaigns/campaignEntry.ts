import { searchWords } from '../leads/leadFilter.ts';
import { startOfDay } from '../shared/time/day.ts';
import { foldText } from '../shared/foldText.ts';
import type { Instant } from '../shared/time/instant.ts';
import type { CampaignSummary } from './campaign.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import type { CampaignQuery } from './campaignQuery.ts';
import { campaignState } from './campaignState.ts';

/** A campaign in the list, with the server's figures. */
export interface CampaignEntry {
  readonly campaign: CampaignSummary;
  /** `null` until the server answers, or when it does not know this campaign. */
  readonly figures: CampaignFigures | null;
}

/** Number of mails sent: the server's count, else the number stored with the campaign. */
export const sentCount = ({ campaign, figures }: CampaignEntry): number => figures?.sent ?? campaign.stats.sent;

/** The time that the list sorts and shows: when it is or was sent, else when it was created. */
export const campaignMoment = ({ campaign, figures }: CampaignEntry): Instant => {
  const sent = figures?.firstSentAt ?? campaign.sentAt;
  return sent ?? (campaignState(campaign, figures) === 'scheduled' ? campaign.scheduledAt : null) ?? campaign.createdAt;
};

/** Whether a campaign matches the query: every search word, one of the displayed statuses, not before the day. */
export function campaignFilter({ search = '', status, from }: CampaignQuery): (entry: CampaignEntry) => boolean {
  const words = searchWords(search);
  const statuses = status?.length ? new Set(status) : null;
  const since = from ? startOfDay(from) : null;
  return (entry) => {
    const { campaign, figures } = entry;
    if (statuses && !statuses.has(campaignState(campaign, figures))) return false;
    if (since !== null && campaignMoment(entry) < since) return false;
    if (words.length === 0) return true;
    const text = foldText(`${campaign.name}\n${campaign.subject}`);
    return words.every((word) => text.includes(word));
  };
}

/** The four tiles above the list. */
interface CampaignTotals {
  readonly drafts: number;
  readonly scheduled: number;
  /** Campaigns that were sent, stopped or completed. */
  readonly sent: number;
  /** Number of mails. */
  readonly totalSent: number;
  /** Number of mails; `null` when opens are not measured, shown as "–". */
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
