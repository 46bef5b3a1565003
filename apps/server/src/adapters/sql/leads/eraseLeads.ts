import type { Instant } from '@fnc/domain';
import { sql, type Kysely } from 'kysely';
import type { AddressHash } from '../../secrets/addressHash.ts';
import { inBatches } from '../batches.ts';
import type { Database } from '../database.ts';
import { refuseAddress } from '../consent/refusals.ts';
import type { Schema } from '../schema.ts';

interface Erased {
  readonly id: string;
  readonly email: string;
  readonly email_key: string;
  readonly unsubscribed_at: Instant | null;
}

/**
 * Permanently deletes the leads that were deleted until then, with their timeline, consents and mails. What remains is
 * anonymous: that a campaign had a mail and its outcome, and keyed hashes of addresses, so that a refused address is
 * not mailed after signing up again.
 *
 * @returns the number of erased leads
 */
export async function eraseLeads(
  database: Database,
  hash: AddressHash,
  until: Instant,
  at: Instant,
  signal?: AbortSignal,
): Promise<number> {
  const eraseBatch = async (transaction: Kysely<Schema>, amount: number) => {
    const leads: Erased[] = await transaction
      .selectFrom('lead')
      .select(['id', 'email', 'email_key', 'unsubscribed_at'])
      .where('deleted_at', '<=', until)
      .limit(amount)
      .execute();
    if (leads.length > 0) await eraseSome(transaction, leads, hash, at);
    return leads.length;
  };
  return await inBatches(database, eraseBatch, { signal });
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
  const gone = leads.filter(({ unsubscribed_at }) => unsubscribed_at !== null);
  const back = await subscribedAgain(transaction, gone);
  for (const { email, email_key, unsubscribed_at } of gone) {
    if (unsubscribed_at === null || back.has(email_key)) continue;
    await refuseAddress(transaction, hash(email), 'unsubscribed', unsubscribed_at);
  }
  await transaction
    .updateTable('campaign_mail')
    .set({
      links: '[]',
      // Unsent mails will never be sent.
      kept_status: sql<string>`coalesce((select case when outbox.status in ('queued', 'sending') then 'cancelled' else outbox.status end
        from outbox where outbox.id = campaign_mail.id), case when kept_status = 'queued' then 'cancelled' else kept_status end)`,
      kept_at: sql<Instant>`coalesce((select coalesce(outbox.sent_at, outbox.run_at) from outbox where outbox.id = campaign_mail.id),
        kept_at)`,
    })
    .where('lead_id', 'in', ids)
    .execute();
  await transaction.deleteFrom('lead').where('id', 'in', ids).execute();
}

/** The addresses that signed up again as another lead and confirmed: their consent is later than their refusal. */
async function subscribedAgain(transaction: Kysely<Schema>, leads: readonly Erased[]): Promise<ReadonlySet<string>> {
  if (leads.length === 0) return new Set();
  const living = await transaction
    .selectFrom('lead')
    .select('email_key')
    .where(
      'email_key',
      'in',
      leads.map(({ email_key }) => email_key),
    )
    .where('deleted_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .execute();
  return new Set(living.map(({ email_key }) => email_key));
}
