import { instantOf, type Instant } from '@fnc/domain';
import { refuseAddress } from '../../sql/consent/refusals.ts';
import type { Database } from '../../sql/database.ts';
import type { Schema } from '../../sql/schema.ts';

/** A row of `erased_lead`. */
export interface Erasure {
  readonly id: string;
  readonly address_hash: string;
  readonly at: Instant;
}

/** A row of `address_refusal`. */
export type Refusal = Readonly<Schema['address_refusal']>;

const batch = 100;
/** Longer than any deleted lead is kept. */
const longAgo = instantOf(0);

/**
 * Deletes leads that were erased after the backup, so that the next clean-up erases them and their records again.
 *
 * @param erased erasures that the replaced database recorded
 * @returns how many of them the backup had restored
 */
export async function eraseAgain({ query }: Database, erased: readonly Erasure[]): Promise<number> {
  let again = 0;
  for (let from = 0; from < erased.length; from += batch) {
    const some = erased.slice(from, from + batch);
    const { numUpdatedRows } = await query
      .updateTable('lead')
      .set({ deleted_at: longAgo })
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow();
    again += Number(numUpdatedRows);
  }
  return again;
}

/**
 * Records the refusals that the replaced database had, so that nobody who said no after the backup is mailed. Who
 * subscribed again after the backup has to do so once more.
 */
export async function refuseAgain({ query }: Database, refused: readonly Refusal[]): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    for (const { address_hash, reason, at } of refused) await refuseAddress(transaction, address_hash, reason, at);
  });
}
