import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { emailTemplateSchema } from './emailTemplate.ts';

/** A template of an older version, brought to today's shape as far as it can be; anything else is left to the schema. */
function completeTemplate(old: unknown): unknown {
  if (!isRecord(old)) return old;
  return {
    ...old,
    id: readId(old['id']),
    subject: orUndefined(old['subject']),
    category: orUndefined(old['category']),
    variables: orUndefined(old['variables']),
    content: orUndefined(old['content']),
    createdAt: readInstant(old['createdAt']) ?? readInstant(old['updatedAt']) ?? readInstant(readId(old['id'])),
    updatedAt: readInstant(old['updatedAt']),
    language: orUndefined(old['language']),
    sample: orUndefined(old['sample']),
  };
}

/** Reads templates from local storage and exports of any age. Unknown fields are kept. */
export const storedTemplateSchema = z.pipe(z.transform(completeTemplate), z.catchall(emailTemplateSchema, z.unknown()));
