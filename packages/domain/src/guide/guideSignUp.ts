import * as z from 'zod/mini';
import { knownLeadSources } from '../leads/leadVocabulary.ts';
import { professionSchema } from '../leads/profession.ts';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { emailSchema, optionalLine, optionalPhone, requiredLine } from '../shared/schemas/textSchemas.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';

const leadSourceSchema = z.enum(knownLeadSources, { error: 'source_unknown' satisfies ErrorCode });

/** The request for the guide. The form sends an unselected profession as `''`, which counts as missing. */
export const guideSignUpSchema = z.object({
  name: requiredLine({ required: 'name_required', tooLong: 'name_too_long', max: 200 }),
  email: emailSchema,
  phone: optionalPhone,
  profession: z.pipe(
    requiredLine({ required: 'profession_required', tooLong: 'profession_unknown', max: 40 }),
    professionSchema,
  ),
  source: withDefault(leadSourceSchema, 'general'),
  leadMagnet: withDefault(z.literal('cyprus-ebook', { error: 'value_invalid' satisfies ErrorCode }), 'cyprus-ebook'),
  /** Path of the page with the form. */
  page: z.pipe(
    optionalLine(500, 'text_too_long'),
    z.transform((page: string | undefined) => page ?? '/'),
  ),
  /** Absent from older clients. */
  language: z.optional(languageSchema),
  /** Ticked the separate newsletter box. The guide is sent either way. */
  newsletter: z.optional(z.boolean({ error: 'value_invalid' satisfies ErrorCode })),
  /** Hidden from people. A bot that fills it gets the usual answer, and nothing is stored. */
  honeypot: z.optional(z.nullable(z.string({ error: 'value_invalid' satisfies ErrorCode }))),
});
/** The parsed value. */
export type GuideSignUp = z.infer<typeof guideSignUpSchema>;
/** The value that a form or an API client sends. */
export type GuideSignUpInput = z.input<typeof guideSignUpSchema>;
