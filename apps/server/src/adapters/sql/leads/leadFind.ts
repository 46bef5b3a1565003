import { createdBetween, searchTerms, type Instant, type LeadQuery } from '@fnc/domain';
import { sql, type RawBuilder, type SqlBool, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { countDays, type Days } from './leadCounts.ts';
import { inBatches } from '../batches.ts';
import type { Schema } from '../schema.ts';

/** The filters of a list besides status and source: words, and days of creation. */
export interface Narrowing extends Days {
  readonly terms: readonly string[];
}

type Condition = RawBuilder<SqlBool>;

/** `null` without such filters. */
export function narrowingOf(query: LeadQuery): Narrowing | null {
  const terms = searchTerms(query.search ?? '');
  const { from, before } = createdBetween(query);
  if (terms.length === 0 && from === undefined && before === undefined) return null;
  return { terms, from: from && inRange(from), before: before && inRange(before) };
}

/** No lead is older than the year 1000; PostgreSQL rejects the year 0, which a cursor's text may still contain. */
export const inRange = (instant: Instant): Instant => (instant.startsWith('0') ? '1000-01-01T00:00:00.000Z' : instant);

/** The search column is folded by the domain, as the term is. SQLite has no default escape character. */
export const wordConditions = ({ terms }: Narrowing): Condition[] =>
  terms.map((term) => {
    const literal = term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    return sql<SqlBool>`lead.search like ${`%${literal}%`} escape '\\'`;
  });

/** @param column `lead.created_at`, or an expression that hides its index from SQLite */
export const dayConditions = ({ from, before }: Days, column: RawBuilder<unknown>): Condition[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`]),
  ...(before === undefined ? [] : [sql<SqlBool>`${column} < ${before}`]),
];

const groupConditions = ({ status = [], source = [] }: LeadQuery, prefix = sql``): Condition[] => [
  ...(status.length === 0 ? [] : [sql<SqlBool>`${prefix}lead.status in (${sql.join([...status])})`]),
  ...(source.length === 0 ? [] : [sql<SqlBool>`${prefix}lead.source in (${sql.join([...source])})`]),
];

/** A unary plus keeps SQLite from using a column's index. PostgreSQL chooses the best one by its statistics. */
export const unindexed = (engine: Database['engine']) => (engine === 'sqlite' ? sql`+` : sql``);

/** Up to this many leads, reading them one by one is faster than the search index. */
const fewLeads = 1_000;

const lettersOf = (term: string): readonly string[] => Array.from(term);

/**
 * The query for SQLite's index: every three consecutive letters. A lead with all of them need not contain the words.
 */
function threesOf(terms: readonly string[]): string {
  const threes = terms
    .map(lettersOf)
    .flatMap((letters) => letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')));
  return [...new Set(threes)].map((three) => `"${three.replaceAll('"', '""')}"`).join(' AND ');
}

/**
 * The ids of some of the leads that match, in any order.
 *
 * @param inGroups the number of leads with the requested status and source
 */
export async function findLeads(
  { engine, query: db }: Database,
  narrowing: Narrowing,
  query: LeadQuery,
  { inGroups, limit }: { readonly inGroups: number; readonly limit: number },
): Promise<string[]> {
  const ask = async (tables: RawBuilder<unknown>, conditions: readonly Condition[]) => {
    const all = sql.join([sql`lead.deleted_at is null`, ...conditions, ...wordConditions(narrowing)], sql` and `);
    const { rows } = await sql<{
      id: string;
    }>`select lead.id from ${tables} where ${all} limit ${sql.lit(limit)}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const createdAt = sql`lead.created_at`;
  const days = dayConditions(narrowing, createdAt);
  if (engine === 'postgres') return await ask(sql`lead`, [...groupConditions(query), ...days]);

  // For SQLite the first condition to use is chosen here: the one that leaves the fewest leads.
  const plus = unindexed(engine);
  const unindexedDays = dayConditions(narrowing, sql`+${createdAt}`);
  const { terms, from, before } = narrowing;
  const inDays = from === undefined && before === undefined ? Infinity : await countDays(db, narrowing);
  const threes = threesOf(terms);
  if (threes !== '' && Math.min(inGroups, inDays) > fewLeads) {
    const tables = sql`lead_search cross join lead_search_row on lead_search_row.row = lead_search.rowid
      cross join lead on lead.id = lead_search_row.lead_id`;
    return await ask(tables, [
      sql<SqlBool>`lead_search match ${threes}`,
      ...groupConditions(query, plus),
      ...unindexedDays,
    ]);
  }
  return inDays <= inGroups
    ? await ask(sql`lead`, [...groupConditions(query, plus), ...days])
    : await ask(sql`lead`, [...groupConditions(query), ...unindexedDays]);
}

/**
 * Deletes removed entries from SQLite's search index. Removing only marks them there: the index is rewritten without
 * them, a few pages at a time. Does nothing if nothing was removed since, and on PostgreSQL, whose VACUUM does
 * it.
 *
 * @param signal stops after the current batch; the next call starts again
 */
export async function mergeLeadSearch(database: Database, signal?: AbortSignal): Promise<void> {
  if (database.engine === 'postgres') return;
  const state = await database.query.selectFrom('lead_search_state').selectAll().executeTakeFirst();
  if (state === undefined || state.removed === state.merged) return;
  // The first pass may finish a merge that had passed a lead before it was removed; the second one starts after that.
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
      // A negative number starts merging everything; positive ones continue that.
      await sql`insert into lead_search (lead_search, rank) values ('merge', ${isFirst ? -pages : pages})`.execute(
        transaction,
      );
      isFirst = false;
      // The statement itself counts as one change.
      return (await changesOf(transaction)) - before < 2 ? 0 : pages;
    },
    { signal },
  );
}

async function changesOf(transaction: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(transaction);
  return rows[0]?.changes ?? 0;
}
