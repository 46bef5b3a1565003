import { instantOf, millisecondsOf, monthsBefore, restoreDays, retentionTerms, type Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { inBatches } from '../batches.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

const dayMs = 86_400_000;
/** How long the log of changes is kept, in days. */
const changesKeptDays = 730;
/** Longer than a backup is kept, from which an erased record could return. */
const tracesKeptMonths = retentionTerms.backupMonths + 1;

/** The tables of removable records, and what one is called. */
const nounOf = { client: 'client', report: 'report', email_template: 'template', campaign: 'campaign' } as const;

const daysBefore = (now: Instant, days: number): Instant => instantOf(millisecondsOf(now) - days * dayMs);

/**
 * Permanently deletes removed records that can no longer be restored, clients with their questions, answers and
 * reports, and keeps their ids for as long as a backup may have them; undo data that has expired; and old entries of
 * the log of changes.
 *
 * @returns the number of removed records
 */
export async function purgeFile(database: Database, now: Instant, signal?: AbortSignal): Promise<number> {
  const restorable = daysBefore(now, restoreDays);
  let clients = 0;
  await inBatches(
    database,
    async (transaction, amount) => {
      const batch = await purgeSomeOfAClient(transaction, { until: restorable, at: now }, amount);
      if (batch === 'client') clients += 1;
      return batch === 'nothing' ? 0 : amount;
    },
    { signal },
  );
  let records = 0;
  for (const table of ['report', 'email_template', 'campaign'] as const)
    records += await inBatches(
      database,
      (transaction, amount) => purgeRecords(transaction, table, { until: restorable, at: now }, amount),
      {
        signal,
      },
    );
  await database.query.deleteFrom('file_change').where('at', '<=', restorable).execute();
  await inBatches(
    database,
    async (transaction, amount) => {
      const gone = await transaction
        .deleteFrom('change')
        .where('seq', 'in', (from) =>
          from.selectFrom('change').select('seq').where('at', '<', daysBefore(now, changesKeptDays)).limit(amount),
        )
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    { signal },
  );
  await inBatches(
    database,
    async (transaction, amount) => {
      const before = monthsBefore(now, tracesKeptMonths);
      const gone = await sql`delete from erased_record where (noun, id) in
        (select noun, id from erased_record where at < ${before} limit ${sql.lit(amount)})`.execute(transaction);
      return Number(gone.numAffectedRows ?? 0);
    },
    { signal },
  );
  return clients + records;
}

interface Purge {
  /** What was removed until then is erased. */
  readonly until: Instant;
  readonly at: Instant;
}

async function eraseRecords(
  transaction: Kysely<Schema>,
  table: keyof typeof nounOf,
  ids: readonly string[],
  at: Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .insertInto('erased_record')
    .values(ids.map((id) => ({ noun: nounOf[table], id, at })))
    .onConflict((conflict) => conflict.columns(['noun', 'id']).doUpdateSet({ at }))
    .execute();
  await transaction
    .deleteFrom(table)
    .where('id', 'in', [...ids])
    .execute();
}

async function purgeRecords(
  transaction: Kysely<Schema>,
  table: 'report' | 'email_template' | 'campaign',
  { until, at }: Purge,
  amount: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom(table)
    .select('id')
    .where('deleted_at', '<=', until)
    .limit(amount)
    .execute();
  const ids = rows.map(({ id }) => id);
  await eraseRecords(transaction, table, ids, at);
  return ids.length;
}

/**
 * A client may have hundreds of answers, so its dependent rows go first, a few at a time.
 *
 * @returns what was deleted: some rows of a client, its last rows and the client, or nothing, because no client is left
 */
async function purgeSomeOfAClient(
  transaction: Kysely<Schema>,
  { until, at }: Purge,
  amount: number,
): Promise<'rows' | 'client' | 'nothing'> {
  const client = await transaction
    .selectFrom('client')
    .select('id')
    .where('deleted_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  if (client === undefined) return 'nothing';
  const { id } = client;
  for (const [table, column, key] of hanging) {
    const gone = await sql`delete from ${sql.ref(table)} where ${sql.ref(column)} = ${id} and ${sql.ref(key)} in
      (select ${sql.ref(key)} from ${sql.ref(table)} where ${sql.ref(column)} = ${id} limit ${sql.lit(amount)})`.execute(
      transaction,
    );
    // The batch is full: the rest is for the next one.
    if (Number(gone.numAffectedRows ?? 0) >= amount) return 'rows';
  }
  await transaction.deleteFrom('question_list').where('scope', '=', id).execute();
  await eraseRecords(transaction, 'client', [id], at);
  return 'client';
}

/** The dependent rows of a client: table, the column with the client's id, and the columns of the key. */
const hanging = [
  ['report', 'client_id', 'id'],
  ['answer', 'client_id', 'question_id'],
  ['question', 'scope', 'position'],
] as const;
