import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import {
  emailSchema,
  optionalLine,
  optionalPhone,
  requiredLine,
  requiredParagraphs,
} from '../shared/schemas/textSchemas.ts';

/** Fields of the contact form. */
export const contactMessageSchema = z.object({
  name: requiredLine({ required: 'name_required', tooLong: 'name_too_long', max: 200 }),
  email: emailSchema,
  /** For planning a call. */
  phone: optionalPhone,
  /** When the visitor prefers a call, in their own words. */
  preferredMoments: optionalLine(200, 'moments_too_long'),
  message: requiredParagraphs({ required: 'message_required', tooLong: 'message_too_long', max: 5000 }),
  /** Hidden from people. A bot that fills it gets the usual answer, and nothing is stored. */
  honeypot: z.optional(z.nullable(z.string({ error: 'value_invalid' satisfies ErrorCode }))),
  /** Path of the page on which the form was opened. */
  page: optionalLine(500, 'text_too_long'),
  language: z.optional(languageSchema),
});
/** The parsed value. */
export type ContactMessage = z.infer<typeof contactMessageSchema>;
/** The value that a form or an API client sends. */
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
