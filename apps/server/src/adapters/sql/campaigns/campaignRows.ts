import { deliverySchema, type Delivery } from '@fnc/domain';
import { sql, type RawBuilder } from 'kysely';

/** Faults that may pass: trying again by hand is worth it. A refusal of the mail server is its last word. */
export const retryableFaults = ['deferred', 'unreachable', 'sign_in', 'not_written'] as const;

/** Of a mail of a campaign joined with its row of the outbox: there is none before it is handed over, of who was refused, and when its lead was erased. */
export const mailStatus: RawBuilder<string> = sql<string>`case
  when outbox.status = 'queued' and campaign_mail.cancelled_at is not null then 'cancelled'
  else coalesce(outbox.status, campaign_mail.kept_status, 'cancelled') end`;

export const isRetryable: RawBuilder<boolean> = sql<boolean>`(outbox.status = 'failed' and outbox.fault in (${sql.join(
  retryableFaults.map((fault) => sql.lit(fault)),
)}))`;

/** What is shown of a mail: what became of it after it left counts for more. */
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
}

const retryable: readonly string[] = retryableFaults;

const present = <T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** What waits has not changed since it was stored. */
const lastChangeOf = (row: DeliveryRow): string | null =>
  row.status === 'queued' || row.status === 'sending'
    ? (row.createdAt ?? row.keptAt)
    : (row.bouncedAt ?? row.deliveredAt ?? row.sentAt ?? row.runAt ?? row.keptAt);

/** @throws when the row holds no delivery: a fault of ours */
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
    retryable: row.status === 'failed' && retryable.includes(row.fault ?? ''),
    openedByMachine: row.openedAt === null && row.machineOpenedAt !== null,
    ...present({
      reason: row.fault ?? (row.status === 'bounced' ? 'bounced' : null),
      detail: row.detail,
      runAt: row.status === 'queued' ? row.runAt : null,
      openedAt: row.openedAt ?? row.machineOpenedAt,
      clickedAt: row.clickedAt,
      unsubscribedAt: row.unsubscribedAt,
    }),
  });
