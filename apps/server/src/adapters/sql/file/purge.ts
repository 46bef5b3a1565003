import { instantOf, millisecondsOf, restoreDays, type Instant } from '@fnc/domain';
import { inBatches } from '../batches.ts';
import type { Database } from '../database.ts';

const dayMs = 86_400_000;
/** How long it is known who changed what, in days. */
const changesKeptDays = 730;

const daysBefore = (now: Instant, days: number): Instant => instantOf(millisecondsOf(now) - days * dayMs);

/**
 * Erases for good what was removed from the advisor's file and can be restored no more, what a change of everything needs to
 * be undone once that is over, and the log of changes of long ago.
 *
 * @returns how many removed records there were
 */
export async function purgeFile(database: Database, now: Instant, signal?: AbortSignal): Promise<number> {
  const restorable = daysBefore(now, restoreDays);
  const records = await inBatches(
    database,
    async (transaction, amount) => {
      const gone = await transaction
        .deleteFrom('email_template')
        .where('id', 'in', (from) =>
          from.selectFrom('email_template').select('id').where('deleted_at', '<=', restorable).limit(amount),
        )
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    { signal },
  );
  await database.query.deleteFrom('file_change').where('at', '<=', restorable).execute();
  await inBatches(
    database,
    async (transaction, amount) => {
      const gone = await transaction
        .deleteFrom('change')
        .where('seq', 'in', (from) =>
          from.selectFrom('change').select('seq').where('at', '<', daysBefore(now, changesKeptDays)).limit(amount),
        )
        .executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    { signal },
  );
  return records;
}
