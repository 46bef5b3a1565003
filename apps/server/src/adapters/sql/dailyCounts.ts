import { dayOf, instantOf, type Count, type CountedEvent, type DailyCount, type Day } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import { inBatches } from './batches.ts';
import type { Database } from './database.ts';
import { insertMany } from './insertMany.ts';
import type { Schema } from './schema.ts';

/** An event to count once. */
export type Counted = Omit<DailyCount, 'count'>;

/** The known pages of the site, so that unknown addresses cannot fill the table. */
export interface KnownPages {
  has(page: string): boolean;
  /** The page itself, or `otherPage`. */
  known(page: string | undefined): string;
}

export interface CountDependencies {
  readonly pages: KnownPages;
}

type Summed = Pick<DailyCount, 'day' | 'source' | 'event' | 'count'>;

export interface DailyCounts {
  /** Adds one to today's count. Concurrent calls, in any number of processes, are all counted. */
  add(count: Count): Promise<void>;
  /** The counts of a period, both days included, summed over pages and languages. */
  between(from: Day, to: Day): Promise<readonly Summed[]>;
  /** @returns the number of deleted rows */
  deleteBefore(day: Day, signal?: AbortSignal): Promise<number>;
}

/**
 * Adds one for each, inside the caller's transaction if there is one. Always in the same order, so that two
 * transactions cannot deadlock.
 */
export async function addCounts(db: Kysely<Schema>, counted: readonly Counted[]): Promise<void> {
  const sums = new Map<string, DailyCount>();
  for (const { day, event, source, page, language } of counted) {
    const key = JSON.stringify([day, event, source, page, language]);
    sums.set(key, { day, event, source, page, language, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await insertMany(db, 'daily_count', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'event', 'source', 'page', 'language'])
        .doUpdateSet((set) => ({ count: set('daily_count.count', '+', set.ref('excluded.count')) })),
    )
    .execute();
}

export function createDailyCounts(database: Database, now: () => number): DailyCounts {
  const { query } = database;
  return {
    add: (count) => addCounts(query, [{ ...count, day: dayOf(instantOf(now())) }]),

    async between(from, to) {
      const rows = await query
        .selectFrom('daily_count')
        .where('day', '>=', from)
        .where('day', '<=', to)
        .groupBy(['day', 'source', 'event'])
        // PostgreSQL's sum of a bigint is a numeric, which its driver returns as text.
        .select(['day', 'source', 'event', sql<number>`cast(sum(count) as bigint)`.as('count')])
        .execute();
      return rows.map((row) => ({ ...row, event: row.event as CountedEvent }));
    },

    deleteBefore: (day, signal) =>
      inBatches(
        database,
        async (transaction, amount) => {
          const key = sql`day, event, source, page, language`;
          const result = await sql`delete from daily_count where (${key}) in
            (select ${key} from daily_count where day < ${day} limit ${sql.lit(amount)})`.execute(transaction);
          return Number(result.numAffectedRows ?? 0);
        },
        { signal },
      ),
  };
}
