import * as z from 'zod/mini';
import { isRecord, orUndefined, readId, readInstant } from '../shared/schemas/olderValues.ts';
import { campaignSchema, campaignSummarySchema } from './campaign.ts';
import { isPlannableYear } from './sending/campaignProblems.ts';

/** An optional time; older versions stored a missing one as empty text. */
const readMoment = (value: unknown): unknown =>
  value === null || value === '' ? null : value === undefined ? undefined : (readInstant(value) ?? value);

/** An implausible planned time is dropped, so that the campaign survives as a draft without one. */
const readPlanned = (value: unknown): unknown => {
  const instant = readInstant(value);
  return instant !== undefined && !isPlannableYear(instant) ? null : readMoment(value);
};

const readIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((id: unknown) => readId(id)) : orUndefined(value);

/** Converts a campaign of an older version to the current shape where possible; the schema judges the rest. */
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

/** Reads campaigns from local storage and exports of any version. Unknown fields are preserved. */
export const storedCampaignSchema = z.pipe(z.transform(completeCampaign), z.catchall(campaignSchema, z.unknown()));

/** Reads the summaries that the server's database makes of its own campaigns. Unknown fields are preserved. */
export const storedCampaignSummarySchema = z.catchall(campaignSummarySchema, z.unknown());
