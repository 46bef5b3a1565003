import * as z from 'zod/mini';
import { leadSchema, leadStatusSchema } from '../../leads/lead.ts';
import { leadEventSchema, mailKindSchema } from '../../leads/leadEvent.ts';
import { countSummarySchema } from '../../tracking/countSummary.ts';
import { success } from './publicAnswers.ts';
import { backupStatusSchema } from '../../retention/backupStatus.ts';
import { instantSchema } from '../../shared/time/instant.ts';

/** Without query parameters only `leads` and `count` are guaranteed; with any parameter, all fields are. */
export const leadListAnswerSchema = z.object({
  ...success,
  leads: z.array(leadSchema),
  count: z.int(),
  /** There are more than `count`; see `LeadPage`. */
  countExceeded: z.optional(z.boolean()),
  total: z.optional(z.int()),
  sources: z.optional(z.array(z.string())),
  nextCursor: z.optional(z.nullable(z.string())),
});
export const leadDetailAnswerSchema = z.object({
  ...success,
  lead: leadSchema,
  events: z.array(leadEventSchema),
  /** See `LeadDetail`. */
  openedByMachine: z.optional(z.nullable(z.int())),
});
export const countSummaryAnswerSchema = z.object({ ...success, ...countSummarySchema.shape });

const count = z.int().check(z.minimum(0));

export const adminStatusSchema = z.object({
  success: z.literal(true),
  leadsCount: count,
  /** Leads with an unanswered question, and those of them past the 24 hours. */
  waitingCount: count,
  lateCount: count,
  /** Leads that requested the guide, asked nothing and have not been welcomed yet. */
  welcomeCount: count,
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

/**
 * How reports are written. `configured`: the server writes them with its own key; otherwise the browser calls `baseUrl`
 * with the key that the advisor types.
 */
export const aiStatusSchema = z.object({
  ...success,
  configured: z.boolean(),
  model: z.string(),
  maxTokens: z.int(),
  temperature: z.number(),
  baseUrl: z.string(),
});
export type AiStatus = Omit<z.infer<typeof aiStatusSchema>, 'success'>;
