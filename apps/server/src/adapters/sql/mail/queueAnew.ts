import type { DeliveryStatus, Instant } from '@fnc/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export interface AcceptedMail {
  readonly id: string;
  readonly status: DeliveryStatus;
  /** It was accepted before: nothing was stored now. */
  readonly repeated: boolean;
}

interface Anew {
  /** Columns of the mail itself, and of its outbox row. */
  readonly about: object;
  readonly queued: Pick<Insertable<Schema['outbox']>, 'status' | 'recipient' | 'subject' | 'run_at'>;
  readonly payload: string;
  readonly at: Instant;
}

/**
 * Queues a mail that was never sent: cancelled, skipped, or refused when its campaign was sent. Any other keeps its
 * status, and is no longer stopped.
 */
export async function queueAnew(
  transaction: Kysely<Schema>,
  mail: { readonly campaignId: string; readonly leadId: string },
  anew: Anew,
): Promise<AcceptedMail> {
  const known = await transaction
    .selectFrom('campaign_mail')
    .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
    .select(['campaign_mail.id', 'outbox.status', 'cancelled_at', 'kept_status'])
    .where('campaign_id', '=', mail.campaignId)
    .where('campaign_mail.lead_id', '=', mail.leadId)
    .executeTakeFirstOrThrow();
  const { id, status, cancelled_at, kept_status } = known;
  // Already chosen, and about to be handed over.
  if (status === null && kept_status === 'queued') return { id, status: 'queued', repeated: true };
  const wasStopped = cancelled_at !== null;
  // First, so that a concurrent release is seen as cancelled below, or returns the mail to the queue.
  if (wasStopped) {
    await transaction.updateTable('campaign_mail').set({ cancelled_at: null }).where('id', '=', id).execute();
  }
  const isQueued =
    status === null
      ? await enqueueCampaignMail(transaction, { id, leadId: mail.leadId, ...anew })
      : await queueAgain(transaction, id, anew.queued, wasStopped);
  if (!isQueued) return { id, status: status ?? 'queued', repeated: true };
  await transaction
    .updateTable('campaign_mail')
    .set({ ...anew.about, missed_at: null, cancelled_at: null, kept_status: null, kept_fault: null, send_id: null })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('mail_content')
    .values({ id, payload: anew.payload })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ payload: anew.payload }))
    .execute();
  return { id, status: 'queued', repeated: false };
}

async function queueAgain(
  transaction: Kysely<Schema>,
  id: string,
  queued: Anew['queued'],
  wasStopped: boolean,
): Promise<boolean> {
  const changed = await transaction
    .updateTable('outbox')
    .set({ ...queued, attempts: 0, fault: null, fault_detail: null })
    .where('id', '=', id)
    .where('status', 'in', ['cancelled', 'skipped', ...(wasStopped ? (['queued'] as const) : [])])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Campaign mails are sent after mails that somebody waits for. */
export const campaignPriority = 1;

/** Adds the outbox row of a campaign's mail. */
export async function enqueueCampaignMail(
  transaction: Kysely<Schema>,
  { id, leadId, queued, at }: Pick<Anew, 'queued' | 'at'> & { readonly id: string; readonly leadId: string },
): Promise<true> {
  await transaction
    .insertInto('outbox')
    .values({
      id,
      lead_id: leadId,
      kind: 'campaign',
      priority: campaignPriority,
      payload: '{}',
      created_at: at,
      ...queued,
    })
    .execute();
  return true;
}
