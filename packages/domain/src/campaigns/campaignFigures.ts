import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';

const count = z.int().check(z.minimum(0));
/** `null`: not measured, which is shown as "–" and never as 0. */
const measured = z.nullable(count);

/** What became of a campaign's mails, counted by the server. Each recipient counts once in every figure. */
export const campaignFiguresSchema = z.object({
  campaignId: z.string(),
  /** Accepted and not yet gone, those being sent at this moment included. */
  queued: count,
  /** Taken over by the mail server, whatever happened afterwards. */
  sent: count,
  /** Given up. */
  failed: count,
  /** Those of `failed` that are worth another try. */
  retryable: count,
  /** Held back at the moment of sending. */
  skipped: count,
  /** Not mailed from the beginning: see `RecipientRefusal`. Left out by an older server. */
  refused: z.optional(count),
  cancelled: count,
  delivered: measured,
  /** By people, as far as that is known; `openedByMachine` has the others. */
  opened: measured,
  openedByMachine: measured,
  clicked: measured,
  bounced: count,
  complained: count,
  unsubscribed: count,
  /** The moment it was planned for; `null` when it left at once. */
  sendAt: z.nullable(instantSchema),
  firstSentAt: z.nullable(instantSchema),
  /** The newest change. */
  lastAt: z.nullable(instantSchema),
  /** The planned moment passed by more than five minutes while the server was down. */
  missed: z.boolean(),
});
export type CampaignFigures = z.infer<typeof campaignFiguresSchema>;

/** What this server measures at all. */
export const campaignMeasuresSchema = z.object({ opens: z.boolean(), clicks: z.boolean(), deliveries: z.boolean() });
export type CampaignMeasures = z.infer<typeof campaignMeasuresSchema>;
