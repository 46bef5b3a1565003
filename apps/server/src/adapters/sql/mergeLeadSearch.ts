import { sql, type Kysely } from 'kysely';
import { inBatches } from './batches.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Takes what was removed from SQLite's index of searches out of its file. There it is only marked: the index is written
 * anew without it, a few pages at a time. Does nothing where nothing was removed since, and on PostgreSQL, whose VACUUM
 * does it.
 *
 * @param signal stops after the batch that is going on; the next call begins anew
 */
export async function mergeLeadSearch(database: Database, signal?: AbortSignal): Promise<void> {
  if (database.engine === 'postgres') return;
  const state = await database.query.selectFrom('lead_search_state').selectAll().executeTakeFirst();
  if (state === undefined || state.removed === state.merged) return;
  // The first time may end a merge that had passed a lead before it was removed; the second one begins after that.
  for (let time = 0; time < 2; time++) {
    if ((await mergeAll(database, signal)) === 0) break;
    if (signal?.aborted === true) return;
  }
  await database.query
    .updateTable('lead_search_state')
    .set({ merged: state.removed })
    .where('merged', '<', state.removed)
    .execute();
}

/** @returns 0 when there was nothing to merge */
async function mergeAll(database: Database, signal: AbortSignal | undefined): Promise<number> {
  let isFirst = true;
  return await inBatches(
    database,
    async (transaction, pages) => {
      const before = await changesOf(transaction);
      // A negative number puts all that there is together; positive ones go on with that.
      await sql`insert into lead_search (lead_search, rank) values ('merge', ${isFirst ? -pages : pages})`.execute(
        transaction,
      );
      isFirst = false;
      // One change is the statement itself.
      return (await changesOf(transaction)) - before < 2 ? 0 : pages;
    },
    { signal },
  );
}

async function changesOf(transaction: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(transaction);
  return rows[0]?.changes ?? 0;
}
