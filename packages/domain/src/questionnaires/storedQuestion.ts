import * as z from 'zod/mini';
import { isRecord, orUndefined, readId } from '../shared/schemas/olderValues.ts';
import { questionSchema } from './question.ts';

const yes = new Set(['true', 'yes', 'ja', '1']);

/** Converts a question of an older version to the current shape where possible; the schema judges the rest. */
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

/** Reads questions from local storage and exports of any version. Unknown fields are preserved. */
export const storedQuestionSchema = z.pipe(z.transform(completeQuestion), z.catchall(questionSchema, z.unknown()));
