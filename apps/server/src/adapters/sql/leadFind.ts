import { createdBetween, isShortTerm, lettersOf, searchTerms, type Instant, type LeadQuery } from '@fnc/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { countMade } from './leadCounts.ts';

/** What narrows a list beside status and source: words, and the days the leads were made on. */
export interface Narrowing {
  readonly terms: readonly string[];
  readonly from: Instant | undefined;
  readonly before: Instant | undefined;
}

type Condition = RawBuilder<SqlBool>;

/** So many leads are read one by one sooner than the words are looked up. */
const fewLeads = 5_000;

/** `null` when nothing does. */
export function narrowingOf(query: LeadQuery): Narrowing | null {
  const terms = searchTerms(query.search ?? '');
  const { from, before } = createdBetween(query);
  if (terms.length === 0 && from === undefined && before === undefined) return null;
  return { terms, from: from && inRange(from), before: before && inRange(before) };
}

/** No lead is older than the year 1000; PostgreSQL refuses the year 0, which the text of a cursor can still name. */
export const inRange = (instant: Instant): Instant => (instant.startsWith('0') ? '1000-01-01T00:00:00.000Z' : instant);

const like = (pattern: string) => sql`lead.search like ${pattern} escape '\\'`;

/** The search column is folded by the domain, as the term is. SQLite has no escape character unless it is named. */
export const wordConditions = ({ terms }: Narrowing): Condition[] =>
  terms.map((term) => {
    const literal = term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    return isShortTerm(term)
      ? sql<SqlBool>`(${like(`${literal}%`)} or ${like(`% ${literal}%`)})`
      : sql<SqlBool>`${like(`%${literal}%`)}`;
  });

/** @param column `lead.created_at`, or what hides from SQLite that there is an index on it */
export const dayConditions = ({ from, before }: Narrowing, column: RawBuilder<unknown>): Condition[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`]),
  ...(before === undefined ? [] : [sql<SqlBool>`${column} < ${before}`]),
];

export const groupConditions = ({ status = [], source = [] }: LeadQuery, prefix = sql``): Condition[] => [
  ...(status.length === 0 ? [] : [sql<SqlBool>`${prefix}lead.status in (${sql.join([...status])})`]),
  ...(source.length === 0 ? [] : [sql<SqlBool>`${prefix}lead.source in (${sql.join([...source])})`]),
];

/** A unary plus keeps SQLite from using the index of a column. PostgreSQL knows by its statistics which one is best. */
export const unindexed = (engine: Database['engine']) => (engine === 'sqlite' ? sql`+` : sql``);

/** Two digits are no beginning of a word, and too short for an index of three letters in a row. */
const isIndexed = (term: string): boolean => isShortTerm(term) || lettersOf(term) >= 3;

/** The phrases of SQLite's index; see the migration about the spaces. */
const phrases = (terms: readonly string[]): string =>
  terms.map((term) => `"${' '.repeat(Math.max(0, 3 - lettersOf(term)))}${term.replaceAll('"', '""')}"`).join(' AND ');

/** @returns the ids, as many as are asked for */
const select = (tables: RawBuilder<unknown>, conditions: Condition[]) => (limit: number) =>
  sql<{ id: string }>`select lead.id from ${tables}
    where ${sql.join([sql`lead.deleted_at is null`, ...conditions], sql` and `)} limit ${sql.lit(limit)}`;

/**
 * The ids of some of the leads that match, in any order.
 *
 * @param inGroups how many leads have the status and source that are asked for
 */
export async function findLeads(
  { engine, query: db }: Database,
  narrowing: Narrowing,
  query: LeadQuery,
  inGroups: number,
): Promise<(limit: number) => RawBuilder<{ id: string }>> {
  const { terms, from, before } = narrowing;
  const words = wordConditions(narrowing);
  const createdAt = sql`lead.created_at`;
  const plus = unindexed(engine);
  if (engine === 'postgres')
    return select(sql`lead`, [...groupConditions(query), ...dayConditions(narrowing, createdAt), ...words]);

  // SQLite is told where to begin: with whatever leaves the fewest leads.
  const hasDays = from !== undefined || before !== undefined;
  const inDays = hasDays ? (await countMade(db, from ?? '0', before ?? '9')).made : Infinity;
  const indexed = terms.filter(isIndexed);
  if (indexed.length > 0 && Math.min(inGroups, inDays) > fewLeads) {
    return select(
      sql`lead_search cross join lead_search_row on lead_search_row.row = lead_search.rowid
        cross join lead on lead.id = lead_search_row.lead_id`,
      [
        sql<SqlBool>`lead_search match ${phrases(indexed)}`,
        ...(indexed.length < terms.length ? words : []),
        ...groupConditions(query, plus),
        ...dayConditions(narrowing, sql`+${createdAt}`),
      ],
    );
  }
  return inDays <= inGroups
    ? select(sql`lead`, [...groupConditions(query, plus), ...dayConditions(narrowing, createdAt), ...words])
    : select(sql`lead`, [...groupConditions(query), ...dayConditions(narrowing, sql`+${createdAt}`), ...words]);
}
