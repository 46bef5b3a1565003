import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { leadSchema } from './lead.ts';

/** Converts a lead of an older version to the current shape where possible; the schema judges the rest. */
function completeLead(old: unknown): unknown {
  if (!isRecord(old)) return old;
  const createdAt = readInstant(old['createdAt']) ?? readInstant(old['timestamp']) ?? readInstant(old['id']);
  const status = orUndefined(old['status']) ?? 'new';
  // Leads of the oldest versions, without clocks, all requested the guide.
  const welcomeSince =
    old['waitingSince'] === undefined && old['welcomeSince'] === undefined && status === 'new'
      ? createdAt
      : readInstant(old['welcomeSince']);
  return {
    ...old,
    id: readId(old['id']),
    createdAt,
    timestamp: readInstant(old['timestamp']),
    updatedAt: readInstant(old['updatedAt']),
    lastEmailSent: readInstant(old['lastEmailSent']),
    waitingSince: readInstant(old['waitingSince']) ?? null,
    welcomeSince: welcomeSince ?? null,
    status,
    phone: orUndefined(old['phone']),
    profession: orUndefined(old['profession']),
    source: orUndefined(old['source']),
    leadMagnet: orUndefined(old['leadMagnet']),
    page: orUndefined(old['page']),
    language: orUndefined(old['language']),
    subscribed: orUndefined(old['subscribed']),
    unsubscribedAt: readInstant(old['unsubscribedAt']),
    consent: orUndefined(old['consent']),
    consentAt: readInstant(old['consentAt']),
    suppressed: orUndefined(old['suppressed']),
    notes: orUndefined(old['notes']),
    tags: orUndefined(old['tags']),
    emailStats: orUndefined(old['emailStats']),
  };
}

/** Reads leads from local storage, exports and older servers. Unknown fields are preserved. */
export const storedLeadSchema = z.pipe(z.transform(completeLead), z.catchall(leadSchema, z.unknown()));
