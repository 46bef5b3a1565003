import { deliveryReason, leadEventSchema, type Instant, type Language, type LeadEvent } from '@fnc/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { insertMany } from '../insertMany.ts';
import type { OutboxRow, Schema } from '../schema.ts';

/** The kinds stored as events; consents and mails have tables of their own. */
type StoredEvent = Exclude<LeadEvent, { kind: 'consent_given' | 'mail' }>;
/** A new event; each kind has its own fields. */
export type NewEvent<E = StoredEvent> = E extends StoredEvent ? Omit<E, 'id' | 'at'> : never;

export interface EventOfLead {
  readonly id: string;
  readonly leadId: string;
  readonly at: Instant;
  readonly event: NewEvent;
}

/** What is stored of an event besides its columns. */
export const printData = ({ kind: _kind, ...data }: NewEvent): string => JSON.stringify(data);

/** Stores an event inside the caller's transaction. */
export const addEvent = (transaction: Kysely<Schema>, event: EventOfLead): Promise<void> =>
  addEvents(transaction, [event]);

export async function addEvents(transaction: Kysely<Schema>, events: readonly EventOfLead[]): Promise<void> {
  await insertMany(
    transaction,
    'lead_event',
    events.map(({ id, leadId, at, event }) => ({
      id,
      lead_id: leadId,
      kind: event.kind,
      at,
      data: printData(event),
    })),
  ).execute();
}

/**
 * The history of a lead, newest first: its events, its consents, and its mails with their outcome.
 *
 * @param language of the sentence that says why a mail did not arrive
 */
export async function readTimeline(db: Kysely<Schema>, leadId: string, language: Language): Promise<LeadEvent[]> {
  const [events, consents, mails] = await Promise.all([
    db.selectFrom('lead_event').selectAll().where('lead_id', '=', leadId).execute(),
    db
      .selectFrom('consent')
      .selectAll()
      .where('lead_id', '=', leadId)
      // A consent without a box has an event of its own.
      .where('wording', '!=', '')
      .execute(),
    db
      .selectFrom('outbox')
      .leftJoin('campaign_mail', 'campaign_mail.id', 'outbox.id')
      .selectAll('outbox')
      .select(['campaign_id', 'campaign_name'])
      .where('outbox.lead_id', '=', leadId)
      .execute(),
  ]);
  const entries = [
    ...events.map(({ id, at, kind, data }) => Object.assign(JSON.parse(data) as object, { id, at, kind })),
    ...consents.map(({ id, at, wording, page, language: spoken }) => ({
      id,
      at,
      kind: 'consent_given',
      wording,
      page,
      language: spoken,
    })),
    ...mails.map((mail) => mailEvent(mail, language)),
  ];
  return entries.map((entry) => leadEventSchema.parse(entry)).sort(newestFirst);
}

type Mail = OutboxRow & { readonly campaign_id: string | null; readonly campaign_name: string | null };

const mailEvent = (mail: Mail, language: Language) => ({
  id: mail.id,
  // A planned mail was stored days before it left.
  at: mail.sent_at ?? mail.created_at,
  kind: 'mail',
  mailKind: mail.kind,
  subject: mail.subject,
  to: mail.recipient,
  outcome: mail.status === 'sending' ? 'queued' : mail.status,
  attempts: mail.attempts,
  // Of a stopped mail the fault is that of its last attempt, after which there is no next one.
  ...(mail.fault === null || mail.status === 'cancelled'
    ? {}
    : { lastError: deliveryReason({ reason: mail.fault, detail: mail.fault_detail ?? '' }, language) }),
  ...(mail.kind === 'answer' ? writerOf(mail.payload) : {}),
  ...(mail.campaign_id === null ? {} : { campaignId: mail.campaign_id }),
  ...(mail.campaign_name ? { campaignName: mail.campaign_name } : {}),
});

/** `by` is missing in answers from before it was stored. */
const answerPayload = z.object({ by: z.optional(z.string()) });
const writerOf = (payload: string) => answerPayload.parse(JSON.parse(payload));

/** Ids are ordered by time, so they decide within the same millisecond. */
function newestFirst(a: LeadEvent, b: LeadEvent): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
