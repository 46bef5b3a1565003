import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/instant.ts';
import { withDefault } from '../shared/withDefault.ts';
import { campaignStatuses } from './campaignVocabulary.ts';

export const campaignStatusSchema = z.enum(campaignStatuses, { error: 'status_unknown' satisfies ErrorCode });

const count = withDefault(z.int(), 0);

/** What was last heard from the server; `CampaignFigures` tells what is not measured. */
export const campaignStatsSchema = z.object({
  sent: count,
  delivered: count,
  opened: count,
  clicked: count,
  bounced: count,
  unsubscribed: count,
});
export type CampaignStats = z.infer<typeof campaignStatsSchema>;

export const noCampaignStats = (): CampaignStats => ({
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  bounced: 0,
  unsubscribed: 0,
});

/** Who ticked that leads without recorded consent may be mailed, when, and how many of them there were. */
const consentTickSchema = z.object({ by: z.string(), at: instantSchema, leads: z.int() });
export type ConsentTick = z.infer<typeof consentTickSchema>;

/** A mail to many leads, as it is kept in the browser under `email_campaigns`. A draft may lack anything. */
export const campaignSchema = z.object({
  /** Opaque text: a millisecond timestamp. With a lead's id it names one mail for ever: see `sendEmail`. */
  id: z.string().check(z.minLength(1)),
  name: withDefault(z.string(), ''),
  subject: withDefault(z.string(), ''),
  /** HTML, with placeholders. */
  content: withDefault(z.string(), ''),
  /** Ids of leads. */
  recipients: withDefault(z.array(z.string()), () => []),
  status: withDefault(campaignStatusSchema, 'draft'),
  scheduledAt: z.optional(z.nullable(instantSchema)),
  sentAt: z.optional(z.nullable(instantSchema)),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
  createdBy: withDefault(z.string(), 'admin'),
  stats: withDefault(campaignStatsSchema, noCampaignStats),
  /** The template it began with. */
  templateId: z.optional(z.string()),
  consentTick: z.optional(z.nullable(consentTickSchema)),
  /** Ids of the leads whose mail the server has accepted. */
  accepted: z.optional(z.array(z.string())),
  /** Handing over ended with nobody left: whoever could be mailed only later does not belong to it any more. */
  handedOver: z.optional(z.boolean()),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
});
export type Campaign = z.infer<typeof campaignSchema>;
