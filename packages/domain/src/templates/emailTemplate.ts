import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/instant.ts';
import { languageSchema } from '../shared/language.ts';
import { requiredLine, requiredParagraphs } from '../shared/textSchemas.ts';
import { withDefault } from '../shared/withDefault.ts';

/** Most characters of a mail's HTML; a body of this size still fits in a request of `sendEmailBodyLimit`. */
export const maximumContentLength = 300_000;
export const maximumSubjectLength = 200;

/** A mail to begin a campaign with, as it is kept in the browser under `email_templates`. */
export const emailTemplateSchema = z.object({
  /** Opaque text: a millisecond timestamp, or the name of one of `defaultTemplates`. */
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  subject: withDefault(z.string(), ''),
  category: withDefault(z.string(), 'welcome'),
  /** The placeholders that occur in it; see `variablesOf`. */
  variables: withDefault(z.array(z.string()), () => []),
  /** HTML, with placeholders. */
  content: withDefault(z.string(), ''),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
  language: withDefault(languageSchema, 'nl'),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
});
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

export const subjectSchema = requiredLine({
  required: 'subject_required',
  tooLong: 'subject_too_long',
  max: maximumSubjectLength,
});
const contentSchema = requiredParagraphs({
  required: 'content_required',
  tooLong: 'content_too_long',
  max: maximumContentLength,
});

/** What the editor asks of a template. */
export const templateFormSchema = z.object({
  name: requiredLine({ required: 'template_name_required', tooLong: 'name_too_long', max: 200 }),
  subject: subjectSchema,
  category: withDefault(z.string({ error: 'value_invalid' satisfies ErrorCode }), 'welcome'),
  content: contentSchema,
  language: withDefault(languageSchema, 'nl'),
});
export type TemplateForm = z.infer<typeof templateFormSchema>;
export type TemplateFormInput = z.input<typeof templateFormSchema>;
