import {
  clientStatuses,
  defaultClientLimit,
  defaultClientSort,
  fail,
  ok,
  parseClientCursor,
  printClientCursor,
  answeredPpm,
  clientSortName,
  searchTerms,
  type ClientEntry,
  type ClientListQuery,
  type ClientPage,
  type ClientPosition,
  type ClientSort,
  type ClientStatus,
  type FileCounts,
  type Result,
} from '@fnc/domain';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database.ts';
import { inRange } from '../../leads/leadFind.ts';
import type { ClientTable } from '../../clientSchema.ts';
import type { Schema } from '../../schema.ts';
import { clientRowColumns, toClient } from './clientRows.ts';

type Column = keyof ClientTable & ('joined_at' | 'name_key' | 'answered_ppm' | 'open_ppm' | 'id');

interface Order {
  readonly direction: 'asc' | 'desc';
  /** All in one direction, ending in the id, so that positions are unique. */
  readonly columns: readonly Column[];
}

/** The orders of `compareClients`, each with an index of all clients, and one by status. */
const orders: Record<ClientSort, Order> = {
  '-joinDate': { direction: 'desc', columns: ['joined_at', 'name_key', 'id'] },
  joinDate: { direction: 'asc', columns: ['joined_at', 'name_key', 'id'] },
  name: { direction: 'asc', columns: ['name_key', 'id'] },
  '-name': { direction: 'desc', columns: ['name_key', 'id'] },
  '-answered': { direction: 'asc', columns: ['open_ppm', 'name_key', 'id'] },
  answered: { direction: 'asc', columns: ['answered_ppm', 'name_key', 'id'] },
};

/** One page of the clients that are not removed, by keyset: as fast on the last page as on the first. */
export async function readClientPage(
  { query: db }: Database,
  query: ClientListQuery,
): Promise<Result<ClientPage, 'cursor_invalid'>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return fail('cursor_invalid');
  const limit = query.limit ?? defaultClientLimit;
  const words = wordConditions(query.search ?? '');
  const statuses = query.status?.length ? query.status : null;

  const [groups, rows] = await Promise.all([
    readGroups(db),
    readRows(db, { order: orders[query.sort ?? defaultClientSort], after, limit: limit + 1, words, statuses }),
  ]);
  // The first page of few hits has read every client already: counting would do so again.
  const isAll = after === null && rows.length <= limit;
  const found = words.length === 0 ? null : isAll ? rows.length : await countMatches(db, words, statuses);
  const inGroups = groups.filter(({ status }) => statuses === null || statuses.includes(status));
  const clients = rows.slice(0, limit);
  const last = clients.at(-1);
  return ok({
    clients,
    count: found ?? sumOf(inGroups, 'clients'),
    total: sumOf(groups, 'clients'),
    nextCursor: last !== undefined && rows.length > limit ? printClientCursor(positionOf(last)) : null,
  });
}

const positionOf = ({ client: { id, name, joinDate }, ...progress }: ClientEntry): ClientPosition => ({
  id,
  joinDate,
  sortName: clientSortName(name),
  answeredPpm: answeredPpm(progress),
});

/** The clients of one status, with the sums of their questions and answers. */
interface Group {
  readonly status: ClientStatus;
  readonly clients: number;
  readonly asked: number;
  readonly answered: number;
}

const isStatus = (status: string): status is ClientStatus => (clientStatuses as readonly string[]).includes(status);

const sumOf = (groups: readonly Group[], figure: 'clients' | 'asked' | 'answered'): number =>
  groups.reduce((sum, group) => sum + group[figure], 0);

