import { leadStatuses, type Instant, type LeadStatus } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { urgencyOf } from './leadRows.ts';
import type { Schema } from './schema.ts';

/** The living leads of one status and one source. */
export interface LeadGroup {
  readonly status: string;
  readonly source: string;
  readonly leads: number;
}

export interface LeadBreakdown {
  readonly byStatus: Record<LeadStatus, number>;
  /** The largest first. */
  readonly bySource: { source: string; leads: number }[];
}

const isStatus = (status: string): status is LeadStatus => (leadStatuses as readonly string[]).includes(status);

/** Every group that has a lead. */
export const readLeadGroups = (db: Kysely<Schema>): Promise<LeadGroup[]> =>
  db
    .selectFrom('current_count')
    .where('kind', '=', 'lead')
    .where('amount', '>', 0)
    .select(['key as status', 'part as source', 'amount as leads'])
    .execute();

export const sumOf = (groups: readonly { readonly leads: number }[]): number =>
  groups.reduce((sum, { leads }) => sum + leads, 0);

/** All leads by status and by source. */
export async function breakDownLeads(db: Kysely<Schema>): Promise<LeadBreakdown> {
  const byStatus: LeadBreakdown['byStatus'] = { new: 0, contacted: 0, qualified: 0, converted: 0, rejected: 0 };
  const sources = new Map<string, number>();
  for (const { status, source, leads } of await readLeadGroups(db)) {
    // A status of a newer version is left out, as it is in the list's filters.
    if (isStatus(status)) byStatus[status] += leads;
    sources.set(source, (sources.get(source) ?? 0) + leads);
  }
  const bySource = [...sources]
    .map(([source, leads]) => ({ source, leads }))
    .sort((a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1));
  return { byStatus, bySource };
}

/** Leads whose clock runs, and those of them that wait since before the given instant. */
export async function countWaiting(
  db: Kysely<Schema>,
  lateBefore: Instant,
): Promise<{ readonly waiting: number; readonly late: number }> {
  const [kept, recent] = await Promise.all([
    db.selectFrom('current_count').where('kind', '=', 'waiting').select('amount').executeTakeFirst(),
    // Who is not late yet: a day's worth, however many wait. The more urgent a lead the higher the number.
    db
      .selectFrom('lead')
      .where('deleted_at', 'is', null)
      .where('urgency', '>', urgencyOf(null))
      .where('urgency', '<=', urgencyOf(lateBefore))
      .select(sql<number>`count(*)`.as('amount'))
      .executeTakeFirstOrThrow(),
  ]);
  const waiting = kept?.amount ?? 0;
  return { waiting, late: waiting - recent.amount };
}

interface Made {
  readonly hour: string;
  readonly made: number;
  readonly converted: number;
}

/** Whole hours in UTC: wherever a day of ours begins, an hour begins. */
const hourOf = (instant: Instant): string => instant.slice(0, 13);

/** By the hour in which they were made, from one moment until another; both begin an hour. */
const madeByHour = (db: Kysely<Schema>, from: Instant, before: Instant): Promise<Made[]> =>
  db
    .selectFrom('current_count')
    .where('kind', '=', 'made')
    .where('key', '>=', hourOf(from))
    .where('key', '<', hourOf(before))
    .groupBy('key')
    // A sum of PostgreSQL's bigint is a numeric, which its driver hands over as text.
    .select([
      'key as hour',
      sql<number>`cast(sum(amount) as bigint)`.as('made'),
      sql<number>`cast(sum(case when part = 'converted' then amount else 0 end) as bigint)`.as('converted'),
    ])
    .execute();

/** Leads made from one moment until another, which both begin a day, and those of them that are clients now. */
export async function countMade(
  db: Kysely<Schema>,
  from: Instant,
  before: Instant,
): Promise<{ readonly made: number; readonly converted: number }> {
  const hours = await madeByHour(db, from, before);
  return {
    made: hours.reduce((sum, hour) => sum + hour.made, 0),
    converted: hours.reduce((sum, hour) => sum + hour.converted, 0),
  };
}

/**
 * How many leads were made from each moment until the next: one figure fewer than there are moments. Days are cut by
 * the caller, because the engines do not agree on time zones.
 *
 * @param moments  ascending, at least two, each the beginning of a day
 */
export async function countLeadsBetween(db: Kysely<Schema>, moments: readonly Instant[]): Promise<readonly number[]> {
  const [first, ...ends] = moments;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return [];
  const made = ends.map(() => 0);
  for (const hour of await madeByHour(db, first, last)) {
    const span = ends.findIndex((end) => hour.hour < hourOf(end));
    made[span] = (made[span] ?? 0) + hour.made;
  }
  return made;
}
