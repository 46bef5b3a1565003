import {
  campaignFiguresSchema,
  fail,
  ok,
  type CampaignFigures,
  type CampaignMeasures,
  type Delivery,
  type DeliveryReasonCode,
  type DeliveryStatus,
  type Result,
} from '@fnc/domain';
import { maximumCampaignIds } from '@fnc/domain/api';
import { sql, type RawBuilder } from 'kysely';
import { deliveryStatus, isHeld, isRetryable, isRetryableSkip, mailStatus, toDelivery } from './campaignRows.ts';
import type { Database } from '../database.ts';

/** The page size when a call names none. */
const defaultLimit = 1000;

interface DeliveryPageQuery {
  readonly status?: readonly DeliveryStatus[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly count: number;
  readonly nextCursor: string | null;
}

/** The outcome of campaigns, counted from the mails themselves. */
export interface CampaignOutcomes {
  /**
   * The figures of these campaigns, or of the newest ones, newest first, at most `maximumCampaignIds`; those without
   * mails are left out.
   */
  figures(ids: readonly string[] | undefined, measures: CampaignMeasures): Promise<readonly CampaignFigures[]>;
  /** The mails of one campaign: failures first, then skipped ones, those whose reader left, and the others; by name. */
  deliveries(campaignId: string, query: DeliveryPageQuery): Promise<Result<DeliveryPage, 'cursor_invalid'>>;
}

const count = (condition: RawBuilder<unknown>) => sql<number>`count(case when ${condition} then 1 end)`;
const has = (status: string) => count(sql`${mailStatus} = ${sql.lit(status)}`);
const happened = (column: string) => count(sql`${sql.ref(`campaign_mail.${column}`)} is not null`);

/** The reason of a held mail. Typed, because it is stored nowhere: only the time is. */
const heldReason: DeliveryReasonCode = 'restored';

/** The order of the list: a position is rank, name and id. */
const rank = sql<number>`case when ${mailStatus} = 'failed' or campaign_mail.bounced_at is not null then 0
  when ${mailStatus} = 'skipped' then 1
  when campaign_mail.unsubscribed_at is not null or campaign_mail.complained_at is not null then 2 else 3 end`;
const sortName = sql<string>`coalesce(lead.name_key, '')`;

export function createCampaignOutcomes({ query: db }: Pick<Database, 'query'>): CampaignOutcomes {
  return {
    async figures(ids, measures) {
      if (ids?.length === 0) return [];
      const rows = await db
        .selectFrom('campaign_mail')
        .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
        .$if(ids !== undefined, (select) => select.where('campaign_id', 'in', [...(ids ?? [])]))
        .groupBy('campaign_id')
        .orderBy(sql`max(campaign_mail.id)`, 'desc')
        .limit(maximumCampaignIds)
        .select([
          'campaign_id as campaignId',
          count(sql`${mailStatus} in ('queued', 'sending')`).as('queued'),
          has('sent').as('sent'),
          has('failed').as('failed'),
          count(isRetryable).as('retryable'),
          count(isRetryableSkip).as('retryableSkipped'),
          count(sql`${mailStatus} = 'skipped' and campaign_mail.kept_fault is null`).as('skipped'),
          happened('kept_fault').as('refused'),
          has('cancelled').as('cancelled'),
          count(isHeld).as('held'),
          count(sql`${deliveryStatus} = 'delivered'`).as('delivered'),
          happened('opened_at').as('opened'),
          count(sql`campaign_mail.machine_opened_at is not null and campaign_mail.opened_at is null`).as(
            'openedByMachine',
          ),
          happened('clicked_at').as('clicked'),
          happened('bounced_at').as('bounced'),
          happened('complained_at').as('complained'),
          happened('unsubscribed_at').as('unsubscribed'),
          happened('missed_at').as('missed'),
          sql<string | null>`min(campaign_mail.planned_at)`.as('sendAt'),
          sql<string | null>`min(${leftAt})`.as('firstSentAt'),
          sql<string | null>`max(${lastChange})`.as('lastAt'),
        ])
        .execute();
      return rows.map((row) => campaignFiguresSchema.parse(measured(row, measures)));
    },

    async deliveries(campaignId, { status, cursor, limit = defaultLimit }) {
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && after === null) return fail('cursor_invalid');
      const matching = db
        .selectFrom('campaign_mail')
        .leftJoin('outbox', 'outbox.id', 'campaign_mail.id')
        .leftJoin('lead', 'lead.id', 'campaign_mail.lead_id')
        .where('campaign_id', '=', campaignId)
        .$if(status !== undefined && status.length > 0, (select) =>
          select.where(deliveryStatus, 'in', [...(status ?? [])]),
        );
      const [rows, counted] = await Promise.all([
        matching
          .$if(after !== null, (select) =>
            select.where(sql<boolean>`(${rank}, ${sortName}, campaign_mail.id) > (${sql.join(after ?? [])})`),
          )
          .orderBy(rank)
          .orderBy(sortName)
          .orderBy('campaign_mail.id')
          .limit(limit + 1)
          .select([
            'campaign_mail.id',
            'campaign_id as campaignId',
            'campaign_mail.lead_id as leadId',
            'lead.name as leadName',
            // A refused lead has no mail, but an address.
            sql<string | null>`coalesce(outbox.recipient, case when kept_fault is not null then lead.email end)`.as(
              'to',
            ),
            deliveryStatus.as('status'),
            sql<string | null>`case when ${isHeld} then ${sql.lit(heldReason)}
              else coalesce(outbox.fault, campaign_mail.kept_fault) end`.as('fault'),
            sql<string | null>`case when ${isHeld} then null else outbox.fault_detail end`.as('detail'),
            'outbox.attempts',
            'outbox.sent_at as sentAt',
            'outbox.run_at as runAt',
            'outbox.created_at as createdAt',
            'kept_at as keptAt',
            'delivered_at as deliveredAt',
            'bounced_at as bouncedAt',
            'opened_at as openedAt',
            'machine_opened_at as machineOpenedAt',
            'clicked_at as clickedAt',
            'campaign_mail.unsubscribed_at as unsubscribedAt',
            'complained_at as complainedAt',
            isRetryable.as('retryable'),
            rank.as('rank'),
            sortName.as('sortName'),
          ])
          .execute(),
        matching.select(sql<number>`count(*)`.as('amount')).executeTakeFirstOrThrow(),
      ]);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const more = rows.length > limit && last !== undefined;
      return ok({
        deliveries: shown.map(toDelivery),
        count: counted.amount,
        nextCursor: more ? JSON.stringify([last.rank, last.sortName, last.id]) : null,
      });
    },
  };
}

