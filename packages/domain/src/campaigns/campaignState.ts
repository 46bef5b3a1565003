import type { Campaign, CampaignStats } from './campaign.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import type { CampaignStatus } from './campaignVocabulary.ts';

type Counted = Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled' | 'sendAt' | 'firstSentAt'>;

type Handed = Pick<Campaign, 'status'> & Partial<Pick<Campaign, 'handedOver' | 'recipients'>>;

/**
 * Number of mails that should be sent. An interrupted send also counts the recipients whose mail was not yet handed
 * over.
 */
export const wantedCount = (
  { handedOver, recipients = [] }: Pick<Handed, 'handedOver' | 'recipients'>,
  figures: Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled'>,
): number => Math.max(acceptedCount(figures) + figures.cancelled, handedOver === false ? recipients.length : 0);

/**
 * The displayed status, from the server's figures, which are newer than the browser's. Scheduled until the first mail
 * is sent, sent while any is on its way, completed when every mail has a final state. Stopped when some mails were
 * sent and the rest were cancelled or never handed over. A draft again when all were cancelled before sending.
 *
 * @param figures `null` until the server answers, or when it does not know this campaign
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

/** Mails of the campaign that the server accepted and did not cancel. */
export const acceptedCount = ({
  queued,
  sent,
  failed,
  skipped,
}: Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped'>): number => queued + sent + failed + skipped;

/** Sent mails without a delivery or bounce report; 0 where reports are not measured. */
export const unreportedCount = ({
  sent,
  bounced,
  delivered,
}: Pick<CampaignFigures, 'sent' | 'bounced' | 'delivered'>): number =>
  delivered === null ? 0 : Math.max(0, sent - bounced - delivered);

/** The figures in the shape of the specification, stored with the campaign. Unmeasured values are 0. */
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
