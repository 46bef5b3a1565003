import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/time/instant.ts';
import { optionalLine, optionalParagraphs } from '../shared/schemas/textSchemas.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';

const mailEventTypes = ['delivered', 'bounced', 'complained'] as const;

/** A report from the mail service about a mail it accepted. Identifies the message, or else the address. */
const mailEventSchema = z.object({
  type: z.enum(mailEventTypes, { error: 'event_unknown' satisfies ErrorCode }),
  /** The `Message-ID` header, with or without its angle brackets. */
  messageId: optionalLine(500, 'text_too_long'),
  email: optionalLine(254, 'text_too_long'),
  /** For a bounce: the address does not exist, so it is never mailed again. */
  permanent: withDefault(z.boolean({ error: 'value_invalid' satisfies ErrorCode }), false),
  at: z.optional(instantSchema),
  /** The mail server's message. */
  detail: optionalParagraphs(2000, 'text_too_long'),
});
export type MailEvent = z.infer<typeof mailEventSchema>;

export const mailEventsSchema = z.object({
  events: z
    .array(mailEventSchema, { error: 'value_invalid' satisfies ErrorCode })
    .check(z.minLength(1, 'value_invalid'), z.maxLength(1000, 'value_invalid')),
});

/** The header with the body's signature: `t=<unix seconds>,v1=<hex hmac-sha256 of "t.rawBody">`. */
export const mailEventSignatureHeader = 'x-fnc-signature';
/** Maximum difference between the signature's time and the server's clock, in milliseconds. */
export const mailEventToleranceMs = 5 * 60_000;
