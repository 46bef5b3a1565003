import { emailKey, type Instant, type Suppression } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { AddressHash } from '../../secrets/addressHash.ts';
import { refuseAddress } from './refusals.ts';
import type { Schema } from '../schema.ts';

/**
 * Blocks campaigns to this address: stored as a hash, which stays when the lead is erased, and on every lead that has
 * it. A complaint overrides a bounce, and a block by hand overrides both. Inside the caller's transaction.
 */
export async function suppressAddress(
  transaction: Kysely<Schema>,
  hash: AddressHash,
  { address, reason, at }: { readonly address: string; readonly reason: Suppression; readonly at: Instant },
): Promise<void> {
  // The leads first, as in confirming and blocking: PostgreSQL locks both.
  await transaction
    .updateTable('lead')
    .set({ suppressed: reason })
    .where('email_key', '=', emailKey(address))
    .$if(reason === 'bounced', (update) => update.where('suppressed', 'is', null))
    .$if(reason === 'complained', (update) =>
      update.where((where) => where.or([where('suppressed', 'is', null), where('suppressed', '!=', 'blocked')])),
    )
    .execute();
  await refuseAddress(transaction, hash(address), reason, at);
}

interface Bounce {
  readonly id: string;
  readonly leadId: string;
  readonly to: string;
  readonly at: Instant;
  readonly permanent: boolean;
  readonly detail: string | undefined;
  readonly campaign: { readonly campaignId: string; readonly campaignName: string } | null;
}

/** Records a bounce on the timeline of its lead and in its figures. Inside the caller's transaction. */
export async function countBounce(transaction: Kysely<Schema>, bounce: Bounce): Promise<void> {
  const { id, leadId, to, at, permanent, detail, campaign } = bounce;
  const data = { to, permanent, ...(detail === undefined ? {} : { detail: detail.slice(0, 500) }), ...campaign };
  await transaction
    .insertInto('lead_event')
    .values({ id, lead_id: leadId, kind: 'mail_bounced', at, data: JSON.stringify(data) })
    .execute();
  await transaction
    .updateTable('lead')
    .set((set) => ({ emails_bounced: set('emails_bounced', '+', 1) }))
    .where('id', '=', leadId)
    .execute();
}
