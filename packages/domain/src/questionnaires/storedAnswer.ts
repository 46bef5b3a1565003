import * as z from 'zod/mini';
import { instantSchema } from '../shared/time/instant.ts';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { answerSchema, type Answer } from './answer.ts';

function completeAnswer(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return {
    ...value,
    questionId: readId(value['questionId']),
    value: value['value'] ?? '',
    updatedAt: readInstant(value['updatedAt']),
  };
}

const answerOfAnyAge = z.pipe(z.transform(completeAnswer), z.catchall(answerSchema, z.unknown()));

/** Whether it has the current format, which needs no conversion. */
function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value)) return false;
  const { questionId, value: given, updatedAt } = value;
  if (typeof questionId !== 'string' || questionId === '' || typeof given !== 'string') return false;
  return updatedAt === undefined || (typeof updatedAt === 'string' && instantSchema.safeParse(updatedAt).success);
}

/** Answers of any version: a list, or an object of values by question id. */
const asList = (value: unknown): unknown =>
  isRecord(value)
    ? Object.entries(value).map(([questionId, given]) => ({ questionId, value: given }))
    : (orUndefined(value) ?? []);

/**
 * Reads a client's answers of any version. Unknown fields are preserved. Answers in the current format are only
 * checked, because there are hundreds of thousands of them, and at most thousands of any other record.
 */
export const storedAnswersSchema = z.transform((value: unknown, context): Answer[] => {
  const list = asList(value);
  if (!Array.isArray(list)) {
    context.issues.push({ code: 'custom', message: 'value_invalid', input: value });
    return [];
  }
  return list.flatMap((item: unknown, index): Answer[] => {
    if (isAnswer(item)) return [item];
    const parsed = z.safeParse(answerOfAnyAge, item);
    if (parsed.success) return [parsed.data];
    const path = [index, ...(parsed.error.issues[0]?.path ?? [])];
    context.issues.push({ code: 'custom', message: 'value_invalid', input: item, path });
    return [];
  });
});
