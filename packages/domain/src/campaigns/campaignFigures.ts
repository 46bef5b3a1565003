import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';

const count = z.int().check(z.minimum(0));
/** `null`: not measured, shown as "–" and never as 0. */
const measured = z.nullable(count);

/** Delivery counts of a campaign, from the server. Each recipient counts once per figure. */
export const campaignFiguresSchema = z.object({
  campaignId: z.string(),
  /** Accepted and not sent yet, including those being sent now. */
  queued: count,
  /** Accepted by the mail server, whatever happened afterwards. */
  sent: count,
  /** Failed for good. */
  failed: count,
  /** Failed or skipped, and a retry may deliver them. */
  retryable: count,
  /** The part of `retryable` that was skipped: their leads were deleted then, and exist again. Older servers leave it out. */
  retryableSkipped: z.optional(count),
  /** Skipped at send time. */
  skipped: count,
  /** Not mailed from the start: see `RecipientRefusal`. Older servers leave it out. */
  refused: z.optional(count),
  cancelled: count,
  /** The part of `cancelled` that a restore held: they may have left before. Older servers leave it out. */
  held: z.optional(count),
  delivered: measured,
  /** By people, as far as detectable; `openedByMachine` counts the rest. */
  opened: measured,
  openedByMachine: measured,
  clicked: measured,
  bounced: count,
  complained: count,
  unsubscribed: count,
  /** The planned time; `null` when it was sent at once. */
  sendAt: z.nullable(instantSchema),
  firstSentAt: z.nullable(instantSchema),
  /** The newest change. */
  lastAt: z.nullable(instantSchema),
  /** The server was down at the planned time and for more than five minutes after it. */
  missed: z.boolean(),
});
export type CampaignFigures = z.infer<typeof campaignFiguresSchema>;

/** What this server measures. */
export const campaignMeasuresSchema = z.object({ opens: z.boolean(), clicks: z.boolean(), deliveries: z.boolean() });
export type CampaignMeasures = z.infer<typeof campaignMeasuresSchema>;
