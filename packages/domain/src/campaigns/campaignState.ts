import type { Campaign, CampaignStats } from './campaign.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import type { CampaignStatus } from './campaignVocabulary.ts';

type Counted = Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled' | 'sendAt' | 'firstSentAt'>;

/**
 * A campaign's status as it is shown: the server knows better than the browser what became of the mails. Scheduled until the
 * first mail left, sent while any is on its way, completed when none is. All of it stopped before anything left: a draft
 * again.
 *
 * @param figures `null` as long as the server has not answered, or knows nothing of this campaign
 */
export function campaignState(campaign: Pick<Campaign, 'status'>, figures: Counted | null): CampaignStatus {
  if (figures === null) return campaign.status;
  const final = figures.sent + figures.failed + figures.skipped;
  if (figures.queued > 0) {
    return final > 0 || figures.firstSentAt !== null || figures.sendAt === null ? 'sent' : 'scheduled';
  }
  if (final > 0) return 'completed';
  return figures.cancelled > 0 ? 'draft' : campaign.status;
}

/** Every mail of the campaign that the server accepted and did not cancel. */
export const acceptedCount = ({
  queued,
  sent,
  failed,
  skipped,
}: Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped'>): number => queued + sent + failed + skipped;

/** The figures in the shape of the specification, to be kept with the campaign. What is not measured stays 0 there. */
export const statsOf = (figures: CampaignFigures): CampaignStats => ({
  sent: figures.sent,
  delivered: figures.delivered ?? 0,
  opened: figures.opened ?? 0,
  clicked: figures.clicked ?? 0,
  bounced: figures.bounced,
  unsubscribed: figures.unsubscribed,
});

/**
 * A figure relative to what was sent, 0 to 1; `null` when it is not measured or nothing was sent.
 *
 * @param figure how many, or `null` when it is not measured
 */
export const shareOfSent = (figure: number | null, sent: number): number | null =>
  figure === null || sent <= 0 ? null : Math.min(1, figure / sent);
