import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/**
 * Campaigns that the server sends itself: one row per send; each mail gets the id of its send and the reason of a
 * refusal.
 */
export const campaignSends = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('campaign')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('version', type.integer, (column) => column.notNull().defaultTo(1))
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('updated_at', type.instant, (column) => column.notNull())
      .addColumn('deleted_at', type.instant)
      .execute();
    await db.schema
      .createIndex('campaign_living')
      .on('campaign')
      .columns(['created_at', 'id'])
      .where(sql<boolean>`deleted_at is null`)
      .execute();
    await db.schema
      .createIndex('campaign_removed')
      .on('campaign')
      .column('deleted_at')
      .where(sql<boolean>`deleted_at is not null`)
      .execute();
    await db.schema
      .createTable('campaign_send')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('campaign_id', type.key, (column) => column.notNull())
      .addColumn('key', type.key, (column) => column.notNull())
      .addColumn('state', type.key, (column) => column.notNull().defaultTo('choosing'))
      .addColumn('at', type.instant, (column) => column.notNull())
      .addColumn('by_user', 'text', (column) => column.notNull())
      .addColumn('planned_at', type.instant)
      .addColumn('ticked_at', type.instant)
      .addColumn('stopped_at', type.instant)
      .addColumn('place', type.key, (column) => column.notNull().defaultTo(''))
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('locked_until', type.instant)
      .addColumn('locked_by', 'text')
      .execute();
    // A separate table, because SQLite rewrites a whole row with every change, and the row of a send changes often.
    await db.schema
      .createTable('campaign_snapshot')
      .addColumn('send_id', type.key, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('links', 'text', (column) => column.notNull())
      .addColumn('recipients', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('campaign_send_once')
      .unique()
      .on('campaign_send')
      .columns(['campaign_id', 'key'])
      .execute();
    await db.schema
      .createIndex('campaign_send_unfinished')
      .on('campaign_send')
      .columns(['campaign_id', 'at'])
      .where(sql<boolean>`state <> 'done'`)
      .execute();
    await db.schema.alterTable('campaign_mail').addColumn('send_id', type.key).execute();
    await db.schema.alterTable('campaign_mail').addColumn('kept_fault', 'text').execute();
  },
});