const leftAt = sql<
  string | null
>`case when ${mailStatus} = 'sent' then coalesce(outbox.sent_at, campaign_mail.kept_at) end`;
/** A mail that is queued for later has not changed. */
const lastChange = sql<string | null>`case when ${mailStatus} in ('queued', 'sending') then null
  else coalesce(campaign_mail.unsubscribed_at, campaign_mail.clicked_at, campaign_mail.bounced_at, campaign_mail.delivered_at,
    outbox.sent_at, outbox.run_at, campaign_mail.kept_at) end`;

interface Counted {
  readonly delivered: number;
  readonly opened: number;
  readonly openedByMachine: number;
  readonly clicked: number;
  readonly missed: number;
}

/** A figure is measured if the server measures it now, or did when this campaign was sent. */
const measured = (row: Counted, { opens, clicks, deliveries }: CampaignMeasures) => ({
  ...row,
  delivered: deliveries || row.delivered > 0 ? row.delivered : null,
  opened: opens || row.opened > 0 ? row.opened : null,
  openedByMachine: opens || row.openedByMachine > 0 ? row.openedByMachine : null,
  clicked: clicks || row.clicked > 0 ? row.clicked : null,
  missed: row.missed > 0,
});

function readCursor(cursor: string): [number, string, string] | null {
  try {
    const [place, name, id, ...rest] = JSON.parse(cursor) as unknown[];
    const isPlace = place === 0 || place === 1 || place === 2 || place === 3;
    if (!isPlace || typeof name !== 'string' || typeof id !== 'string') return null;
    if (rest.length > 0 || `${name}${id}`.includes('\0')) return null;
    return [place, name, id];
  } catch {
    return null;
  }
}
