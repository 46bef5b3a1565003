import {
  createdBetween,
  defaultLeadSort,
  fail,
  leadSortName,
  maximumLeadLimit,
  ok,
  parseLeadCursor,
  printLeadCursor,
  searchTerms,
  type Instant,
  type LeadPage,
  type LeadPosition,
  type LeadQuery,
  type LeadSort,
  type Result,
} from '@fnc/domain';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { toLead, urgencyOf } from './leadRows.ts';
import type { LeadTable, Schema } from './schema.ts';

type Column = keyof LeadTable & ('urgency' | 'created_at' | 'name_key' | 'id');

interface Order {
  readonly direction: 'asc' | 'desc';
  /** All in one direction, ending in the id, so that no two leads share a place. */
  readonly columns: readonly Column[];
}

/** The orders of `compareLeads`, each with an index that holds it. */
const orders: Record<LeadSort, Order> = {
  urgency: { direction: 'desc', columns: ['urgency', 'created_at', 'id'] },
  '-createdAt': { direction: 'desc', columns: ['created_at', 'id'] },
  createdAt: { direction: 'asc', columns: ['created_at', 'id'] },
  name: { direction: 'asc', columns: ['name_key', 'id'] },
  '-name': { direction: 'desc', columns: ['name_key', 'id'] },
};

const valueOf = (position: LeadPosition, column: Column): string | number =>
  ({
    urgency: urgencyOf(position.waitingSince),
    created_at: inRange(position.createdAt),
    name_key: position.sortName,
    id: position.id,
  })[column];

/** One page of the living leads by keyset: as quick on the last page as on the first. */
export async function readLeadPage(
  { query: db }: Database,
  query: LeadQuery,
): Promise<Result<LeadPage, 'cursor_invalid'>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  if (query.cursor !== undefined && after === null) return fail('cursor_invalid');
  const limit = query.limit ?? maximumLeadLimit;
  const order = orders[query.sort ?? defaultLeadSort];
  const living = db.selectFrom('lead').where('deleted_at', 'is', null);
  const matching = living.where((where) => where.and(conditions(where, query)));

  let page = matching.selectAll().limit(limit + 1);
  for (const column of order.columns) page = page.orderBy(column, order.direction);
  if (after !== null) page = page.where(isAfter(order, after));

  const amount = sql<number>`count(*)`.as('amount');
  const [rows, counted, all, sources] = await Promise.all([
    page.execute(),
    matching.select(amount).executeTakeFirstOrThrow(),
    living.select(amount).executeTakeFirstOrThrow(),
    living.select('source').distinct().orderBy('source').execute(),
  ]);

  const leads = rows.slice(0, limit).map(toLead);
  const last = leads.at(-1);
  const more = rows.length > limit && last !== undefined;
  return ok({
    leads,
    count: counted.amount,
    total: all.amount,
    sources: sources.map((row) => row.source),
    nextCursor: more ? printLeadCursor({ ...last, sortName: leadSortName(last.name) }) : null,
  });
}

/** PostgreSQL would refuse a NUL with an error. */
function readCursor(cursor: string): LeadPosition | null {
  const position = parseLeadCursor(cursor);
  return position === null || `${position.id}${position.sortName}`.includes('\0') ? null : position;
}

/** `(a, b, id) < (…)`: both databases read a row value as one place in the index. */
function isAfter({ direction, columns }: Order, position: LeadPosition): Expression<SqlBool> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql.val(valueOf(position, column))));
  return direction === 'asc' ? sql<SqlBool>`(${names}) > (${values})` : sql<SqlBool>`(${names}) < (${values})`;
}

function conditions(where: ExpressionBuilder<Schema, 'lead'>, query: LeadQuery): Expression<SqlBool>[] {
  const { from, before } = createdBetween(query);
  const found = searchTerms(query.search ?? '').map((term) => contains(term));
  if (query.status !== undefined && query.status.length > 0) found.push(where('status', 'in', query.status));
  if (query.source !== undefined && query.source.length > 0) found.push(where('source', 'in', query.source));
  if (from !== undefined) found.push(where('created_at', '>=', inRange(from)));
  if (before !== undefined) found.push(where('created_at', '<', inRange(before)));
  return found;
}

/** The search column is folded by the domain, as the term is. SQLite has no escape character unless it is named. */
function contains(term: string): Expression<SqlBool> {
  const literal = term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql<SqlBool>`search like ${`%${literal}%`} escape '\\'`;
}

/** No lead is older than the year 1000; PostgreSQL refuses the year 0, which the text of a cursor can still name. */
const inRange = (instant: Instant): Instant => (instant.startsWith('0') ? '1000-01-01T00:00:00.000Z' : instant);
