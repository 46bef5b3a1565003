import { emailKey, type Instant, type Suppression } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Why no campaign goes to an address. */
export type RefusalReason = Schema['address_refusal']['reason'];

/**
 * Records that an address refuses mail, inside the caller's transaction. The last time counts: earlier requests are
 * void.
 */
export async function refuseAddress(
  transaction: Kysely<Schema>,
  addressHash: string,
  reason: RefusalReason,
  at: Instant,
): Promise<void> {
  await transaction
    .insertInto('address_refusal')
    .values({ address_hash: addressHash, reason, at })
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'reason']).doUpdateSet({ at }).where('address_refusal.at', '<', at),
    )
    .execute();
}

/** Removes the refusal: the owner of the address subscribed again on purpose. */
export async function welcomeAddress(transaction: Kysely<Schema>, addressHash: string): Promise<void> {
  await transaction
    .deleteFrom('address_refusal')
    .where('address_hash', '=', addressHash)
    .where('reason', '=', 'unsubscribed')
    .execute();
}

/**
 * Removes the bounce of an address, also from its leads: its owner used a link that was mailed there after it bounced, so
 * it accepts mail again. A complaint and a block are about what its owner wants, and stay.
 *
 * @param askedAt when the link was asked for
 */
export async function liftBounce(
  transaction: Kysely<Schema>,
  address: string,
  addressHash: string,
  askedAt: Instant,
): Promise<void> {
  await transaction
    .deleteFrom('address_refusal')
    .where('address_hash', '=', addressHash)
    .where('reason', '=', 'bounced')
    .where('at', '<', askedAt)
    .execute();
  const { suppressed } = await refusalsOf(transaction, addressHash);
  await transaction
    .updateTable('lead')
    .set({ suppressed })
    .where('email_key', '=', emailKey(address))
    .where('suppressed', '=', 'bounced')
    .execute();
}

/** The refusal that a lead shows: the advisor can undo a block, but none of the others. */
export const strongest = (reasons: readonly RefusalReason[]): Suppression | null =>
  (['blocked', 'complained', 'bounced'] as const).find((reason) => reasons.includes(reason)) ?? null;

interface Refusals {
  readonly unsubscribedAt: Instant | null;
  readonly suppressed: Suppression | null;
}

/** The refusals of an address, independent of its lead. */
export async function refusalsOf(db: Kysely<Schema>, addressHash: string): Promise<Refusals> {
  return (await refusalsOfMany(db, [addressHash]))(addressHash);
}

/** The same of many addresses at once. */
export async function refusalsOfMany(
  db: Kysely<Schema>,
  addressHashes: readonly string[],
): Promise<(addressHash: string) => Refusals> {
  const rows = await db
    .selectFrom('address_refusal')
    .select(['address_hash', 'reason', 'at'])
    .where('address_hash', 'in', addressHashes)
    .execute();
  return (addressHash) => {
    const own = rows.filter((row) => row.address_hash === addressHash);
    return {
      unsubscribedAt: own.find(({ reason }) => reason === 'unsubscribed')?.at ?? null,
      suppressed: strongest(own.map(({ reason }) => reason)),
    };
  };
}
