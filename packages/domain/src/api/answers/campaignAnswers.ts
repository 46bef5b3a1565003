import * as z from 'zod/mini';
import { campaignFiguresSchema, campaignMeasuresSchema } from '../../campaigns/campaignFigures.ts';
import { campaignObstacles } from '../../campaigns/sending/campaignsAllowed.ts';
import { deliverySchema, deliveryStatusSchema } from '../../campaigns/sending/delivery.ts';
import { consentEntrySchema } from '../../consent/consentEntry.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { isTypedDay } from '../../shared/time/day.ts';
import { instantSchema } from '../../shared/time/instant.ts';
import { languageSchema } from '../../shared/schemas/languageSchema.ts';
import { cursorParameter, items, limitParameter } from '../../shared/schemas/queryParameter.ts';
import { emailSchema, optionalLine, requiredLine, requiredParagraphs } from '../../shared/schemas/textSchemas.ts';
import { maximumContentLength, subjectSchema } from '../../templates/emailTemplate.ts';
import { success } from './publicAnswers.ts';

/** Filled-in names and professions make a mail a little longer than its template. */
const filledContentSchema = requiredParagraphs({
  required: 'content_required',
  tooLong: 'content_too_long',
  max: maximumContentLength + 50_000,
});
const idSchema = requiredLine({ required: 'value_invalid', tooLong: 'value_invalid', max: 100 });

/** A past time means now; a time with an implausible year is a typing error and must not send at once. */
export const plannedMomentSchema = z.iso
  .datetime({ precision: 3, error: 'send_at_invalid' satisfies ErrorCode })
  .check(z.refine((moment) => isTypedDay(moment.slice(0, 10)), { error: 'send_at_invalid' satisfies ErrorCode }));

/**
 * One mail to one lead, for a campaign or as a reply. Idempotent: a repeated call for the same campaign and lead
 * returns the first answer and sends nothing.
 */
export const sendEmailSchema = z.object({
  /** Must be the lead's address; any other is refused with `recipient_mismatch`. */
  to: emailSchema,
  /** Placeholders are already filled in for this lead, as in `content`. */
  subject: subjectSchema,
  /**
   * HTML. The server adds the sender, the reason for this mail and the unsubscribe link. A placeholder that is left
   * here or in the subject is refused with `placeholder_unknown`.
   */
  content: filledContentSchema,
  leadId: idSchema,
  /**
   * Absent: a reply to one lead, which needs no consent; refused only if the address bounced, complained or was
   * blocked.
   */
  campaignId: z.optional(idSchema),
  /** Stored with the mail, for the lead's timeline. */
  campaignName: optionalLine(200, 'name_too_long'),
  /** Earliest time to send; absent or past: as soon as possible. */
  sendAt: z.optional(plannedMomentSchema),
  /** The advisor ticked that leads without recorded consent may get the mail. */
  withoutConsent: z.optional(z.boolean({ error: 'value_invalid' satisfies ErrorCode })),
  /**
   * The advisor ticked that a lead whose mail a restore held may get it again: it may have left before the backup was
   * put back. Without it such a mail is refused with `recipient_held`.
   */
  again: z.optional(z.boolean({ error: 'value_invalid' satisfies ErrorCode })),
  /** The plain-text part; when absent, the server derives it from `content`. */
  text: z.optional(z.string().check(z.maxLength(maximumContentLength, 'content_too_long'))),
});
/** The parsed value; a client sends `z.input` of the schema. */
export type SendEmail = z.infer<typeof sendEmailSchema>;
export type SendEmailInput = z.input<typeof sendEmailSchema>;

/** `id` of the delivery; `repeated`: the server had already accepted this mail. */
export const sendEmailAnswerSchema = z.object({
  ...success,
  id: z.string(),
  status: deliveryStatusSchema,
  repeated: z.boolean(),
});
export type SendEmailAnswer = Omit<z.infer<typeof sendEmailAnswerSchema>, 'success'>;

/** A mail to the signed-in user, for no lead and no campaign. Its subject is prefixed with `[Test] `. */
export const testEmailSchema = z.object({
  to: emailSchema,
  subject: subjectSchema,
  content: filledContentSchema,
  language: languageSchema,
});
export type TestEmail = z.infer<typeof testEmailSchema>;

/** Maximum number of campaigns per call. */
export const maximumCampaignIds = 200;
/** `ids` absent or empty: all campaigns the server knows, newest first, at most `maximumCampaignIds`. */
export const campaignFiguresQuerySchema = z.object({
  ids: z.pipe(items, z.optional(z.array(z.string()).check(z.maxLength(maximumCampaignIds, 'value_invalid')))),
});
/** Campaigns unknown to the server are left out. */
export const campaignFiguresAnswerSchema = z.object({
  ...success,
  campaigns: z.array(campaignFiguresSchema),
  measures: campaignMeasuresSchema,
});

export const campaignParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Deliveries per page: the default and the maximum of `limit`. */
export const maximumDeliveryLimit = 1000;
export const deliveryQuerySchema = z.object({
  status: z.pipe(items, z.optional(z.array(deliveryStatusSchema))),
  cursor: cursorParameter,
  limit: limitParameter(maximumDeliveryLimit),
});
export type DeliveryQuery = z.infer<typeof deliveryQuerySchema>;

/** Failures first, then by name. `count`: matching deliveries on all pages. */
export const deliveryListAnswerSchema = z.object({
  ...success,
  deliveries: z.array(deliverySchema),
  count: z.int(),
  nextCursor: z.nullable(z.string()),
});
export type DeliveryPage = Omit<z.infer<typeof deliveryListAnswerSchema>, 'success'>;

/** How many mails were cancelled before sending. */
export const cancelCampaignAnswerSchema = z.object({ ...success, cancelled: z.int() });
/** How many mails are retried. */
export const retryCampaignAnswerSchema = z.object({ ...success, queued: z.int() });

/** How this server sends. */
export const mailStatusSchema = z.object({
  ...success,
  /** The From header: `FNC <post@fnc.example>`. */
  from: z.string(),
  replyTo: z.string(),
  /** `false`: mails are only written to a folder. */
  configured: z.boolean(),
  /** Domain of the DKIM signature; `null`: the server does not sign. */
  dkimDomain: z.nullable(z.string()),
  measures: campaignMeasuresSchema,
  /** Why this server refuses campaigns; absent or `null`: it accepts them. */
  campaignObstacle: z.optional(z.nullable(z.enum(campaignObstacles))),
  /** Maximum mails per second and per hour; `null`: no limit. */
  perSecond: z.number(),
  perHour: z.nullable(z.number()),
  serverTime: instantSchema,
});
export type MailStatus = Omit<z.infer<typeof mailStatusSchema>, 'success'>;

/** `ignored` counts events that matched no mail and no address of ours. */
export const mailEventsAnswerSchema = z.object({ ...success, accepted: z.int(), ignored: z.int() });

/** Oldest first. */
export const consentListAnswerSchema = z.object({ ...success, consents: z.array(consentEntrySchema) });
