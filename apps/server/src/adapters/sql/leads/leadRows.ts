import {
  emailKey,
  languageOf,
  leadSchema,
  leadSearchText,
  leadSortName,
  millisecondsOf,
  placeholderValues,
  professionSchema,
  type Instant,
  type Lead,
  type LeadClocks,
  type PlaceholderValues,
} from '@fnc/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { LeadRow, LeadTable, Schema } from '../schema.ts';

/** For leads that do not wait: below the urgency of any real instant, and still an exact number. */
const notWaiting = -8.64e15;

/**
 * The waiting time as one number that sorts in the same direction as the date of a lead: the longer the wait, the
 * higher. One direction for all columns lets both databases find a page in an index.
 */
export const urgencyOf = (waitingSince: Instant | null): number =>
  waitingSince === null ? notWaiting : -millisecondsOf(waitingSince);

/** The columns of a lead's clocks. */
export const clockColumns = ({ waitingSince, welcomeSince }: LeadClocks) => ({
  waiting_since: waitingSince,
  welcome_since: welcomeSince,
  urgency: urgencyOf(waitingSince),
});

/** The columns of a lead; only here the derived ones (keys, search text, order) are computed. */
export const toRow = (lead: Lead) =>
  ({
    id: lead.id,
    email: lead.email,
    email_key: emailKey(lead.email),
    name: lead.name,
    name_key: leadSortName(lead.name),
    phone: lead.phone ?? null,
    profession: lead.profession ?? null,
    source: lead.source,
    lead_magnet: lead.leadMagnet ?? null,
    page: lead.page ?? null,
    language: lead.language,
    status: lead.status,
    tags: JSON.stringify(lead.tags),
    notes: lead.notes,
    emails_sent: lead.emailStats.sent,
    emails_opened: lead.emailStats.opened ?? 0,
    emails_clicked: lead.emailStats.clicked ?? 0,
    emails_bounced: lead.emailStats.bounced,
    last_email_at: lead.lastEmailSent ?? null,
    consent: lead.consent,
    consent_at: lead.consentAt ?? null,
    suppressed: lead.suppressed,
    ...clockColumns(lead),
    search: leadSearchText(lead),
    created_at: lead.createdAt,
    updated_at: lead.updatedAt ?? lead.createdAt,
  }) satisfies Insertable<LeadTable> | Partial<LeadRow>;

/** The placeholder values of a lead, for campaigns. */
export const placeholderValuesOf = ({
  name,
  profession,
  language,
}: Pick<LeadRow, 'name' | 'profession' | 'language'>): PlaceholderValues =>
  placeholderValues({
    name,
    profession: professionSchema.safeParse(profession).data,
    language: languageOf(language),
  });

/** @throws when the row is not a valid lead, which is a bug */
export const toLead = (row: LeadRow): Lead =>
  leadSchema.parse({
    id: row.id,
    createdAt: row.created_at,
    timestamp: row.created_at,
    updatedAt: row.updated_at,
    name: row.name,
    email: row.email,
    phone: row.phone ?? undefined,
    profession: row.profession ?? undefined,
    source: row.source,
    leadMagnet: row.lead_magnet ?? undefined,
    page: row.page ?? undefined,
    language: row.language,
    status: row.status,
    subscribed: row.unsubscribed_at === null,
    unsubscribedAt: row.unsubscribed_at ?? undefined,
    consent: row.consent,
    consentAt: row.consent_at ?? undefined,
    suppressed: row.suppressed,
    tags: JSON.parse(row.tags),
    notes: row.notes,
    emailStats: {
      sent: row.emails_sent,
      opened: row.emails_opened,
      clicked: row.emails_clicked,
      bounced: row.emails_bounced,
    },
    lastEmailSent: row.last_email_at ?? undefined,
    waitingSince: row.waiting_since,
    welcomeSince: row.welcome_since,
  });

/**
 * Leads, also deleted ones, for a change in the same transaction. They are locked in one order, so that two changes of
 * the same leads do not wait for each other.
 */
export async function lockLeads(
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeadRow>> {
  const rows = await transaction
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * A lead, also a deleted one, for a change in the same transaction. PostgreSQL locks the row, so that two changes of one
 * lead follow each other; SQLite has one writer anyway.
 */
export const lockLead = (
  transaction: Kysely<Schema>,
  engine: Database['engine'],
  id: string,
): Promise<LeadRow | undefined> =>
  transaction
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (select) => select.forUpdate())
    .executeTakeFirst();
