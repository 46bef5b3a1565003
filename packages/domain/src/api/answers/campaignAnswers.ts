import * as z from 'zod/mini';
import { campaignFiguresSchema, campaignMeasuresSchema } from '../../campaigns/campaignFigures.ts';
import { campaignObstacles } from '../../campaigns/campaignsAllowed.ts';
import { deliverySchema, deliveryStatusSchema } from '../../campaigns/delivery.ts';
import { consentEntrySchema } from '../../consent/consentEntry.ts';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { isTypedDay } from '../../shared/time/day.ts';
import { instantSchema } from '../../shared/time/instant.ts';
import { languageSchema } from '../../shared/schemas/languageSchema.ts';
import { cursorParameter, items, limitParameter } from '../../shared/schemas/queryParameter.ts';
import { emailSchema, optionalLine, requiredLine, requiredParagraphs } from '../../shared/schemas/textSchemas.ts';
import { maximumContentLength, subjectSchema } from '../../templates/emailTemplate.ts';
import { success } from './publicAnswers.ts';

/** Names and professions make a mail a little longer than its template. */
const filledContentSchema = requiredParagraphs({
  required: 'content_required',
  tooLong: 'content_too_long',
  max: maximumContentLength + 50_000,
});
const idSchema = requiredLine({ required: 'value_invalid', tooLong: 'value_invalid', max: 100 });

/** A moment that has passed means now; one with a year that nobody means is a slip, and must not send at once. */
export const plannedMomentSchema = z.iso
  .datetime({ precision: 3, error: 'send_at_invalid' satisfies ErrorCode })
  .check(z.refine((moment) => isTypedDay(moment.slice(0, 10)), { error: 'send_at_invalid' satisfies ErrorCode }));

/**
 * One mail to one lead, of a campaign or as an answer. Asked again for the same campaign and lead, it answers the first one:
 * nothing is sent twice.
 */
export const sendEmailSchema = z.object({
  /** The lead's address; anything else is refused with `recipient_mismatch`. */
  to: emailSchema,
  /** Filled in for this lead, like `content`. */
  subject: subjectSchema,
  /**
   * HTML. The server adds who we are, why this mail came, and the link to unsubscribe. Whatever placeholder is left in it
   * or in the subject is refused with `placeholder_unknown`.
   */
  content: filledContentSchema,
  leadId: idSchema,
  /** Left out: an answer to one lead, which needs no consent, and is refused only where the address bounced, complained or was blocked. */
  campaignId: z.optional(idSchema),
  /** Kept with the mail, for the lead's timeline. */
  campaignName: optionalLine(200, 'name_too_long'),
  /** Not before this moment; left out, or a moment that has passed: as soon as possible. */
  sendAt: z.optional(plannedMomentSchema),
  /** The advisor ticked that leads without recorded consent may have it. */
  withoutConsent: z.optional(z.boolean({ error: 'value_invalid' satisfies ErrorCode })),
  /** The plain-text part; left out, the server makes it of `content`. */
  text: z.optional(z.string().check(z.maxLength(maximumContentLength, 'content_too_long'))),
});
/** After parsing; `z.input` of it is what a client sends. */
export type SendEmail = z.infer<typeof sendEmailSchema>;
export type SendEmailInput = z.input<typeof sendEmailSchema>;

/** `id` of the delivery; `repeated`: the server had accepted this mail before. */
export const sendEmailAnswerSchema = z.object({
  ...success,
  id: z.string(),
  status: deliveryStatusSchema,
  repeated: z.boolean(),
});
export type SendEmailAnswer = Omit<z.infer<typeof sendEmailAnswerSchema>, 'success'>;

/** A mail to oneself, tied to no lead and no campaign. Its subject gets `[Test] ` in front. */
export const testEmailSchema = z.object({
  to: emailSchema,
  subject: subjectSchema,
  content: filledContentSchema,
  language: languageSchema,
});
export type TestEmail = z.infer<typeof testEmailSchema>;

/** Most campaigns of one call. */
export const maximumCampaignIds = 200;
/** `ids` left out or empty: every campaign the server knows, the newest first and at most `maximumCampaignIds`. */
export const campaignFiguresQuerySchema = z.object({
  ids: z.pipe(items, z.optional(z.array(z.string()).check(z.maxLength(maximumCampaignIds, 'value_invalid')))),
});
/** A campaign of which the server knows nothing is left out. */
export const campaignFiguresAnswerSchema = z.object({
  ...success,
  campaigns: z.array(campaignFiguresSchema),
  measures: campaignMeasuresSchema,
});

export const campaignParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Rows of a page of deliveries without `limit`, and the most that may be asked for. */
export const maximumDeliveryLimit = 1000;
export const deliveryQuerySchema = z.object({
  status: z.pipe(items, z.optional(z.array(deliveryStatusSchema))),
  cursor: cursorParameter,
  limit: limitParameter(maximumDeliveryLimit),
});
export type DeliveryQuery = z.infer<typeof deliveryQuerySchema>;

/** Failures first, then by name. `count`: deliveries that match, on all pages. */
export const deliveryListAnswerSchema = z.object({
  ...success,
  deliveries: z.array(deliverySchema),
  count: z.int(),
  nextCursor: z.nullable(z.string()),
});
export type DeliveryPage = Omit<z.infer<typeof deliveryListAnswerSchema>, 'success'>;

/** How many mails were stopped before they left. */
export const cancelCampaignAnswerSchema = z.object({ ...success, cancelled: z.int() });
/** How many mails are tried again. */
export const retryCampaignAnswerSchema = z.object({ ...success, queued: z.int() });

/** How this server sends. */
export const mailStatusSchema = z.object({
  ...success,
  /** As it stands in the mails: `FNC <post@fnc.example>`. */
  from: z.string(),
  replyTo: z.string(),
  /** `false`: mails are written to a folder, and reach nobody. */
  configured: z.boolean(),
  /** Whose signature the mails carry; `null`: the server does not sign. */
  dkimDomain: z.nullable(z.string()),
  measures: campaignMeasuresSchema,
  /** Why campaigns are refused here; left out or `null`: they are not. */
  campaignObstacle: z.optional(z.nullable(z.enum(campaignObstacles))),
  /** The most mails that leave in a second and in an hour; `null`: no limit. */
  perSecond: z.number(),
  perHour: z.nullable(z.number()),
  serverTime: instantSchema,
});
export type MailStatus = Omit<z.infer<typeof mailStatusSchema>, 'success'>;

/** Events that named no mail and no address of ours are `ignored`. */
export const mailEventsAnswerSchema = z.object({ ...success, accepted: z.int(), ignored: z.int() });

/** Oldest first. */
export const consentListAnswerSchema = z.object({ ...success, consents: z.array(consentEntrySchema) });
