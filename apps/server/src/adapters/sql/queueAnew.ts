import type { DeliveryStatus } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface AcceptedMail {
  readonly id: string;
  readonly status: DeliveryStatus;
  /** It was accepted before: nothing was stored now. */
  readonly repeated: boolean;
}

/** One that never left: was cancelled, or held back. Any other stays what it is, and is not stopped any more. */
export async function queueAnew(
  transaction: Kysely<Schema>,
  mail: { readonly campaignId: string; readonly leadId: string },
  { about, queued, payload }: { about: object; queued: object; payload: string },
) {
  const known = await transaction
    .selectFrom('campaign_mail')
    .innerJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .select(['outbox.id', 'outbox.status', 'cancelled_at'])
    .where('campaign_id', '=', mail.campaignId)
    .where('campaign_mail.lead_id', '=', mail.leadId)
    .executeTakeFirstOrThrow();
  const wasStopped = known.cancelled_at !== null;
  // First, so that a mail that is given back at this moment is seen as cancelled below, or goes back into the queue.
  if (wasStopped) {
    await transaction.updateTable('campaign_mail').set({ cancelled_at: null }).where('id', '=', known.id).execute();
  }
  const changed = await transaction
    .updateTable('outbox')
    .set({ ...queued, attempts: 0, fault: null, fault_detail: null })
    .where('id', '=', known.id)
    .where('status', 'in', ['cancelled', 'skipped', ...(wasStopped ? (['queued'] as const) : [])])
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return { id: known.id, status: known.status, repeated: true };
  await transaction
    .updateTable('campaign_mail')
    .set({ ...about, missed_at: null, cancelled_at: null })
    .where('id', '=', known.id)
    .execute();
  await transaction
    .insertInto('mail_content')
    .values({ id: known.id, payload })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ payload }))
    .execute();
  return { id: known.id, status: 'queued' as const, repeated: false };
}
