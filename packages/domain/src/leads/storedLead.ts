import * as z from 'zod/mini';
import { instantOf, millisecondsOf, type Instant } from '../shared/instant.ts';
import { leadSchema } from './lead.ts';

/** Moments as older versions wrote them: ISO text of any precision, milliseconds, or milliseconds as text. */
function readInstant(value: unknown): Instant | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '') return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) : millisecondsOf(text);
  return Math.abs(milliseconds) <= 8.64e15 ? instantOf(milliseconds) : undefined;
}

/** An empty choice in an older form was stored as empty text. */
const orUndefined = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A lead of an older version, brought to today's shape as far as it can be; anything else is left to the schema. */
function completeLead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const old: Record<string, unknown> = { ...value };
  const createdAt = readInstant(old['createdAt']) ?? readInstant(old['timestamp']) ?? readInstant(old['id']);
  const status = orUndefined(old['status']) ?? 'new';
  const waitingSince =
    old['waitingSince'] === undefined && status === 'new' ? createdAt : readInstant(old['waitingSince']);
  return {
    ...old,
    id: typeof old['id'] === 'number' ? String(old['id']) : old['id'],
    createdAt,
    timestamp: readInstant(old['timestamp']),
    updatedAt: readInstant(old['updatedAt']),
    lastEmailSent: readInstant(old['lastEmailSent']),
    waitingSince: waitingSince ?? null,
    status,
    phone: orUndefined(old['phone']),
    profession: orUndefined(old['profession']),
    source: orUndefined(old['source']),
    leadMagnet: orUndefined(old['leadMagnet']),
    page: orUndefined(old['page']),
    language: orUndefined(old['language']),
    subscribed: orUndefined(old['subscribed']),
    notes: orUndefined(old['notes']),
    tags: orUndefined(old['tags']),
    emailStats: orUndefined(old['emailStats']),
  };
}

/** Reads leads from outside today's server: local storage, exports, older servers. Unknown fields are kept. */
export const storedLeadSchema = z.pipe(z.transform(completeLead), z.catchall(leadSchema, z.unknown()));
