import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';

/**
 * Values from any version: text unchanged; numbers and booleans as text (`true`, and empty for `false`); several chosen
 * options joined by `|`.
 */
const answerValue = z.pipe(
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  z.transform((value) => {
    if (Array.isArray(value)) return value.join('|');
    return typeof value === 'boolean' ? (value ? 'true' : '') : String(value);
  }),
);

export const answerSchema = z.object({
  questionId: z.string().check(z.minLength(1)),
  /**
   * Trimmed text; a date as `2026-11-20`; a number with a decimal point; a ticked checkbox `true`; empty: not
   * answered.
   */
  value: answerValue,
  updatedAt: z.optional(instantSchema),
});
export type Answer = z.infer<typeof answerSchema>;

/** An answer whose value is already text, as the server stores and sends it. */
export const plainAnswerSchema = z.extend(answerSchema, { value: z.string() });
