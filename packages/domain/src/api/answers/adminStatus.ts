import * as z from 'zod/mini';
import { leadStatusSchema } from '../../leads/lead.ts';
import { mailKindSchema } from '../../leads/leadEvent.ts';
import { backupStatusSchema } from '../../retention/backupStatus.ts';
import { instantSchema } from '../../shared/time/instant.ts';

const count = z.int().check(z.minimum(0));

export const adminStatusSchema = z.object({
  success: z.literal(true),
  leadsCount: count,
  /** Leads whose 24-hour deadline runs, and those of them past it. */
  waitingCount: count,
  lateCount: count,
  emailConfigured: z.boolean(),
  /** Seconds since the server started. */
  uptime: z.number(),
  version: z.string(),
  mail: z.object({ queued: count, sent: count, failed: count }),
  /** All leads by status; every status is present. */
  byStatus: z.record(leadStatusSchema, count),
  /** All leads by source, the largest first; a source without leads is left out. */
  bySource: z.array(z.object({ source: z.string(), leads: count })),
  /** The newest undeliverable mails of the last seven days, newest first, at most three. */
  failedMails: z.array(
    z.object({ leadId: z.string(), leadName: z.string(), mailKind: mailKindSchema, at: instantSchema }),
  ),
  backup: backupStatusSchema,
  /** Counts for the console's navigation rail. */
  records: z.object({ clients: count, campaigns: count, templates: count }),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;
