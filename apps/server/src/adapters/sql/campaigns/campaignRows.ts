import { deliverySchema, type Delivery } from '@fnc/domain';
import { sql, type RawBuilder } from 'kysely';

/** Faults that may pass, so that a manual retry is worth it. */
const retryableFaults: readonly string[] = ['deferred', 'unreachable', 'sign_in', 'not_written'];

/**
 * A refusal of the mail server is final, except one for policy: it was about our set-up or reputation, which someone may
 * have repaired since.
 */
const policyRefusal = { fault: 'refused', detailLike: '____5.7.%' };

/**
 * Status of a campaign's mail joined with its outbox row. A mail has no such row before it is handed over, when it was
 * refused, and after its lead was erased.
 */
export const mailStatus: RawBuilder<string> = sql<string>`case
  when outbox.status = 'queued' and campaign_mail.cancelled_at is not null then 'cancelled'
  else coalesce(outbox.status, campaign_mail.kept_status, 'cancelled') end`;

/** A restore stopped it, and nobody sent it since: it may have left before the backup was put back. */
export const isHeld: RawBuilder<boolean> = sql<boolean>`(campaign_mail.held_at is not null and ${mailStatus} = 'cancelled')`;

/**
 * The address of its lead was corrected since, and its owner consented. One value and no EXISTS, for which PostgreSQL
 * would read all leads.
 */
const isCorrected = sql<boolean>`(select corrected.deleted_at is null and lower(corrected.email) <> lower(outbox.recipient)
  and corrected.consent = 'confirmed' from lead as corrected where corrected.id = campaign_mail.lead_id)`;

const isRetryableFailure = sql<boolean>`(outbox.status = 'failed' and (outbox.fault in (${sql.join(
  retryableFaults.map((fault) => sql.lit(fault)),
)}) or ${isCorrected} or (outbox.fault = ${sql.lit(policyRefusal.fault)} and outbox.fault_detail like ${sql.lit(policyRefusal.detailLike)})))`;

/**
 * When it was about to be sent its lead was deleted, and that was undone since; or the address was being corrected, and its
 * owner consented since.
 */
export const isRetryableSkip: RawBuilder<boolean> = sql<boolean>`(outbox.status = 'skipped'
  and ((outbox.fault = 'lead_removed'
    and (select restored.deleted_at is null from lead as restored where restored.id = campaign_mail.lead_id))
  or (outbox.fault = 'address_changed' and ${isCorrected})))`;

/** Whether a retry may deliver it: the one rule of the figures, of the list and of the retry itself. */
export const isRetryable: RawBuilder<boolean> = sql<boolean>`(${isRetryableFailure} or ${isRetryableSkip})`;

/** The status that is shown: events after sending take precedence. */
export const deliveryStatus: RawBuilder<string> = sql<string>`case
  when ${mailStatus} <> 'sent' then ${mailStatus}
  when campaign_mail.bounced_at is not null then 'bounced'
  when campaign_mail.delivered_at is not null then 'delivered'
  else 'sent' end`;

interface DeliveryRow {
  readonly id: string;
  readonly campaignId: string;
  readonly leadId: string | null;
  readonly leadName: string | null;
  readonly to: string | null;
  readonly status: string;
  readonly fault: string | null;
  readonly detail: string | null;
  readonly attempts: number | null;
  readonly sentAt: string | null;
  readonly runAt: string | null;
  readonly createdAt: string | null;
  readonly keptAt: string | null;
  readonly deliveredAt: string | null;
  readonly bouncedAt: string | null;
  readonly openedAt: string | null;
  readonly machineOpenedAt: string | null;
  readonly clickedAt: string | null;
  readonly unsubscribedAt: string | null;
  readonly complainedAt: string | null;
  /** SQLite has no booleans. */
  readonly retryable: boolean | number | null;
}

const present = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** A waiting mail has not changed since it was stored. */
const lastChangeOf = (row: DeliveryRow): string | null =>
  row.status === 'queued' || row.status === 'sending'
    ? (row.createdAt ?? row.keptAt)
    : (row.bouncedAt ?? row.deliveredAt ?? row.sentAt ?? row.runAt ?? row.keptAt);

/** @throws when the row is not a valid delivery, which is a bug */
export const toDelivery = (row: DeliveryRow): Delivery =>
  deliverySchema.parse({
    id: row.id,
    campaignId: row.campaignId,
    leadId: row.leadId ?? '',
    leadName: row.leadName ?? '',
    to: row.to ?? '',
    status: row.status,
    attempts: row.attempts ?? 0,
    at: lastChangeOf(row),
    retryable: Boolean(row.retryable),
    openedByMachine: row.openedAt === null && row.machineOpenedAt !== null,
    ...present({
      reason: row.fault ?? (row.status === 'bounced' ? 'bounced' : null),
      detail: row.detail,
      runAt: row.status === 'queued' ? row.runAt : null,
      openedAt: row.openedAt ?? row.machineOpenedAt,
      clickedAt: row.clickedAt,
      unsubscribedAt: row.unsubscribedAt,
      complainedAt: row.complainedAt,
    }),
  });
