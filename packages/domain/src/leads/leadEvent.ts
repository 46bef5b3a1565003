import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { leadStatusSchema } from './lead.ts';
import { blockReasonSchema } from './leadBlock.ts';
import { professionSchema } from './profession.ts';

const mailKinds = [
  'guide',
  'contact_advisor',
  'contact_confirmation',
  'unsubscribe_link',
  'newsletter_confirmation',
  'campaign',
  /** A reply from the advisor to one lead, without a campaign. */
  'answer',
  /** To the advisor; belongs to no lead. */
  'campaign_test',
  /** To the advisor; belongs to no lead. */
  'password_changed',
] as const;
export const mailKindSchema = z.enum(mailKinds);
export type MailKind = z.infer<typeof mailKindSchema>;

/** `skipped`: held back at send time or earlier. Only mails of campaigns are `cancelled`. */
const mailOutcomes = ['queued', 'sent', 'failed', 'skipped', 'cancelled'] as const;
const mailOutcomeSchema = z.enum(mailOutcomes);
export type MailOutcome = z.infer<typeof mailOutcomeSchema>;

const stamp = { id: z.string().check(z.minLength(1)), at: instantSchema };

/** Typed in this form; the lead may have others. Absent from older events. */
const typed = { name: z.optional(z.string()), phone: z.optional(z.string()) };

/** One entry of a lead's timeline. */
export const leadEventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...stamp,
    kind: z.literal('guide_requested'),
    source: z.string(),
    page: z.string(),
    ...typed,
    profession: z.optional(professionSchema),
  }),
  z.object({
    ...stamp,
    kind: z.literal('message_received'),
    ...typed,
    message: z.string(),
    page: z.optional(z.string()),
    preferredMoments: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    kind: z.literal('consent_given'),
    /** The exact text beside the ticked box: the proof of consent. */
    wording: z.string(),
    page: z.string(),
    language: languageSchema,
  }),
  /** Clicked the button on the newsletter's confirmation page. */
  z.object({ ...stamp, kind: z.literal('newsletter_confirmed') }),
  /** Through the link in a mail. */
  z.object({ ...stamp, kind: z.literal('unsubscribed') }),
  /** Subscribed again after unsubscribing. */
  z.object({ ...stamp, kind: z.literal('subscribed_again') }),
  z.object({
    ...stamp,
    kind: z.literal('status_changed'),
    from: leadStatusSchema,
    to: leadStatusSchema,
    /** User name of the person who changed it. */
    by: z.string(),
  }),
  z.object({
    ...stamp,
    kind: z.literal('mail'),
    mailKind: mailKindSchema,
    subject: z.string(),
    to: z.string(),
    outcome: mailOutcomeSchema,
    /** Delivery attempts so far; 0 before the first. */
    attempts: z.int(),
    lastError: z.optional(z.string()),
    /** User name of the reply's author. */
    by: z.optional(z.string()),
    /** Only for a campaign's mail. */
    campaignId: z.optional(z.string()),
    campaignName: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    /** The mail was returned. */
    kind: z.literal('mail_bounced'),
    to: z.string(),
    /** The address does not exist, so it is never mailed again. */
    permanent: z.boolean(),
    /** The mail server's message. */
    detail: z.optional(z.string()),
    campaignId: z.optional(z.string()),
    campaignName: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    /** The recipient reported the mail as spam. */
    kind: z.literal('mail_complained'),
    to: z.string(),
    campaignId: z.optional(z.string()),
    campaignName: z.optional(z.string()),
  }),
  z.object({
    ...stamp,
    /** The advisor blocked the address manually. */
    kind: z.literal('address_blocked'),
    reason: blockReasonSchema,
    /** The advisor's note. */
    note: z.optional(z.string()),
    /** User name of the person who blocked it. */
    by: z.string(),
  }),
  z.object({ ...stamp, kind: z.literal('address_unblocked'), by: z.string() }),
]);
export type LeadEvent = z.infer<typeof leadEventSchema>;
