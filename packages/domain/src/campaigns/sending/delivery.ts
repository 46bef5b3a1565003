import * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { instantSchema } from '../../shared/time/instant.ts';

/** `bounced`: accepted by the mail server and returned later. `skipped`: held back at send time. */
const deliveryStatuses = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'bounced',
  'skipped',
  'cancelled',
] as const;
export const deliveryStatusSchema = z.enum(deliveryStatuses, { error: 'status_unknown' satisfies ErrorCode });
export type DeliveryStatus = z.infer<typeof deliveryStatusSchema>;

/** One mail of a campaign and its status for one lead. */
export const deliverySchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  leadId: z.string(),
  /** Empty after the lead was erased, like `to`. */
  leadName: z.string(),
  to: z.string(),
  status: deliveryStatusSchema,
  /** Reason code: see `deliveryReason`. Text, so that an older client can parse a newer server's answer. */
  reason: z.optional(z.string()),
  /** The mail server's message. */
  detail: z.optional(z.string()),
  /** Delivery attempts so far. */
  attempts: z.int(),
  /** Time of the last change. */
  at: instantSchema,
  /** Time of the next attempt, or the planned time. */
  runAt: z.optional(instantSchema),
  /** Failed, or skipped because its lead was deleted, but a retry may succeed. */
  retryable: z.boolean(),
  openedAt: z.optional(instantSchema),
  /** Opened by a program that prefetches images, as far as detectable. */
  openedByMachine: z.optional(z.boolean()),
  clickedAt: z.optional(instantSchema),
  unsubscribedAt: z.optional(instantSchema),
  /** Reported as spam. Older servers leave it out. */
  complainedAt: z.optional(instantSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;
