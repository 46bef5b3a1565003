import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Queued and sent mails. */
export const outbox = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('lead_id', type.key, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('queued'))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('run_at', type.instant, (column) => column.notNull())
      .addColumn('locked_until', type.instant)
      .addColumn('locked_by', 'text')
      .addColumn('fault', 'text')
      .addColumn('fault_detail', 'text')
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('sent_at', type.instant)
      .execute();
    // A partial index stays small, however much mail was sent.
    await db.schema
      .createIndex('outbox_due')
      .on('outbox')
      .columns(['run_at', 'id'])
      .where(sql<boolean>`status in ('queued', 'sending')`)
      .execute();
    // For counts of the others. One index over all statuses could make the planner use it for the claim, and sort.
    for (const status of ['sent', 'failed']) {
      await db.schema
        .createIndex(`outbox_${status}`)
        .on('outbox')
        .column('id')
        .where(sql<boolean>`status = ${sql.lit(status)}`)
        .execute();
    }
    await db.schema.createIndex('outbox_lead').on('outbox').columns(['lead_id', 'created_at']).execute();
  },
});
