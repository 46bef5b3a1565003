import { instantOf, monthsBefore, retentionTerms, type Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { inBatches } from './batches.ts';
import type { Database } from './database.ts';
import { writeLeadChanges } from './file/changes/changeLog.ts';
import type { Engine } from './migrations/columnTypes.ts';
import type { Schema } from './schema.ts';

/** Enforces the terms of the privacy page; see `retentionTerms` of the domain. */
interface Retention {
  /**
   * Deletes the leads without contact for too long; they can be restored for thirty days. Of a lead that also requested
   * the guide the messages go first. Clients and confirmed newsletter readers stay.
   *
   * @returns the number of deleted leads
   */
  deleteExpiredLeads(signal?: AbortSignal): Promise<number>;
  /** Removes the proof of consents withdrawn long ago, and hashes of addresses that reached their term. */
  forgetOldProof(signal?: AbortSignal): Promise<void>;
}

/** The position of the pass over the leads. */
interface Place {
  readonly id: string;
  readonly updated_at: Instant;
}

interface Candidate extends Place {
  readonly last_event: Instant | null;
  readonly last_mail: Instant | null;
  readonly guide: Instant | null;
  readonly message: Instant | null;
}

/**
 * The next leads unchanged since then. Those without a term are included: reading on until there are enough of the
 * others would take as long as there are clients and readers.
 */
const nextSilent = (transaction: Kysely<Schema>, before: Instant, after: Place | undefined, amount: number) =>
  transaction
    .selectFrom('lead')
    .select(['id', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('updated_at', '<', before)
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(updated_at, id) > (${after?.updated_at}, ${after?.id})`),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(amount)
    .execute();

export function createRetention({ database, now }: { database: Database; now: () => number }): Retention {
  const { engine } = database;

  /** The leads among them that have a term, with their last contact. */
  const candidates = (transaction: Kysely<Schema>, before: Instant, ids: readonly string[]): Promise<Candidate[]> =>
    transaction
      .selectFrom('lead')
      .select((select) => [
        'id',
        'updated_at',
        // Events of a campaign's mail are no contact.
        select
          .selectFrom('lead_event')
          .select((event) => event.fn.max('at').as('at'))
          .whereRef('lead_event.lead_id', '=', 'lead.id')
          .where('kind', 'not in', ['mail_bounced', 'mail_complained'])
          .as('last_event'),
        select
          .selectFrom('outbox')
          .select((mail) => mail.fn.max('created_at').as('at'))
          .whereRef('outbox.lead_id', '=', 'lead.id')
          .where((mail) =>
            mail.not(
              mail.exists(
                mail
                  .selectFrom('campaign_mail')
                  .select('campaign_mail.id')
                  .whereRef('campaign_mail.id', '=', 'outbox.id')
                  .where('campaign_id', '!=', ''),
              ),
            ),
          )
          .as('last_mail'),
        select
          .selectFrom('lead_event')
          .select((event) => event.fn.max('at').as('at'))
          .whereRef('lead_event.lead_id', '=', 'lead.id')
          .where('kind', '=', 'guide_requested')
          .as('guide'),
        select
          .selectFrom('lead_event')
          .select((event) => event.fn.max('at').as('at'))
          .whereRef('lead_event.lead_id', '=', 'lead.id')
          .where('kind', '=', 'message_received')
          .as('message'),
      ])
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .where('updated_at', '<', before)
      .where('status', '!=', 'converted')
      .where((where) => where.or([where('consent', '!=', 'confirmed'), where('unsubscribed_at', 'is not', null)]))
      // A write to one of these leads at this moment comes before or after.
      .$if(engine === 'postgres', (select) => select.forUpdate('lead'))
      .execute();

  return {
    deleteExpiredLeads: async (signal) => {
      const at = instantOf(now());
      const messagesBefore = monthsBefore(at, retentionTerms.messageMonths);
      const guidesBefore = monthsBefore(at, retentionTerms.guideMonths);
      let last: Place | undefined;
      let deleted = 0;
      await inBatches(
        database,
        async (transaction, amount) => {
          const silent = await nextSilent(transaction, messagesBefore, last, amount);
          last = silent.at(-1) ?? last;
          if (silent.length === 0) return 0;
          const seen = await candidates(
            transaction,
            messagesBefore,
            silent.map(({ id }) => id),
          );
          const expired = seen.filter((lead) => silentSince(lead, onlyWrote(lead) ? messagesBefore : guidesBefore));
          const talked = seen.filter((lead) => lead.message !== null && silentSince(lead, messagesBefore));
          await deleteLeads(transaction, engine, idsOf(expired), at);
          await forgetMessages(transaction, idsOf(talked.filter((lead) => !expired.includes(lead))));
          deleted += expired.length;
          return silent.length;
        },
        { signal },
      );
      return deleted;
    },

    async forgetOldProof(signal) {
      const at = instantOf(now());
      const before = (months: number) => monthsBefore(at, months);
      await inBatches(
        database,
        (transaction, amount) => forgetConsents(transaction, before(retentionTerms.consentProofMonths), amount),
        { signal },
      );
      await inBatches(
        database,
        async (transaction, amount) => {
          const result = await sql`delete from address_refusal where (address_hash, reason) in
            (select address_hash, reason from address_refusal where at < ${before(retentionTerms.refusalMonths)}
              limit ${sql.lit(amount)})`.execute(transaction);
          return Number(result.numAffectedRows ?? 0);
        },
        { signal },
      );
      await inBatches(
        database,
        async (transaction, amount) => {
          const result = await transaction
            .deleteFrom('erased_lead')
            .where('id', 'in', (from) =>
              from
                .selectFrom('erased_lead as old')
                .select('old.id')
                .where('old.at', '<', before(retentionTerms.erasedMonths))
                .limit(amount),
            )
            .executeTakeFirst();
          return Number(result.numDeletedRows);
        },
        { signal },
      );
    },
  };
}

const idsOf = (leads: readonly Candidate[]): string[] => leads.map(({ id }) => id);

const lastContact = ({ updated_at, last_event, last_mail }: Candidate): Instant =>
  [last_event, last_mail].reduce<Instant>((latest, at) => (at !== null && at > latest ? at : latest), updated_at);

const silentSince = (lead: Candidate, before: Instant): boolean => lastContact(lead) < before;

const onlyWrote = ({ guide, message }: Candidate): boolean => guide === null && message !== null;

/** The log of changes shows them, where they can be restored. */
async function deleteLeads(
  transaction: Kysely<Schema>,
  engine: Engine,
  ids: readonly string[],
  at: Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('lead')
    .set({ deleted_at: at })
    .where('id', 'in', [...ids])
    .execute();
  await writeLeadChanges(transaction, engine, { at, by: null }, { removed: ids });
}

/** Deletes the visitor's messages, and the mails that carried them to the advisor. */
async function forgetMessages(transaction: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('lead_event')
    .where('lead_id', 'in', [...ids])
    .where('kind', '=', 'message_received')
    .execute();
  await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'in', [...ids])
    .where('kind', '=', 'contact_advisor')
    .execute();
}

/** Deletes the records before an old withdrawal, if there was no consent since. */
async function forgetConsents(transaction: Kysely<Schema>, before: Instant, amount: number): Promise<number> {
  const withdrawn = await transaction
    .selectFrom('consent')
    .select(['id', 'lead_id', 'at'])
    .where(sql<boolean>`kind = 'withdrawn'`)
    .where('at', '<', before)
    .limit(amount)
    .execute();
  for (const { lead_id, at } of withdrawn) {
    await transaction.deleteFrom('consent').where('lead_id', '=', lead_id).where('at', '<=', at).execute();
  }
  return withdrawn.length;
}
