import { createdBetween, searchTerms, type Instant, type LeadQuery } from '@fnc/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { countDays, type Days } from './leadCounts.ts';

/** What narrows a list beside status and source: words, and the days the leads were made on. */
export interface Narrowing extends Days {
  readonly terms: readonly string[];
}

type Condition = RawBuilder<SqlBool>;

/** `null` when nothing does. */
export function narrowingOf(query: LeadQuery): Narrowing | null {
  const terms = searchTerms(query.search ?? '');
  const { from, before } = createdBetween(query);
  if (terms.length === 0 && from === undefined && before === undefined) return null;
  return { terms, from: from && inRange(from), before: before && inRange(before) };
}

/** No lead is older than the year 1000; PostgreSQL refuses the year 0, which the text of a cursor can still name. */
export const inRange = (instant: Instant): Instant => (instant.startsWith('0') ? '1000-01-01T00:00:00.000Z' : instant);

/** The search column is folded by the domain, as the term is. SQLite has no escape character unless it is named. */
export const wordConditions = ({ terms }: Narrowing): Condition[] =>
  terms.map((term) => {
    const literal = term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    return sql<SqlBool>`lead.search like ${`%${literal}%`} escape '\\'`;
  });

/** @param column `lead.created_at`, or what hides from SQLite that there is an index on it */
export const dayConditions = ({ from, before }: Days, column: RawBuilder<unknown>): Condition[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`]),
  ...(before === undefined ? [] : [sql<SqlBool>`${column} < ${before}`]),
];

const groupConditions = ({ status = [], source = [] }: LeadQuery, prefix = sql``): Condition[] => [
  ...(status.length === 0 ? [] : [sql<SqlBool>`${prefix}lead.status in (${sql.join([...status])})`]),
  ...(source.length === 0 ? [] : [sql<SqlBool>`${prefix}lead.source in (${sql.join([...source])})`]),
];

/** A unary plus keeps SQLite from using the index of a column. PostgreSQL knows by its statistics which one is best. */
export const unindexed = (engine: Database['engine']) => (engine === 'sqlite' ? sql`+` : sql``);

/**
 * The ids of some of the leads that match, in any order.
 *
 * @param inGroups how many leads have the status and source that are asked for
 */
export async function findLeads(
  { engine, query: db }: Database,
  narrowing: Narrowing,
  query: LeadQuery,
  { inGroups, limit }: { readonly inGroups: number; readonly limit: number },
): Promise<string[]> {
  const createdAt = sql`lead.created_at`;
  const plus = unindexed(engine);
  const conditions = await (async () => {
    if (engine === 'postgres') return [...groupConditions(query), ...dayConditions(narrowing, createdAt)];
    // SQLite is told where to begin: with whatever leaves the fewest leads.
    const { from, before } = narrowing;
    const hasDays = from !== undefined || before !== undefined;
    const inDays = hasDays ? await countDays(db, narrowing) : Infinity;
    return inDays <= inGroups
      ? [...groupConditions(query, plus), ...dayConditions(narrowing, createdAt)]
      : [...groupConditions(query), ...dayConditions(narrowing, sql`+${createdAt}`)];
  })();
  const all = sql.join([sql`lead.deleted_at is null`, ...conditions, ...wordConditions(narrowing)], sql` and `);
  const { rows } = await sql<{ id: string }>`select lead.id from lead where ${all} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}
