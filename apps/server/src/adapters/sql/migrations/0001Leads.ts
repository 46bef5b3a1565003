import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Leads, their events, and their consents. */
export const leads = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lead')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', type.key, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', type.key, (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('profession', 'text')
      .addColumn('source', type.key, (column) => column.notNull())
      .addColumn('lead_magnet', 'text')
      .addColumn('page', 'text')
      .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('nl', 'en')`))
      .addColumn('status', type.key, (column) => column.notNull().defaultTo('new'))
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('emails_sent', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('emails_opened', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('emails_clicked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('emails_bounced', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('last_email_at', type.instant)
      .addColumn('waiting_since', type.instant)
      .addColumn('urgency', type.integer, (column) => column.notNull())
      .addColumn('unsubscribed_at', type.instant)
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('updated_at', type.instant, (column) => column.notNull())
      .addColumn('deleted_at', type.instant)
      .execute();
    await indexLeads(db);

    await db.schema
      .createTable('lead_event')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('lead_id', type.key, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_event_lead').on('lead_event').columns(['lead_id', 'at']).execute();

    await db.schema
      .createTable('consent')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('lead_id', type.key, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('at', type.instant, (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('wording', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('consent_lead').on('consent').columns(['lead_id', 'at']).execute();
  },
});

/** Every list shows undeleted leads only, so each of its indexes contains only those. */
async function indexLeads(db: Kysely<unknown>): Promise<void> {
  const alive = sql<boolean>`deleted_at is null`;
  await db.schema.createIndex('lead_live_email').unique().on('lead').column('email_key').where(alive).execute();
  const lists: Record<string, string[]> = {
    lead_by_urgency: ['urgency', 'created_at', 'id'],
    lead_by_date: ['created_at', 'id'],
    lead_by_name: ['name_key', 'id'],
    lead_by_status: ['status', 'created_at', 'id'],
    lead_by_source: ['source', 'created_at', 'id'],
  };
  for (const [name, columns] of Object.entries(lists)) {
    await db.schema.createIndex(name).on('lead').columns(columns).where(alive).execute();
  }
  await db.schema
    .createIndex('lead_deleted')
    .on('lead')
    .column('deleted_at')
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
}
