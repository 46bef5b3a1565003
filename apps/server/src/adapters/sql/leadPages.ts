import {
  defaultLeadSort,
  fail,
  leadSortName,
  maximumLeadLimit,
  ok,
  parseLeadCursor,
  printLeadCursor,
  type LeadPage,
  type LeadPosition,
  type LeadQuery,
  type LeadSort,
  type Result,
} from '@fnc/domain';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { readLeadGroups, sumOf, type LeadGroup } from './leadCounts.ts';
import {
  dayConditions,
  findLeads,
  inRange,
  narrowingOf,
  unindexed,
  wordConditions,
  type Narrowing,
} from './leadFind.ts';
import { toLead, urgencyOf } from './leadRows.ts';
import type { LeadRow, LeadTable, Schema } from './schema.ts';

type Column = keyof LeadTable & ('urgency' | 'created_at' | 'name_key' | 'id');

interface Order {
  readonly direction: 'asc' | 'desc';
  /** All in one direction, ending in the id, so that no two leads share a place. */
  readonly columns: readonly Column[];
}

/** The orders of `compareLeads`, each with an index of all leads that holds it, and one by status and source. */
const orders: Record<LeadSort, Order> = {
  urgency: { direction: 'desc', columns: ['urgency', 'created_at', 'id'] },
  '-createdAt': { direction: 'desc', columns: ['created_at', 'id'] },
  createdAt: { direction: 'asc', columns: ['created_at', 'id'] },
  name: { direction: 'asc', columns: ['name_key', 'id'] },
  '-name': { direction: 'desc', columns: ['name_key', 'id'] },
};

/** Matches are counted so far; of searches and dates alone, because everything else is kept. */
const countedMatches = 1_000;

/**
 * One page of the living leads by keyset, as quick on the last page as on the first, and with a million leads as with a
 * thousand. A few that match are found and sorted; of many the first are met soon when they are read in order.
 */
export async function readLeadPage(database: Database, query: LeadQuery): Promise<Result<LeadPage, 'cursor_invalid'>> {
  const { query: db } = database;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return fail('cursor_invalid');
  const limit = query.limit ?? maximumLeadLimit;
  const order = orders[query.sort ?? defaultLeadSort];

  const groups = await readLeadGroups(db);
  const chosen = chooseGroups(groups, query);
  const kept = sumOf(chosen);
  const narrowing = narrowingOf(query);
  const found = narrowing === null ? null : await findLeads(database, narrowing, query, kept);
  const counted = found === null ? kept : await countFound(db, found(countedMatches + 1));
  const exceeds = found !== null && counted > countedMatches;
  const place = { order, after, limit: limit + 1 };
  const rows =
    found === null || exceeds
      ? await readInOrder(database, place, chosen.length === groups.length ? null : chosen, narrowing)
      : await readFound(database, place, found(countedMatches));

  const leads = rows.slice(0, limit).map(toLead);
  const last = leads.at(-1);
  const more = rows.length > limit && last !== undefined;
  return ok({
    leads,
    count: exceeds ? countedMatches : counted,
    ...(exceeds ? { countExceeded: true } : {}),
    total: sumOf(groups),
    sources: [...new Set(groups.map(({ source }) => source))].sort(),
    nextCursor: more ? printLeadCursor({ ...last, sortName: leadSortName(last.name) }) : null,
  });
}

/** The groups that are asked for; without a filter all of them. */
const chooseGroups = (groups: readonly LeadGroup[], { status = [], source = [] }: LeadQuery): readonly LeadGroup[] =>
  groups.filter(
    (group) =>
      (status.length === 0 || (status as readonly string[]).includes(group.status)) &&
      (source.length === 0 || source.includes(group.source)),
  );

async function countFound(db: Kysely<Schema>, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*) as amount from (${found}) as found`.execute(db);
  return rows[0]?.amount ?? 0;
}

interface Place {
  readonly order: Order;
  /** The last lead of the page before. */
  readonly after: LeadPosition | null;
  readonly limit: number;
}

/** Sorts what was found. */
async function readFound(
  { engine, query: db }: Database,
  { order, after, limit }: Place,
  found: RawBuilder<unknown>,
): Promise<LeadRow[]> {
  // SQLite joins in this order when it is told to.
  const join = sql.raw(engine === 'sqlite' ? 'cross join' : 'join');
  const rest = after === null ? sql`` : sql`where ${isAfter(order, after)}`;
  const sorted = sql.join(order.columns.map((column) => sql`${sql.ref(`lead.${column}`)} ${sql.raw(order.direction)}`));
  const { rows } = await sql<LeadRow>`with found as materialized (${found})
    select lead.* from found ${join} lead on lead.id = found.id ${rest} order by ${sorted} limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
}

/**
 * Reads the index of the order until there are enough: the one of all leads, or of each group its own.
 *
 * @param groups `null` for all
 */
async function readInOrder(
  { engine, query: db }: Database,
  { order, after, limit }: Place,
  groups: readonly LeadGroup[] | null,
  narrowing: Narrowing | null,
): Promise<LeadRow[]> {
  const createdAt = sql`${order.columns[0] === 'created_at' ? sql`` : unindexed(engine)}lead.created_at`;
  const narrow = narrowing === null ? [] : [...dayConditions(narrowing, createdAt), ...wordConditions(narrowing)];
  const first = (conditions: Expression<SqlBool>[]) => {
    let part = db
      .selectFrom('lead')
      .where('deleted_at', 'is', null)
      .where((where) => where.and([...conditions, ...narrow, ...(after === null ? [] : [isAfter(order, after)])]))
      .select(order.columns)
      .limit(limit);
    for (const column of order.columns) part = part.orderBy(column, order.direction);
    return db.selectFrom(part.as('part')).selectAll();
  };
  const ofGroup = ({ status, source }: LeadGroup) =>
    first([sql<SqlBool>`lead.status = ${status}`, sql<SqlBool>`lead.source = ${source}`]);
  const [one, ...others] = groups === null ? [first([])] : groups.map(ofGroup);
  if (one === undefined) return [];
  const places = others.reduce((all, part) => all.unionAll(part), one);
  let nearest = db.selectFrom(places.as('place')).selectAll().limit(limit);
  for (const column of order.columns) nearest = nearest.orderBy(column, order.direction);
  let page = db.selectFrom(nearest.as('place')).innerJoin('lead', 'lead.id', 'place.id').selectAll('lead');
  for (const column of order.columns) page = page.orderBy(`place.${column}`, order.direction);
  return await page.execute();
}

const valueOf = (position: LeadPosition, column: Column): string | number =>
  ({
    urgency: urgencyOf(position.waitingSince),
    created_at: inRange(position.createdAt),
    name_key: position.sortName,
    id: position.id,
  })[column];

/** PostgreSQL would refuse a NUL with an error. */
function readCursor(cursor: string): LeadPosition | null {
  const position = parseLeadCursor(cursor);
  return position === null || `${position.id}${position.sortName}`.includes('\0') ? null : position;
}

/** `(a, b, id) < (…)`: both databases read a row value as one place in the index. */
function isAfter({ direction, columns }: Order, position: LeadPosition): Expression<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(`lead.${column}`)));
  const values = sql.join(columns.map((column) => sql.val(valueOf(position, column))));
  return direction === 'asc' ? sql<SqlBool>`(${names}) > (${values})` : sql<SqlBool>`(${names}) < (${values})`;
}
