import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantSchema } from '../shared/time/instant.ts';
import { languageSchema } from '../shared/schemas/languageSchema.ts';
import { requiredLine, requiredParagraphs } from '../shared/schemas/textSchemas.ts';
import { withDefault } from '../shared/schemas/withDefault.ts';
import { givenIdSchema } from '../shared/schemas/givenIdSchema.ts';

/** Maximum length of a mail's HTML; content of this length fits in a request of `sendEmailBodyLimit`. */
export const maximumContentLength = 300_000;
export const maximumSubjectLength = 200;

/** A starting text for campaigns, in the shape of the specification's `email_templates`. */
export const emailTemplateSchema = z.object({
  /** Opaque text: a millisecond timestamp, or the id of one of `defaultTemplates`. */
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  subject: withDefault(z.string(), ''),
  category: withDefault(z.string(), 'welcome'),
  /** The placeholders in it; see `variablesOf`. */
  variables: withDefault(z.array(z.string()), () => []),
  /** HTML, with placeholders. */
  content: withDefault(z.string(), ''),
  createdAt: instantSchema,
  updatedAt: z.optional(instantSchema),
  language: withDefault(languageSchema, 'nl'),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
  /** The server increments it with every change. */
  version: z.optional(z.int()),
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

/** Fields of the template editor. */
export const templateFormSchema = z.object({
  name: requiredLine({ required: 'template_name_required', tooLong: 'name_too_long', max: 200 }),
  subject: subjectSchema,
  category: withDefault(z.string({ error: 'value_invalid' satisfies ErrorCode }), 'welcome'),
  content: contentSchema,
  language: withDefault(languageSchema, 'nl'),
});
export type TemplateForm = z.infer<typeof templateFormSchema>;
/** A template to add, from a form or an import. */
export const newTemplateSchema = z.extend(templateFormSchema, {
  id: givenIdSchema,
  sample: z.optional(z.boolean()),
});
const { name, subject, content } = templateFormSchema.shape;
/** Only the given fields change; absent fields get no default. */
export const templateChangeSchema = z.object({
  name: z.optional(name),
  subject: z.optional(subject),
  category: z.optional(z.string({ error: 'value_invalid' satisfies ErrorCode })),
  content: z.optional(content),
  language: z.optional(languageSchema),
});

/** A copy to add. */
export const duplicateTemplate = (template: EmailTemplate) => ({
  name: `${template.name} (Copy)`,
  subject: template.subject,
  category: template.category,
  content: template.content,
  language: template.language,
});