/** PostgreSQL's sum of a bigint is a numeric, which its driver returns as text. */
const sum = (column: 'asked' | 'answered') => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`.as(column);

async function readGroups(db: Kysely<Schema>): Promise<Group[]> {
  const rows = await db
    .selectFrom('client')
    .where('deleted_at', 'is', null)
    .groupBy('status')
    .select(['status', sql<number>`count(*)`.as('clients'), sum('asked'), sum('answered')])
    .execute();
  return rows.flatMap(({ status, ...group }) => (isStatus(status) ? [{ status, ...group }] : []));
}

/** The figures of the dashboard. */
export async function readFileCounts({ query }: Database): Promise<FileCounts> {
  const groups = await readGroups(query);
  const ofStatus = (status: ClientStatus) =>
    sumOf(
      groups.filter((group) => group.status === status),
      'clients',
    );
  return {
    totalClients: sumOf(groups, 'clients'),
    pendingClients: ofStatus('pending'),
    completedClients: ofStatus('completed'),
    activeClients: ofStatus('active'),
    inactiveClients: ofStatus('inactive'),
    totalQuestions: sumOf(groups, 'asked'),
    totalAnswers: sumOf(groups, 'answered'),
  };
}

/** The search column is folded by the domain, as the term is. SQLite has no default escape character. */
const wordConditions = (search: string): RawBuilder<SqlBool>[] =>
  searchTerms(search).map((term) => {
    const literal = term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    return sql<SqlBool>`client.search like ${`%${literal}%`} escape '\\'`;
  });

async function countMatches(
  db: Kysely<Schema>,
  words: readonly Expression<SqlBool>[],
  statuses: readonly ClientStatus[] | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('client')
    .where('deleted_at', 'is', null)
    .where((where) => where.and([...words]))
    .$if(statuses !== null, (select) => select.where('status', 'in', statuses ?? []))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface Place {
  readonly order: Order;
  /** The last client of the previous page. */
  readonly after: ClientPosition | null;
  readonly limit: number;
  readonly words: readonly Expression<SqlBool>[];
  /** `null` for all. */
  readonly statuses: readonly ClientStatus[] | null;
}

/** Reads an index in order until the page is full: the index of all clients, or that of each status. */
async function readRows(
  db: Kysely<Schema>,
  { order, after, limit, words, statuses }: Place,
): Promise<readonly ClientEntry[]> {
  const first = (status: ClientStatus | null) => {
    let part = db
      .selectFrom('client')
      .where('deleted_at', 'is', null)
      .where((where) => where.and([...words]))
      .select(order.columns)
      .limit(limit);
    if (status !== null) part = part.where('status', '=', status);
    if (after !== null) part = part.where(isAfter(order, after));
    for (const column of order.columns) part = part.orderBy(column, order.direction);
    return db.selectFrom(part.as('part')).selectAll();
  };
  const [one, ...others] = statuses === null ? [first(null)] : statuses.map(first);
  if (one === undefined) return [];
  const places = others.reduce((all, part) => all.unionAll(part), one);
  let nearest = db.selectFrom(places.as('place')).selectAll().limit(limit);
  for (const column of order.columns) nearest = nearest.orderBy(column, order.direction);
  let page = db
    .selectFrom(nearest.as('place'))
    .innerJoin('client', 'client.id', 'place.id')
    .select(clientRowColumns.map((column) => `client.${column}` as const))
    .select(['client.asked', 'client.answered'])
    .select((select) =>
      select
        .selectFrom('report')
        .whereRef('report.client_id', '=', 'client.id')
        .where('report.deleted_at', 'is', null)
        .select(sql<number>`count(*)`.as('reports'))
        .as('reports'),
    );
  for (const column of order.columns) page = page.orderBy(`place.${column}`, order.direction);
  const rows = await page.execute();
  return rows.map(({ asked, answered, reports, ...row }) => ({
    client: toClient(row),
    questions: asked,
    answered,
    reports: reports ?? 0,
  }));
}

/** PostgreSQL would reject a NUL with an error. */
function readCursor(cursor: string): ClientPosition | null {
  const position = parseClientCursor(cursor);
  return position === null || `${position.id}${position.sortName}`.includes('\0') ? null : position;
}

const valueOf = (position: ClientPosition, column: Column): string | number =>
  ({
    joined_at: inRange(position.joinDate),
    name_key: position.sortName,
    answered_ppm: position.answeredPpm,
    open_ppm: 1_000_000 - position.answeredPpm,
    id: position.id,
  })[column];

/** `(a, b, id) < (…)`: both databases use a row value as one position in the index. */
function isAfter({ direction, columns }: Order, position: ClientPosition): Expression<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(`client.${column}`)));
  const values = sql.join(columns.map((column) => sql.val(valueOf(position, column))));
  return direction === 'asc' ? sql<SqlBool>`(${names}) > (${values})` : sql<SqlBool>`(${names}) < (${values})`;
}
