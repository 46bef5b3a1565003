import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { orElse, withDefault } from '../shared/schemas/withDefault.ts';

/** In the order of the editor's list. */
export const questionTypes = ['text', 'textarea', 'select', 'radio', 'number', 'email', 'date', 'checkbox'] as const;
export type QuestionType = (typeof questionTypes)[number];
const questionTypeSchema = z.enum(questionTypes);

/** Types with options; a `checkbox` without options is a single yes. */
export const choosingTypes = ['select', 'radio', 'checkbox'] as const satisfies readonly QuestionType[];

export const questionSchema = z.object({
  /** Unique within one questionnaire. */
  id: z.string().check(z.minLength(1)),
  section: withDefault(z.string(), 'General'),
  text: z.string(),
  type: orElse(questionTypeSchema, 'text'),
  required: withDefault(z.boolean(), false),
  /** Without pipes, which separate options in a CSV and chosen options in an answer. */
  options: withDefault(z.array(z.string()), () => []),
  /** Made by "generate test data". */
  sample: z.optional(z.boolean()),
});
export type Question = z.infer<typeof questionSchema>;

/** Maximum questions of one scope. */
export const maximumQuestions = 2_000;
export const longestQuestionId = 200;

const idInvalid = { error: 'value_invalid' satisfies ErrorCode };
/** The id of a question as a path parameter; text with a NUL is refused. */
export const questionIdSchema = z.string(idInvalid).check(
  z.minLength(1, idInvalid),
  z.maxLength(longestQuestionId, idInvalid),
  z.refine((id) => !id.includes('\0'), idInvalid),
);
/** All questions of a scope, for saving. */
export const savedQuestionsSchema = z
  .array(z.extend(questionSchema, { id: questionIdSchema }))
  .check(z.maxLength(maximumQuestions, idInvalid));
