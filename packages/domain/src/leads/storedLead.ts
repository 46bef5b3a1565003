import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { leadSchema } from './lead.ts';

/**
 * Older versions had one clock, for a guide request as well, and the oldest none: whoever requested the guide waits for
 * a welcome.
 *
 * @param requestedAt of a new lead without clocks
 */
function readClocks(old: Record<string, unknown>, requestedAt: unknown) {
  const waitingSince = old['waitingSince'] === undefined ? requestedAt : readInstant(old['waitingSince']);
  const isOlder = old['welcomeSince'] === undefined;
  const isRequest = old['waitingSince'] === undefined || old['leadMagnet'] !== undefined;
  return isOlder && isRequest
    ? { waitingSince: null, welcomeSince: waitingSince }
    : { waitingSince, welcomeSince: readInstant(old['welcomeSince']) };
}

/** Converts a lead of an older version to the current shape where possible; the schema judges the rest. */
function completeLead(old: unknown): unknown {
  if (!isRecord(old)) return old;
  const createdAt = readInstant(old['createdAt']) ?? readInstant(old['timestamp']) ?? readInstant(old['id']);
  const status = orUndefined(old['status']) ?? 'new';
  const { waitingSince, welcomeSince } = readClocks(old, status === 'new' ? createdAt : undefined);
  return {
    ...old,
    id: readId(old['id']),
    createdAt,
    timestamp: readInstant(old['timestamp']),
    updatedAt: readInstant(old['updatedAt']),
    lastEmailSent: readInstant(old['lastEmailSent']),
    waitingSince: waitingSince ?? null,
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
