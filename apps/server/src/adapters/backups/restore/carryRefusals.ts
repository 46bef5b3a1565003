import type { AddressHash } from '../../secrets/addressHash.ts';
import { refusalsOfMany, refuseAddress } from '../../sql/consent/refusals.ts';
import type { Database } from '../../sql/database.ts';
import { slicesOf } from './carryRecords.ts';
import type { SinceTheBackup } from './sinceTheBackup.ts';

/** Leads read at a time. */
const amount = 500;

/**
 * Nobody who said no since the backup is mailed, and their leads show it. Who subscribed again since has to do so once
 * more.
 *
 * @returns how many leads the restored database had as mailable
 */
export async function carryRefusals(
  { query }: Pick<Database, 'query'>,
  hash: AddressHash,
  refused: SinceTheBackup['refused'],
): Promise<number> {
  for (const some of slicesOf(refused)) {
    await query.transaction().execute(async (transaction) => {
      for (const { address_hash, reason, at } of some) await refuseAddress(transaction, address_hash, reason, at);
    });
  }
  const carried = new Set(refused.map(({ address_hash }) => address_hash));
  let told = 0;
  // Only an address gives its hash, so every lead is read.
  for (let last = '', isDone = carried.size === 0; !isDone;) {
    const leads = await query
      .selectFrom('lead')
      .select(['id', 'email', 'suppressed', 'unsubscribed_at', 'consent', 'consent_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(amount)
      .execute();
    last = leads.at(-1)?.id ?? last;
    isDone = leads.length < amount;
    const saidNo = leads.filter(({ email }) => carried.has(hash(email)));
    if (saidNo.length === 0) continue;
    const refusalsFor = await refusalsOfMany(
      query,
      saidNo.map(({ email }) => hash(email)),
    );
    for (const { id, email, ...lead } of saidNo) {
      const { suppressed, unsubscribedAt } = refusalsFor(hash(email));
      const isPending = unsubscribedAt !== null && lead.consent === 'pending';
      const shown = {
        suppressed: suppressed ?? lead.suppressed,
        unsubscribed_at: lead.unsubscribed_at ?? unsubscribedAt,
        // Unsubscribing makes an unconfirmed tick void.
        consent: isPending ? 'none' : lead.consent,
        consent_at: isPending ? null : lead.consent_at,
      };
      if (shown.suppressed === lead.suppressed && shown.unsubscribed_at === lead.unsubscribed_at) continue;
      await query.updateTable('lead').set(shown).where('id', '=', id).execute();
      told += 1;
    }
  }
  return told;
}
