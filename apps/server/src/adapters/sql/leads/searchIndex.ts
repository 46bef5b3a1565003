import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

// Both engines index every three consecutive letters of a lead's searched text. An index only narrows: a lead with all
// threes of a word need not contain the word.

type Condition = RawBuilder<SqlBool>;

/**
 * The condition that a lead contains all parts, in this order. The search column is folded by the domain, as the term
 * is. SQLite has no default escape character.
 */
export function like(...parts: string[]): Condition {
  const literals = parts.map((part) => part.replace(/[\\%_]/g, (sign) => `\\${sign}`));
  return sql<SqlBool>`lead.search like ${`%${literals.join('%')}%`} escape '\\'`;
}

/** The newest leads show which letters are common: those narrow little and take the longest to look up. */
const recentLeads = 200;
/** Leads with a word this frequent are found sooner by reading leads until there are enough. */
const commonFrom = 16;
/** More threes of one word narrow hardly more. */
const threesPerWord = 3;
/** Nearly every lead has a word of one or two letters that begins more threes than this. */
const threesPerShortWord = 64;

/** The searched texts of the newest leads. */
export async function recentTexts({ engine, query: db }: Database): Promise<readonly string[]> {
  const recent = sql`select search from lead where deleted_at is null order by created_at desc, id desc
    limit ${sql.lit(recentLeads)}`;
  const { rows } = await sql<{
    texts: string | null;
  }>`select ${jsonList(engine, 'search')} as texts from (${recent}) as recent`.execute(db);
  return JSON.parse(rows[0]?.texts ?? '[]') as string[];
}

/** All values of a column as one JSON text: as many rows take longer to read. */
export const jsonList = (engine: Database['engine'], column: string): RawBuilder<string | null> =>
  engine === 'postgres' ? sql`json_agg(${sql.ref(column)})::text` : sql`json_group_array(${sql.ref(column)})`;

function threesOf(term: string): readonly string[] {
  const letters = Array.from(term);
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))];
}

const timesIn = (texts: readonly string[], part: string) => texts.filter((text) => text.includes(part)).length;

function rarest(threes: readonly string[], recent: readonly string[]): readonly string[] {
  if (threes.length <= threesPerWord) return threes;
  const counted = threes.map((three) => ({ three, times: timesIn(recent, three) }));
  return counted
    .sort((a, b) => a.times - b.times)
    .slice(0, threesPerWord)
    .map(({ three }) => three);
}

/**
 * The query for SQLite's index. It asks for the rarest threes of each word, and for a word of one or two letters for
 * the threes that begin with it: every searched text ends with two spaces.
 *
 * @returns an empty text when the index would not narrow; `null` when it holds no lead
 */
export async function sqliteMatch(
  db: Kysely<Schema>,
  terms: readonly string[],
  recent: readonly string[],
): Promise<string | null> {
  const parts: string[] = [];
  for (const term of terms) {
    const threes = threesOf(term);
    if (threes.length > 0) {
      parts.push(...rarest(threes, recent).map(quoted));
      continue;
    }
    const beginnings = await threesThatBegin(db, term);
    if (beginnings.length === 0) return null;
    if (beginnings.length <= threesPerShortWord) parts.push(`(${beginnings.map(quoted).join(' OR ')})`);
  }
  return parts.join(' AND ');
}

const quoted = (three: string) => `"${three.replaceAll('"', '""')}"`;

/** Jumps from one three to the next in the index, without reading which leads have them. */
async function threesThatBegin(db: Kysely<Schema>, beginning: string): Promise<readonly string[]> {
  const end = `${beginning}\u{10ffff}`;
  const next = (from: RawBuilder<unknown>) =>
    sql`select term from lead_search_term where term >= ${from} and term < ${end} limit 1`;
  const { rows } = await sql<{ term: string }>`with recursive three(term) as (
      select (${next(sql`${beginning}`)})
      union all select (${next(sql`three.term || char(1)`)}) from three where term is not null
    ) select term from three where term is not null limit ${sql.lit(threesPerShortWord + 1)}`.execute(db);
  return rows.map(({ term }) => term);
}

/** Leads with a letter outside ASCII have an index of their own, by this condition. */
const hasOtherLetters = sql.raw<SqlBool>(`lead.search ~ '[^ -~]'`);
const otherLetters = /[^ -~]/;

/**
 * Conditions for PostgreSQL's index, as alternatives of which a lead meets at most one. It finds no two letters, but
 * the expression `qx[ -~]`, whose threes it looks up one by one: every searched text ends with two spaces.
 *
 * @returns `null` when all words are common
 */
export function postgresAlternatives(terms: readonly string[], recent: readonly string[]): Condition[][] | null {
  if (terms.some((term) => otherLetters.test(term))) return [[hasOtherLetters, ...terms.map((term) => like(term))]];
  const rare = terms.filter((term) => timesIn(recent, term) < commonFrom);
  if (rare.length === 0) return null;
  const words = [...terms.map(contains), ...rare.flatMap((term) => narrowing(term, recent))];
  const pairs = rare.filter((term) => term.length === 2);
  if (pairs.length === 0) return [words];
  const begin = sql.join(
    pairs.map((pair) => sql`lead.search ~ ${`${pair.replace(/[^a-z0-9]/g, (sign) => `\\${sign}`)}[ -~]`}`),
    sql` and `,
  );
  return [
    [...words, sql<SqlBool>`${begin}`],
    [...words, hasOtherLetters, sql<SqlBool>`not (${begin})`],
  ];
}

/** Unlike `like`, this is no question to the index. */
const contains = (term: string) => sql<SqlBool>`strpos(lead.search, ${term}) > 0`;

/**
 * PostgreSQL looks up every three letters of a `like`; a long word asks for a few of them: a very rare one for its
 * rarest; others for the first and the last.
 */
function narrowing(term: string, recent: readonly string[]): Condition[] {
  // To this index signs are no letters.
  const threes = threesOf(term).filter((three) => /^[a-z0-9]+$/.test(three));
  if (threes.length <= threesPerWord) return [like(term)];
  if (timesIn(recent, term) < 2) return rarest(threes, recent).map((three) => like(three));
  const [first = '', last = ''] = [threes[0], threes.at(-1)];
  return [term.indexOf(first) + 3 <= term.lastIndexOf(last) ? like(first, last) : like(term)];
}
