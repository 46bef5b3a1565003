import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { emailSchema, optionalLine, requiredLine, requiredParagraphs } from '../shared/schemas/textSchemas.ts';

/** What a visitor writes in the contact form. */
export const contactMessageSchema = z.object({
  name: requiredLine({ required: 'name_required', tooLong: 'name_too_long', max: 200 }),
  email: emailSchema,
  /** To plan a call with. */
  phone: optionalLine(40, 'phone_too_long'),
  /** When the visitor likes to be called, in their own words. */
  preferredMoments: optionalLine(200, 'text_too_long'),
  message: requiredParagraphs({ required: 'message_required', tooLong: 'message_too_long', max: 5000 }),
  /** Hidden from people. A program that fills it gets the usual answer, and nothing is stored. */
  honeypot: z.optional(z.nullable(z.string({ error: 'value_invalid' satisfies ErrorCode }))),
  /** Path of the page the form was opened on. */
  page: optionalLine(500, 'text_too_long'),
  language: z.optional(languageSchema),
});
/** After parsing. */
export type ContactMessage = z.infer<typeof contactMessageSchema>;
/** What a form or an API client sends. */
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
