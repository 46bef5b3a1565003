import {
  defaultLeadSort,
  fail,
  leadSortName,
  maximumLeadLimit,
  millisecondsOf,
  ok,
  parseLeadCursor,
  printLeadCursor,
  type LeadPage,
  type LeadPosition,
  type LeadQuery,
  type LeadSort,
  type Result,
} from '@fnc/domain';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../database.ts';
import { countDays, readLeadGroups, sumOf, type Days, type LeadGroup } from './leadCounts.ts';
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
import { recentTexts } from './searchIndex.ts';
import type { LeadRow, LeadTable } from '../schema.ts';

type Column = keyof LeadTable & ('urgency' | 'created_at' | 'name_key' | 'id');

interface Order {
  readonly direction: 'asc' | 'desc';
  /** All in one direction, ending in the id, so that positions are unique. */
  readonly columns: readonly Column[];
}

/** The orders of `compareLeads`, each with an index of all leads, and one by status and source. */
const orders: Record<LeadSort, Order> = {
  urgency: { direction: 'desc', columns: ['urgency', 'created_at', 'id'] },
  '-createdAt': { direction: 'desc', columns: ['created_at', 'id'] },
  createdAt: { direction: 'asc', columns: ['created_at', 'id'] },
  name: { direction: 'asc', columns: ['name_key', 'id'] },
  '-name': { direction: 'desc', columns: ['name_key', 'id'] },
};

/** The most matches counted; only for searches and dates, because all other counts are stored. */
const countedMatches = 1_000;
/** Above this number of groups the whole order is read, and other groups are skipped, instead of merging. */
const mostGroups = 60;
/** The most that a server's clock may ever have been set back. */
const clockSlackMs = 86_400_000;

/**
 * One page of the undeleted leads by keyset: as fast on the last page as on the first, and with a million leads as with
 * a thousand. Few matches are found and sorted; of many the first ones are found soon by reading in order.
 */
export async function readLeadPage(database: Database, query: LeadQuery): Promise<Result<LeadPage, 'cursor_invalid'>> {
  const { query: db } = database;
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return fail('cursor_invalid');
  const limit = query.limit ?? maximumLeadLimit;
  const order = orders[query.sort ?? defaultLeadSort];

  const narrowing = narrowingOf(query);
  const [groups, recent] = await Promise.all([
    readLeadGroups(db),
    narrowing === null || narrowing.terms.length === 0 ? [] : recentTexts(database),
  ]);
  const chosen = chooseGroups(groups, query);
  const inGroups = sumOf(chosen);
  // For all leads, counts per hour are stored.
  const inDays =
    narrowing?.terms.length === 0 && chosen.length === groups.length ? await countDays(db, narrowing) : undefined;
  const isMany = narrowing === null || (inDays !== undefined && inDays > countedMatches);
  const found = isMany ? null : await findLeads(database, narrowing, query, { inGroups, recent, most: countedMatches });
  const countExceeded = !isMany && found === null;
  const place = { order, after, limit: limit + 1 };
  const rows =
    found === null
      ? await readInOrder(database, place, chosen.length === groups.length ? null : chosen, narrowing)
      : await readFound(database, place, found);

  const leads = rows.slice(0, limit).map(toLead);
  const last = leads.at(-1);
  const more = rows.length > limit && last !== undefined;
  return ok({
    leads,
    count: countExceeded ? countedMatches : (found?.length ?? inDays ?? inGroups),
    ...(countExceeded ? { countExceeded } : {}),
    total: sumOf(groups),
    sources: [...new Set(groups.map(({ source }) => source))].sort(),
    nextCursor: more ? printLeadCursor({ ...last, sortName: leadSortName(last.name) }) : null,
  });
}

/** The groups that match the filters; without a filter all of them. */
const chooseGroups = (groups: readonly LeadGroup[], { status = [], source = [] }: LeadQuery): readonly LeadGroup[] =>
  groups.filter(
    (group) =>
      (status.length === 0 || (status as readonly string[]).includes(group.status)) &&
      (source.length === 0 || source.includes(group.source)),
  );

interface Place {
  readonly order: Order;
  /** The last lead of the previous page. */
  readonly after: LeadPosition | null;
  readonly limit: number;
}

/** Sorts the found leads. */
async function readFound(
  { engine, query: db }: Database,
  { order, after, limit }: Place,
  found: readonly string[],
): Promise<LeadRow[]> {
  if (found.length === 0) return [];
  const isFound =
    engine === 'sqlite'
      ? sql<SqlBool>`id in (select value from json_each(${JSON.stringify(found)}))`
      : sql<SqlBool>`id = any(${[...found]})`;
  let page = db.selectFrom('lead').selectAll().where('deleted_at', 'is', null).where(isFound).limit(limit);
  if (after !== null) page = page.where(isAfter(order, after));
  for (const column of order.columns)
    page = page.orderBy(sql`${sql.raw(engine === 'sqlite' ? '+' : '')}${sql.ref(column)}`, order.direction);
  return await page.execute();
}

/**
 * Reads an index in order until the page is full: the index of all leads, or that of each group.
 *
 * @param groups `null` for all
 */
