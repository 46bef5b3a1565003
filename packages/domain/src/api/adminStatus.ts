import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

export const adminStatusSchema = z.object({
  success: z.literal(true),
  leadsCount: count,
  /** Leads whose 24-hour clock runs, and those of them that are over it. */
  waitingCount: count,
  lateCount: count,
  emailConfigured: z.boolean(),
  /** Seconds since the server started. */
  uptime: z.number(),
  version: z.string(),
  mail: z.object({ queued: count, sent: count, failed: count }),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;
