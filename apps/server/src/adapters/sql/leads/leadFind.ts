import { createdBetween, searchTerms, type Instant, type LeadQuery } from '@fnc/domain';
import { sql, type RawBuilder, type SqlBool, type Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { countDays, type Days } from './leadCounts.ts';
import { inBatches } from '../batches.ts';
import type { Schema } from '../schema.ts';
import { jsonList, like, postgresAlternatives, sqliteMatch } from './searchIndex.ts';

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

export const wordConditions = ({ terms }: Narrowing): Condition[] => terms.map((term) => like(term));

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

const selectLeads = (tables: RawBuilder<unknown>, conditions: readonly Condition[]) =>
  sql`select lead.id from ${tables} where ${sql.join([sql`lead.deleted_at is null`, ...conditions], sql` and `)}`;

interface Search {
  /** The number of leads with the requested status and source. */
  readonly inGroups: number;
  /** The searched texts of the newest leads. */
  readonly recent: readonly string[];
  readonly most: number;
}

/**
 * The ids of the leads that match, in any order.
 *
 * @returns `null` when there are more than `most`
 */
export async function findLeads(
  { engine, query: db }: Database,
  narrowing: Narrowing,
  query: LeadQuery,
  { inGroups, recent, most }: Search,
): Promise<string[] | null> {
  const { terms, from, before } = narrowing;
  const ask = async (leads: RawBuilder<unknown>) => {
    const found = sql`${leads} limit ${sql.lit(most + 1)}`;
    const { rows } = await sql<{ count: number | string; ids: string | null }>`select count(*) as count,
      case when count(*) <= ${sql.lit(most)} then ${jsonList(engine, 'id')} end as ids from (${found}) as found`.execute(
      db,
    );
    const [{ count, ids } = { count: 0, ids: null }] = rows;
    return Number(count) > most ? null : (JSON.parse(ids ?? '[]') as string[]);
  };
  const createdAt = sql`lead.created_at`;
  const days = dayConditions(narrowing, createdAt);
  const words = wordConditions(narrowing);
  const lead = sql`lead`;
  if (engine === 'postgres') {
    const others = [...groupConditions(query), ...days];
    const alternatives = terms.length === 0 ? null : postgresAlternatives(terms, recent);
    if (alternatives === null) return await ask(selectLeads(lead, [...others, ...words]));
    const parts = alternatives.map((conditions) => selectLeads(lead, [...others, ...conditions]));
    // Planned apart from the limit: with it PostgreSQL relies on finding that many soon, and reads the table.
    return await ask(sql`with found_lead as materialized (${sql.join(parts, sql` union all `)})
      select id from found_lead`);
  }

  // For SQLite the first condition to use is chosen here: the one that leaves the fewest leads.
  const plus = unindexed(engine);
  const unindexedDays = dayConditions(narrowing, sql`+${createdAt}`);
  const inDays = from === undefined && before === undefined ? Infinity : await countDays(db, narrowing);
  if (terms.length > 0 && Math.min(inGroups, inDays) > fewLeads) {
    const match = await sqliteMatch(db, terms, recent);
    if (match === null) return [];
    if (match !== '') {
      const tables = sql`lead_search cross join lead_search_row on lead_search_row.row = lead_search.rowid
        cross join lead on lead.id = lead_search_row.lead_id`;
      const matches = sql<SqlBool>`lead_search match ${match}`;
      return await ask(selectLeads(tables, [matches, ...groupConditions(query, plus), ...unindexedDays, ...words]));
    }
  }
  const fewest =
    inDays <= inGroups ? [...groupConditions(query, plus), ...days] : [...groupConditions(query), ...unindexedDays];
  return await ask(selectLeads(lead, [...fewest, ...words]));
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
