import * as z from 'zod/mini';
import { orElse, withDefault } from '../shared/withDefault.ts';

/** In the order in which they are offered. */
export const questionTypes = ['text', 'textarea', 'select', 'radio', 'number', 'email', 'date', 'checkbox'] as const;
export type QuestionType = (typeof questionTypes)[number];
export const questionTypeSchema = z.enum(questionTypes);

/** The types that are answered by choosing; `checkbox` also works without options, as a single yes. */
export const choosingTypes = ['select', 'radio', 'checkbox'] as const satisfies readonly QuestionType[];

export const questionSchema = z.object({
  /** Unique within one questionnaire. */
  id: z.string().check(z.minLength(1)),
  section: withDefault(z.string(), 'General'),
  text: z.string(),
  type: orElse(questionTypeSchema, 'text'),
  required: withDefault(z.boolean(), false),
  /** Without pipes: these separate options in a CSV and chosen options in an answer. */
  options: withDefault(z.array(z.string()), () => []),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
});
export type Question = z.infer<typeof questionSchema>;
