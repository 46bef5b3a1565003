import type { Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { AddressHash } from '../secrets/addressHash.ts';
import type { Database } from './database.ts';
import { refuseAddress } from './refusals.ts';
import type { Schema } from './schema.ts';

const atOnce = 200;

interface Erased {
  readonly id: string;
  readonly email: string;
  readonly unsubscribed_at: Instant | null;
}

/**
 * Removes for good the leads that were deleted until then, with their timeline, consents and mails. What stays names
 * nobody: that a campaign had a mail and what became of it, and keyed hashes of addresses, so that who said no is not
 * mailed after coming back.
 *
 * @returns how many there were
 */
export async function eraseLeads({ query }: Database, hash: AddressHash, until: Instant, at: Instant): Promise<number> {
  for (let erased = 0; ;) {
    const amount = await query.transaction().execute(async (transaction) => {
      const leads: Erased[] = await transaction
        .selectFrom('lead')
        .select(['id', 'email', 'unsubscribed_at'])
        .where('deleted_at', '<=', until)
        .limit(atOnce)
        .execute();
      if (leads.length === 0) return 0;
      await eraseSome(transaction, leads, hash, at);
      return leads.length;
    });
    erased += amount;
    if (amount < atOnce) return erased;
  }
}

async function eraseSome(
  transaction: Kysely<Schema>,
  leads: readonly Erased[],
  hash: AddressHash,
  at: Instant,
): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await transaction
    .insertInto('erased_lead')
    .values(leads.map(({ id, email }) => ({ id, address_hash: hash(email), at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const { email, unsubscribed_at } of leads) {
    if (unsubscribed_at !== null) await refuseAddress(transaction, hash(email), 'unsubscribed', unsubscribed_at);
  }
  await transaction
    .updateTable('campaign_mail')
    .set({
      links: '[]',
      // What had not left never will.
      kept_status: sql<string>`(select case when outbox.status in ('queued', 'sending') then 'cancelled' else outbox.status end
        from outbox where outbox.id = campaign_mail.id)`,
      kept_at: sql<Instant>`(select coalesce(outbox.sent_at, outbox.run_at) from outbox where outbox.id = campaign_mail.id)`,
    })
    .where('lead_id', 'in', ids)
    .execute();
  await transaction.deleteFrom('lead').where('id', 'in', ids).execute();
}
