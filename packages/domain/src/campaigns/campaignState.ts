import type { CampaignSummary } from './campaign.ts';
import type { CampaignFigures } from './campaignFigures.ts';
import type { CampaignStatus } from './campaignVocabulary.ts';
import type { Instant } from '../shared/time/instant.ts';

type Counted = Pick<
  CampaignFigures,
  'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled' | 'refused' | 'sendAt' | 'firstSentAt'
>;

type Handed = Pick<CampaignSummary, 'status' | 'handedOver' | 'recipientCount'>;

/**
 * Number of mails that should be sent. An interrupted send also counts the recipients whose mail was not yet handed
 * over; never those who were refused at its start.
 */
export const wantedCount = (
  { handedOver, recipientCount }: Pick<Handed, 'handedOver' | 'recipientCount'>,
  figures: Pick<CampaignFigures, 'queued' | 'sent' | 'failed' | 'skipped' | 'cancelled' | 'refused'>,
): number =>
  Math.max(
    acceptedCount(figures) + figures.cancelled,
    handedOver === false ? recipientCount - (figures.refused ?? 0) : 0,
  );

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

/**
 * A figure relative to what was sent, 0 to 1; `null` when it is not measured or nothing was sent.
 *
 * @param figure how many, or `null` when it is not measured
 */
export const shareOfSent = (figure: number | null, sent: number): number | null =>
  figure === null || sent <= 0 ? null : Math.min(1, figure / sent);

/** Polling interval while mails are on their way, in seconds. */
export const refreshSeconds = 5;
/** Polling starts this long before a planned time, in ms. */
const justBeforeMs = 10_000;
/** Maximum delay of a browser timer, in ms; longer ones are unreliable. */
const longestMs = 3_600_000;

/**
 * Delay in ms until the next poll: short while mails are on their way or a planned time is near. `false`: the figures
 * change only through a user's action, and the change stream reports those.
 */
export function nextLook(figures: readonly CampaignFigures[], now: Instant): number | false {
  const waits = figures.flatMap(({ queued, sendAt }) => {
    if (queued === 0) return [];
    return sendAt === null ? 0 : Math.max(0, Date.parse(sendAt) - Date.parse(now) - justBeforeMs);
  });
  return waits.length === 0 ? false : Math.min(longestMs, Math.max(refreshSeconds * 1000, Math.min(...waits)));
}
