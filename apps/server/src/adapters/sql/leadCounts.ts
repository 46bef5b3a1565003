import { leadStatuses, type Instant, type LeadStatus } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface LeadBreakdown {
  readonly byStatus: Record<LeadStatus, number>;
  /** The largest first. */
  readonly bySource: { source: string; leads: number }[];
}

const isStatus = (status: string): status is LeadStatus => (leadStatuses as readonly string[]).includes(status);

/** All leads by status and by source, in one pass. */
export async function breakDownLeads(db: Kysely<Schema>): Promise<LeadBreakdown> {
  const rows = await db
    .selectFrom('lead')
    .where('deleted_at', 'is', null)
    .groupBy(['status', 'source'])
    .select(['status', 'source', sql<number>`count(*)`.as('leads')])
    .execute();
  const byStatus: LeadBreakdown['byStatus'] = { new: 0, contacted: 0, qualified: 0, converted: 0, rejected: 0 };
  const sources = new Map<string, number>();
  for (const { status, source, leads } of rows) {
    // A status of a newer version is left out, as it is in the list's filters.
    if (isStatus(status)) byStatus[status] += leads;
    sources.set(source, (sources.get(source) ?? 0) + leads);
  }
  const bySource = [...sources]
    .map(([source, leads]) => ({ source, leads }))
    .sort((a, b) => b.leads - a.leads || (a.source < b.source ? -1 : 1));
  return { byStatus, bySource };
}

/**
 * How many leads were made from each moment until the next one: one figure fewer than there are moments. Days are cut by
 * the caller, because the engines do not agree on time zones.
 *
 * @param moments  ascending, at least two
 */
export async function countLeadsBetween(db: Kysely<Schema>, moments: readonly Instant[]): Promise<readonly number[]> {
  const [first, ...ends] = moments;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return [];
  const spans = ends.map((end, index) => ({ start: moments[index] ?? first, end }));
  const made = await db
    .selectFrom('lead')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', first)
    .where('created_at', '<', last)
    .select(
      spans.map(({ start, end }, index) =>
        sql<number>`count(case when created_at >= ${start} and created_at < ${end} then 1 end)`.as(`span${index}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return spans.map((_, index) => made[`span${index}`] ?? 0);
}
