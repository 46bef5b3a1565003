import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/time/instant.ts';
import { givenIdSchema } from '../shared/schemas/givenIdSchema.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';
import { maximumContentLength } from '../templates/emailTemplate.ts';
import { campaignStatuses } from './campaignVocabulary.ts';

const campaignStatusSchema = z.enum(campaignStatuses, { error: 'status_unknown' satisfies ErrorCode });

const count = withDefault(z.int(), 0);
/** `null`: not measured, shown as "–" and never as 0. */
const measured = withDefault(z.nullable(z.int()), 0);

/**
 * What became of its mails. The server counts them whenever somebody looks (`CampaignFigures`) and for an export; in
 * between only `sent` is stored.
 */
const campaignStatsSchema = z.object({
  sent: count,
  delivered: measured,
  opened: measured,
  clicked: measured,
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

/** Who ticked that leads without recorded consent may be mailed, when, and the number of those leads. */
const consentTickSchema = z.object({ by: z.string(), at: instantSchema, leads: z.int() });

/** A mail to many leads, in the shape of the specification's `email_campaigns`. A draft may have empty fields. */
export const campaignSchema = z.object({
  /**
   * Opaque text: a UUIDv7, or a millisecond timestamp. With a lead's id it identifies one mail permanently: see
   * `sendEmail`.
   */
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
  /** User name of the sender or planner; absent for campaigns that a browser sent. */
  sentBy: z.optional(z.nullable(z.string())),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
  createdBy: withDefault(z.string(), 'admin'),
  stats: withDefault(campaignStatsSchema, noCampaignStats),
  /** The template it was created from. */
  templateId: z.optional(z.nullable(z.string())),
  consentTick: z.optional(z.nullable(consentTickSchema)),
  /**
   * For campaigns that a browser sent: ids of leads whose mail was accepted, so that none of them gets it again. For
   * its own campaigns the server reads this from the stored mails.
   */
  accepted: z.optional(z.array(z.string())),
  /** All recipients were handled: a lead that becomes mailable later is not a recipient. */
  handedOver: z.optional(z.boolean()),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
  /** The server increments it with every change. */
  version: z.optional(z.int()),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** A campaign in a list: without its text and its recipients, which are megabytes for a few campaigns to many leads. */
export const campaignSummarySchema = z.extend(
  z.omit(campaignSchema, { content: true, recipients: true, accepted: true }),
  { recipientCount: z.int() },
);
export type CampaignSummary = z.infer<typeof campaignSummarySchema>;

/** Maximum recipients of one campaign. */
export const maximumRecipients = 200_000;

const withoutNul = (text: string) => text.replaceAll('\0', '');
/** Text of a draft: may be invalid until sent, but its length is limited. */
const words = (max: number, tooLong: ErrorCode) =>
  z
    .string({ error: 'value_invalid' satisfies ErrorCode })
    .check(z.overwrite(withoutNul), z.maxLength(max, { error: tooLong }));

const leadIdSchema = z.string({ error: 'value_invalid' satisfies ErrorCode }).check(
  z.minLength(1, 'value_invalid'),
  z.maxLength(100, 'value_invalid'),
  z.refine((id) => id === withoutNul(id), 'value_invalid'),
);
/** Ids of leads; duplicates count once. */
export const recipientsSchema = z
  .array(leadIdSchema, { error: 'value_invalid' satisfies ErrorCode })
  .check(z.maxLength(maximumRecipients, 'value_invalid'));

/** The fields that the advisor edits. */
export const campaignDraftSchema = z.object({
  name: words(2_000, 'name_too_long'),
  subject: words(2_000, 'subject_too_long'),
  content: words(maximumContentLength, 'content_too_long'),
  recipients: recipientsSchema,
  /** `null`: the template no longer exists. */
  templateId: z.optional(z.nullable(words(100, 'value_invalid'))),
  /** Planned send time of a draft; `null`: at once. */
  scheduledAt: z.optional(z.nullable(instantSchema)),
});
/** A campaign to add. */
export const newCampaignSchema = z.extend(campaignDraftSchema, {
  id: givenIdSchema,
  sample: z.optional(z.boolean()),
});
export const campaignChangeSchema = z.partial(campaignDraftSchema);

/** A copy to add: a draft for the same leads, without dates, figures or tick. */
export const duplicateCampaign = ({ name, subject, content, recipients, templateId }: Campaign) => ({
  name: `${name} (Copy)`,
  subject,
  content,
  recipients: [...recipients],
  ...(templateId === undefined ? {} : { templateId }),
});
