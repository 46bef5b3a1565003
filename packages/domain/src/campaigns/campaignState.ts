import type { Campaign, CampaignStats } from './campaign.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import type { CampaignStatus } from './campaignVocabulary.ts';

type Counted = Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled' | 'sendAt' | 'firstSentAt'>;

type Handed = Pick<Campaign, 'status'> & Partial<Pick<Campaign, 'handedOver' | 'recipients'>>;

/**
 * All mails that were to go. A send that was broken off before everything was handed over still owes the others of its
 * recipients.
 */
export const wantedCount = (
  { handedOver, recipients = [] }: Pick<Handed, 'handedOver' | 'recipients'>,
  figures: Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled'>,
): number => Math.max(acceptedCount(figures) + figures.cancelled, handedOver === false ? recipients.length : 0);

/**
 * A campaign's status as it is shown: the server knows better than the browser what became of the mails. Scheduled until the
 * first mail left, sent while any is on its way, completed when all have found their end. Stopped when some left and others
 * never will unless somebody goes on: they were cancelled, or never handed over. All of it stopped before anything left: a
 * draft again.
 *
 * @param figures `null` as long as the server has not answered, or knows nothing of this campaign
 */
export function campaignState(campaign: Handed, figures: Counted | null): CampaignStatus {
  if (figures === null) return campaign.status;
  const final = figures.sent + figures.failed + figures.skipped;
  if (figures.queued > 0) {
    return final > 0 || figures.firstSentAt !== null || figures.sendAt === null ? 'sent' : 'scheduled';
  }
  if (final > 0) return wantedCount(campaign, figures) > final ? 'stopped' : 'completed';
  return figures.cancelled > 0 ? 'draft' : campaign.status;
}

/** Every mail of the campaign that the server accepted and did not cancel. */
export const acceptedCount = ({
  queued,
  sent,
  failed,
  skipped,
}: Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped'>): number => queued + sent + failed + skipped;

/** Mails that left and of which neither arrival nor return was reported yet; 0 where reports are not measured. */
export const unreportedCount = ({
  sent,
  bounced,
  delivered,
}: Pick<CampaignFigures, 'sent' | 'bounced' | 'delivered'>): number =>
  delivered === null ? 0 : Math.max(0, sent - bounced - delivered);

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
