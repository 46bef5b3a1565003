import { type Campaign, type CampaignChange, type CampaignFigures, campaignState, statsOf } from '@fnc/domain';

/**
 * What the stored campaign has to learn from the server's figures: what it is by now, since when, and in the end its
 * figures. `null`: nothing.
 */
export function settled(campaign: Campaign, figures: CampaignFigures): CampaignChange | null {
  const status = campaignState(campaign, figures);
  const change: CampaignChange = {};
  if (status !== campaign.status) {
    change.status = status;
    // Stopped before anything left: nobody has it, and it can be written again.
    if (status === 'draft') Object.assign(change, { accepted: [], handedOver: false, sentAt: null, consentTick: null });
  }
  if (status === 'sent' || status === 'stopped' || status === 'completed') {
    const sentAt = figures.firstSentAt ?? campaign.sentAt ?? null;
    if (sentAt !== null && campaign.sentAt == null) change.sentAt = sentAt;
  }
  if (status === 'stopped' || status === 'completed') {
    const stats = statsOf(figures);
    const isSame = Object.entries(stats).every(([name, value]) => campaign.stats[name as keyof typeof stats] === value);
    if (!isSame) change.stats = stats;
  }
  return Object.keys(change).length === 0 ? null : change;
}
