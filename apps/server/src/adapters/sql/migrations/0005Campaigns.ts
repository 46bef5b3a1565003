import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Campaign mails: consents, recipients and outcomes. */
export const campaigns = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('lead')
      .addColumn('consent', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
    await db.schema.alterTable('lead').addColumn('consent_at', type.instant).execute();
    await db.schema.alterTable('lead').addColumn('suppressed', 'text').execute();
    await db.schema
      .alterTable('consent')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('given'))
      .execute();
    // A lead that ticked the box before confirmations existed has not confirmed.
    await sql`
      update lead set consent = 'pending',
        consent_at = (select max(consent.at) from consent where consent.lead_id = lead.id)
      where exists (select 1 from consent where consent.lead_id = lead.id)
    `.execute(db);
    await orderQueue(db, type);
    await createCampaignMail(db, type);

    // Outlives the lead: it contains neither a name nor an address.
    await db.schema
      .createTable('address_refusal')
      .addColumn('address_hash', type.key, (column) => column.notNull())
      .addColumn('reason', type.key, (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint('address_refusal_key', ['address_hash', 'reason'])
      .execute();
    await db.schema
      .createTable('erased_lead')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('address_hash', type.key, (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .execute();
  },
});

/** Mails that somebody waits for are sent before campaigns, however large those are. */
async function orderQueue(db: Kysely<unknown>, type: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('outbox').addColumn('due_since', type.instant).execute();
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['priority', 'run_at', 'id'])
    .where(sql<boolean>`status in ('queued', 'sending')`)
    .execute();
  // The hourly limit counts the mails sent since.
  await db.schema
    .createIndex('outbox_sent_at')
    .on('outbox')
    .column('sent_at')
    .where(sql<boolean>`status = 'sent'`)
    .execute();
}

async function createCampaignMail(db: Kysely<unknown>, type: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('campaign_mail')
    .addColumn('id', type.key, (column) => column.primaryKey())
    .addColumn('campaign_id', type.key, (column) => column.notNull())
    .addColumn('campaign_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('lead_id', type.key, (column) => column.references('lead.id').onDelete('set null'))
    .addColumn('waived_at', type.instant)
    .addColumn('planned_at', type.instant)
    .addColumn('missed_at', type.instant)
    .addColumn('links', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('delivered_at', type.instant)
    .addColumn('bounced_at', type.instant)
    .addColumn('complained_at', type.instant)
    .addColumn('opened_at', type.instant)
    .addColumn('machine_opened_at', type.instant)
    .addColumn('clicked_at', type.instant)
    .addColumn('unsubscribed_at', type.instant)
    .addColumn('kept_status', 'text')
    .addColumn('kept_at', type.instant)
    .execute();
  // One mail per lead and campaign, however often it is requested.
  await db.schema
    .createIndex('campaign_mail_once')
    .unique()
    .on('campaign_mail')
    .columns(['campaign_id', 'lead_id'])
    .execute();
  // A separate table, because a row of the queue is written three times while its mail is sent.
  await db.schema
    .createTable('mail_content')
    .addColumn('id', type.key, (column) => column.primaryKey().references('outbox.id').onDelete('cascade'))
    .addColumn('payload', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('campaign_mail_lead').on('campaign_mail').column('lead_id').execute();
}
