import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { campaignSchema } from './campaign.ts';
import { isPlannableYear } from './plannableYear.ts';

/** A moment that may be absent, which older versions wrote as empty text. */
const readMoment = (value: unknown): unknown =>
  value === null || value === '' ? null : value === undefined ? undefined : (readInstant(value) ?? value);

/** A moment that nobody can have planned is none: the campaign is a draft without one, and not lost. */
const readPlanned = (value: unknown): unknown => {
  const instant = readInstant(value);
  return instant !== undefined && !isPlannableYear(instant) ? null : readMoment(value);
};

const readIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((id: unknown) => readId(id)) : orUndefined(value);

/** A campaign of an older version, brought to today's shape as far as it can be; anything else is left to the schema. */
function completeCampaign(old: unknown): unknown {
  if (!isRecord(old)) return old;
  return {
    ...old,
    id: readId(old['id']),
    name: orUndefined(old['name']),
    subject: orUndefined(old['subject']),
    content: orUndefined(old['content']),
    recipients: readIds(old['recipients']),
    status: orUndefined(old['status']),
    scheduledAt: readPlanned(old['scheduledAt']),
    sentAt: readMoment(old['sentAt']),
    createdAt: readInstant(old['createdAt']) ?? readInstant(old['updatedAt']) ?? readInstant(readId(old['id'])),
    updatedAt: readInstant(old['updatedAt']),
    createdBy: orUndefined(old['createdBy']),
    stats: orUndefined(old['stats']),
    templateId: old['templateId'] === null ? null : orUndefined(readId(old['templateId'])),
    accepted: readIds(old['accepted']),
    handedOver: orUndefined(old['handedOver']),
    sample: orUndefined(old['sample']),
  };
}

/** Reads campaigns from local storage and exports of any age. Unknown fields are kept. */
export const storedCampaignSchema = z.pipe(z.transform(completeCampaign), z.catchall(campaignSchema, z.unknown()));
