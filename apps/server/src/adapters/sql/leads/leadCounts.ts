import { leadStatuses, zeroes, type Instant, type LeadStatus } from '@fnc/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { urgencyOf } from './leadRows.ts';
import type { Schema } from '../schema.ts';

/** The undeleted leads of one status and one source. */
export interface LeadGroup {
  readonly status: string;
  readonly source: string;
  readonly leads: number;
}

/** From the first moment, up to and excluding the last; both are the start of a day. */
export interface Days {
  readonly from: Instant | undefined;
  readonly before: Instant | undefined;
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
  const byStatus = zeroes(leadStatuses);
  const sources = new Map<string, number>();
  for (const { status, source, leads } of await readLeadGroups(db)) {
    // A status of a newer version is left out, as in the list's filters.
    if (isStatus(status)) byStatus[status] += leads;
    sources.set(source, (sources.get(source) ?? 0) + leads);
  }
  const bySource = [...sources]
    .map(([source, leads]) => ({ source, leads }))
    .sort((a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1));
  return { byStatus, bySource };
}

/**
 * Leads that wait for an answer, those of them that have waited since before the given instant, and leads that wait for
 * a welcome.
 */
export async function countWaiting(
  db: Kysely<Schema>,
  lateBefore: Instant,
): Promise<{ readonly waiting: number; readonly late: number; readonly welcome: number }> {
  const [kept, recent] = await Promise.all([
    db.selectFrom('current_count').where('kind', 'in', ['waiting', 'welcome']).select(['kind', 'amount']).execute(),
    // Counts those who are not late yet: at most a day's worth, however many wait. A more urgent lead has a higher
    // number.
    db
      .selectFrom('lead')
      .where('deleted_at', 'is', null)
      .where('urgency', '>', urgencyOf(null))
      .where('urgency', '<=', urgencyOf(lateBefore))
      .select(sql<number>`count(*)`.as('amount'))
      .executeTakeFirstOrThrow(),
  ]);
  const amountOf = (wanted: string) => kept.find(({ kind }) => kind === wanted)?.amount ?? 0;
  const waiting = amountOf('waiting');
  // Both were read at different moments.
  return { waiting, late: Math.max(0, waiting - recent.amount), welcome: amountOf('welcome') };
}

/** The hour in UTC: every day of ours starts at a full hour of UTC. */
const hourOf = (instant: Instant): string => instant.slice(0, 13);

/** PostgreSQL's sum of a bigint is a numeric, which its driver returns as text. */
const sumOfMade = (from: Instant, before: Instant, part?: 'converted'): RawBuilder<number> =>
  sql<number>`(select cast(coalesce(sum(amount), 0) as bigint) from current_count where kind = 'made'
    and key >= ${hourOf(from)} and key < ${hourOf(before)} ${part === undefined ? sql`` : sql`and part = ${part}`})`;

/** The number of leads created between two moments, each the start of a day, and of those that are clients now. */
export async function countMade(
  db: Kysely<Schema>,
  from: Instant,
  before: Instant,
): Promise<{ readonly made: number; readonly converted: number }> {
  const made = sumOfMade(from, before);
  const converted = sumOfMade(from, before, 'converted');
  return await db.selectNoFrom([made.as('made'), converted.as('converted')]).executeTakeFirstOrThrow();
}

/** The number of leads created in a period. */
export const countDays = async (db: Kysely<Schema>, { from = '0', before = '9' }: Days): Promise<number> =>
  (await countMade(db, from, before)).made;

/**
 * The number of leads created from each moment until the next: one count fewer than moments. The caller computes the
 * days, because the databases do not agree on time zones.
 *
 * @param moments ascending, at least two, each the start of a day
 */
export async function countLeadsBetween(db: Kysely<Schema>, moments: readonly Instant[]): Promise<readonly number[]> {
  const [first, ...ends] = moments;
  if (first === undefined || ends.length === 0) return [];
  const spans = ends.map((end, index) => sumOfMade(moments[index] ?? first, end).as(`span${index}`));
  const made = await db.selectNoFrom(spans).executeTakeFirstOrThrow();
  return spans.map((_, index) => made[`span${index}`] ?? 0);
}
