import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/time/instant.ts';

/** `bounced`: taken over by the mail server and returned later. `skipped`: held back at the moment of sending. */
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

/** One mail of a campaign: what became of it for one lead. */
export const deliverySchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  leadId: z.string(),
  /** Empty once the lead was erased, like `to`. */
  leadName: z.string(),
  to: z.string(),
  status: deliveryStatusSchema,
  /** Why, as a code: see `deliveryReason`. Text, so that an older client reads a newer server. */
  reason: z.optional(z.string()),
  /** The mail server's own words. */
  detail: z.optional(z.string()),
  /** Deliveries tried so far. */
  attempts: z.int(),
  /** The last change. */
  at: instantSchema,
  /** The next try, or the planned moment. */
  runAt: z.optional(instantSchema),
  /** Failed, and worth another try. */
  retryable: z.boolean(),
  openedAt: z.optional(instantSchema),
  /** Opened by a program that prefetches pictures, as far as that is known. */
  openedByMachine: z.optional(z.boolean()),
  clickedAt: z.optional(instantSchema),
  unsubscribedAt: z.optional(instantSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;
