import { instantOf, type Instant } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../sql/database.ts';
import type { ChangeLog } from '../../sql/file/changes/changeLog.ts';
import type { Schema } from '../../sql/schema.ts';
import type { SinceTheBackup } from './sinceTheBackup.ts';

/** How many of the restored records had been erased, or removed, since the backup. */
export interface CarriedRecords {
  readonly erasedLeads: number;
  readonly erasedRecords: number;
  readonly removedLeads: number;
  readonly removedRecords: number;
}

const tableOf = {
  lead: 'lead',
  client: 'client',
  report: 'report',
  template: 'email_template',
  campaign: 'campaign',
} as const;
type Noun = keyof typeof tableOf;
const nouns = Object.keys(tableOf) as Noun[];

/** Longer than anything removed is kept. */
const longAgo = instantOf(0);

/** Rows of one statement. */
const slice = 500;
export function* slicesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += slice) yield items.slice(from, from + slice);
}

/**
 * What was erased since the backup is removed, so that the next clean-up erases it again with all that hangs on it; what
 * was removed since is removed again, and can be brought back for as long as before.
 */
export async function carryRecords(
  { query }: Pick<Database, 'query'>,
  changeLog: ChangeLog,
  { erased, erasedRecords, removed }: Pick<SinceTheBackup, 'erased' | 'erasedRecords' | 'removed'>,
): Promise<CarriedRecords> {
  const again: Record<Noun, number> = { lead: 0, client: 0, report: 0, template: 0, campaign: 0 };
  for (const noun of nouns) {
    const gone = noun === 'lead' ? erased : erasedRecords.filter((record) => record.noun === noun);
    for (const some of slicesOf<{ readonly id: string }>(gone)) {
      const { numUpdatedRows } = await query
        .updateTable(tableOf[noun])
        .set({ deleted_at: longAgo })
        .where(
          'id',
          'in',
          some.map(({ id }) => id),
        )
        .executeTakeFirstOrThrow();
      again[noun] += Number(numUpdatedRows);
    }
  }
  await keepTraces(query, erased, erasedRecords);
  const takenOut: Record<Noun, number> = { lead: 0, client: 0, report: 0, template: 0, campaign: 0 };
  for (const noun of nouns) {
    const deletedAt = new Map<string, Instant>();
    for (const { id, noun: of, deleted_at: at } of removed) if (of === noun) deletedAt.set(id, at);
    for (const ids of slicesOf([...deletedAt.keys()])) {
      // The log of changes shows them, where they can be restored.
      takenOut[noun] += await changeLog.change(null, async ({ transaction, note }) => {
        const living = await transaction
          .selectFrom(tableOf[noun])
          .select('id')
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute();
        for (const { id } of living) {
          await transaction
            .updateTable(tableOf[noun])
            .set({ deleted_at: deletedAt.get(id) ?? null })
            .where('id', '=', id)
            .execute();
          note({ noun, id, kind: 'removed' });
        }
        return living.length;
      });
    }
  }
  const { lead: erasedLeads, ...records } = again;
  const { lead: removedLeads, ...removedRecords } = takenOut;
  return { erasedLeads, erasedRecords: sum(records), removedLeads, removedRecords: sum(removedRecords) };
}

const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((total, amount) => total + amount, 0);

/** Also of what this backup does not have: another one may. */
async function keepTraces(
  query: Kysely<Schema>,
  erased: SinceTheBackup['erased'],
  erasedRecords: SinceTheBackup['erasedRecords'],
): Promise<void> {
  for (const some of slicesOf(erased)) {
    await query
      .insertInto('erased_lead')
      .values([...some])
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  for (const some of slicesOf(erasedRecords)) {
    await query
      .insertInto('erased_record')
      .values([...some])
      .onConflict((conflict) => conflict.columns(['noun', 'id']).doNothing())
      .execute();
  }
}
