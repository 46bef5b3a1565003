import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { emailTemplateSchema } from './emailTemplate.ts';

/** Converts a template of an older version to the current shape where possible; the schema judges the rest. */
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

/** Reads templates from local storage and exports of any version. Unknown fields are preserved. */
export const storedTemplateSchema = z.pipe(z.transform(completeTemplate), z.catchall(emailTemplateSchema, z.unknown()));