async function readInOrder(
  { engine, query: db }: Database,
  { order, after, limit }: Place,
  groups: readonly LeadGroup[] | null,
  narrowing: Narrowing | null,
): Promise<LeadRow[]> {
  const words = narrowing === null ? [] : wordConditions(narrowing);
  const first = (conditions: readonly Expression<SqlBool>[]) => {
    let part = db
      .selectFrom('lead')
      .where('deleted_at', 'is', null)
      .where((where) => where.and([...conditions, ...words]))
      .select(order.columns)
      .limit(limit);
    for (const column of order.columns) part = part.orderBy(column, order.direction);
    return db.selectFrom(part.as('part')).selectAll();
  };
  const conditions = groups === null ? [[]] : conditionsOf(groups);
  const parts = stretches(engine, order, after, narrowing).flatMap((stretch) =>
    conditions.map((group) => first([...group, ...stretch])),
  );
  const [one, ...others] = parts;
  if (one === undefined) return [];
  const places = others.reduce((all, part) => all.unionAll(part), one);
  let nearest = db.selectFrom(places.as('place')).selectAll().limit(limit);
  for (const column of order.columns) nearest = nearest.orderBy(column, order.direction);
  let page = db.selectFrom(nearest.as('place')).innerJoin('lead', 'lead.id', 'place.id').selectAll('lead');
  for (const column of order.columns) page = page.orderBy(`place.${column}`, order.direction);
  return await page.execute();
}

const isOf = ({ status, source }: LeadGroup) => [
  sql<SqlBool>`lead.status = ${status}`,
  sql<SqlBool>`lead.source = ${source}`,
];

function conditionsOf(groups: readonly LeadGroup[]): Expression<SqlBool>[][] {
  if (groups.length <= mostGroups) return groups.map(isOf);
  const any = groups.map((group) => sql`(${sql.join(isOf(group), sql` and `)})`);
  return [[sql<SqlBool>`(${sql.join(any, sql` or `)})`]];
}

/**
 * The ranges of an order's index that can contain leads after the cursor and of the given days. By urgency there are
 * two, waiting leads and others: the latter are ordered by date, and no lead waits since before its creation.
 */
function stretches(
  engine: Database['engine'],
  order: Order,
  after: LeadPosition | null,
  narrowing: Narrowing | null,
): Expression<SqlBool>[][] {
  const rest = after === null ? [] : [isAfter(order, after)];
  const days = narrowing ?? { from: undefined, before: undefined };
  const createdAt = sql`lead.created_at`;
  const unindexedDays = dayConditions(days, sql`${unindexed(engine)}${createdAt}`);
  if (days.from === undefined && days.before === undefined) return [rest];
  if (order.columns[0] === 'created_at')
    return [[...rest, ...dayConditions(afterCursor(order, after, days), createdAt)]];
  if (order.columns[0] !== 'urgency') return [[...rest, ...unindexedDays]];

  const nobody = urgencyOf(null);
  const calm = after !== null && after.waitingSince === null;
  const latest = days.from === undefined ? Infinity : clockSlackMs - millisecondsOf(days.from);
  const isPassed = after !== null && urgencyOf(after.waitingSince) <= latest;
  const bound = latest === Infinity || isPassed ? [] : [sql<SqlBool>`lead.urgency <= ${latest}`];
  const waiting = [sql<SqlBool>`lead.urgency > ${nobody}`, ...bound, ...rest, ...unindexedDays];
  const byDate = orders['-createdAt'];
  const others = [
    sql<SqlBool>`lead.urgency = ${nobody}`,
    ...(calm ? [isAfter(byDate, after)] : []),
    ...dayConditions(afterCursor(byDate, calm ? after : null, days), createdAt),
  ];
  return calm ? [others] : [waiting, others];
}

/** The days without the limit that the cursor has passed: of two limits SQLite would not know the tighter one. */
function afterCursor({ direction }: Order, after: LeadPosition | null, { from, before }: Days): Days {
  const at = after && inRange(after.createdAt);
  if (at === null) return { from, before };
  return direction === 'asc'
    ? { from: from !== undefined && at >= from ? undefined : from, before }
    : { from, before: before !== undefined && at < before ? undefined : before };
}

const valueOf = (position: LeadPosition, column: Column): string | number =>
  ({
    urgency: urgencyOf(position.waitingSince),
    created_at: inRange(position.createdAt),
    name_key: position.sortName,
    id: position.id,
  })[column];

/** PostgreSQL would reject a NUL with an error. */
function readCursor(cursor: string): LeadPosition | null {
  const position = parseLeadCursor(cursor);
  return position === null || `${position.id}${position.sortName}`.includes('\0') ? null : position;
}

/** `(a, b, id) < (…)`: both databases use a row value as one position in the index. */
function isAfter({ direction, columns }: Order, position: LeadPosition): Expression<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(`lead.${column}`)));
  const values = sql.join(columns.map((column) => sql.val(valueOf(position, column))));
  return direction === 'asc' ? sql<SqlBool>`(${names}) > (${values})` : sql<SqlBool>`(${names}) < (${values})`;
}
