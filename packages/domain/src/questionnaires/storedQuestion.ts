import * as z from 'zod/mini';
import { isRecord, orUndefined, readId } from '../shared/schemas/olderValues.ts';
import { questionSchema } from './question.ts';

const yes = new Set(['true', 'yes', 'ja', '1']);

/** A question of an older version, brought to today's shape as far as it can be; the rest is left to the schema. */
function completeQuestion(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { required, options } = value;
  return {
    ...value,
    id: readId(value['id']),
    section: orUndefined(value['section']),
    required: typeof required === 'string' ? yes.has(required.trim().toLowerCase()) : orUndefined(required),
    options: typeof options === 'string' ? options.split('|').filter(Boolean) : orUndefined(options),
  };
}

/** Reads questions from local storage and exports of any age. Unknown fields are kept. */
export const storedQuestionSchema = z.pipe(z.transform(completeQuestion), z.catchall(questionSchema, z.unknown()));
