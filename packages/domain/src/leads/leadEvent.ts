import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { leadStatusSchema } from './lead.ts';
import { blockReasonSchema } from './leadBlock.ts';

const mailKinds = [
  'guide',
  'contact_advisor',
  'contact_confirmation',
  'unsubscribe_link',
  'newsletter_confirmation',
  'campaign',
  /** Of the adviser to one lead, without a campaign. */
  'answer',
  /** To the advisor; belongs to no lead. */
  'campaign_test',
  /** To the advisor; belongs to no lead. */
  'password_changed',
] as const;
export const mailKindSchema = z.enum(mailKinds);
export type MailKind = z.infer<typeof mailKindSchema>;

/** `skipped`: held back, at the moment of sending or before. Only mails of campaigns are `cancelled`. */
const mailOutcomes = ['queued', 'sent', 'failed', 'skipped', 'cancelled'] as const;
const mailOutcomeSchema = z.enum(mailOutcomes);
export type MailOutcome = z.infer<typeof mailOutcomeSchema>;

const stamp = { id: z.string().check(z.minLength(1)), at: instantSchema };

/** One entry of a lead's timeline. */
export const leadEventSchema = z.discriminatedUnion('kind', [
  z.object({ ...stamp, kind: z.literal('guide_requested'), source: z.string(), page: z.string() }),
  z.object({
    ...stamp,
    kind: z.literal('message_received'),
    message: z.string(),
    page: z.optional(z.string()),
    /** As given with this message; the lead may have another one. */
    phone: z.optional(z.string()),
    preferredMoments: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    kind: z.literal('consent_given'),
    /** The exact words that stood beside the ticked box: this is the proof. */
    wording: z.string(),
    page: z.string(),
    language: languageSchema,
  }),
  /** Clicked the button of the page that confirms the newsletter. */
  z.object({ ...stamp, kind: z.literal('newsletter_confirmed') }),
  /** By the link in a mail. */
  z.object({ ...stamp, kind: z.literal('unsubscribed') }),
  /** Had unsubscribed, and is on the newsletter again. */
  z.object({ ...stamp, kind: z.literal('subscribed_again') }),
  z.object({
    ...stamp,
    kind: z.literal('status_changed'),
    from: leadStatusSchema,
    to: leadStatusSchema,
    /** User name of who changed it. */
    by: z.string(),
  }),
  z.object({
    ...stamp,
    kind: z.literal('mail'),
    mailKind: mailKindSchema,
    subject: z.string(),
    to: z.string(),
    outcome: mailOutcomeSchema,
    /** Deliveries tried so far; 0 while it waits for the first. */
    attempts: z.int(),
    lastError: z.optional(z.string()),
    /** User name of who wrote an answer. */
    by: z.optional(z.string()),
    /** Of a mail of a campaign. */
    campaignId: z.optional(z.string()),
    campaignName: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    /** The mail came back. */
    kind: z.literal('mail_bounced'),
    to: z.string(),
    /** The address does not exist, and is never mailed again. */
    permanent: z.boolean(),
    /** The mail server's own words. */
    detail: z.optional(z.string()),
    campaignId: z.optional(z.string()),
    campaignName: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    /** The reader called the mail unwanted. */
    kind: z.literal('mail_complained'),
    to: z.string(),
    campaignId: z.optional(z.string()),
    campaignName: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    /** The adviser blocked the address by hand. */
    kind: z.literal('address_blocked'),
    reason: blockReasonSchema,
    /** What was typed. */
    note: z.optional(z.string()),
    /** User name of who did it. */
    by: z.string(),
  }),
  z.object({ ...stamp, kind: z.literal('address_unblocked'), by: z.string() }),
]);
export type LeadEvent = z.infer<typeof leadEventSchema>;
