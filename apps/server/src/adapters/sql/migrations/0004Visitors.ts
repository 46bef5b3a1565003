import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Daily counts of events, and the secrets that all processes of the product share. */
export const visitors = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_count')
      .addColumn('day', type.key, (column) => column.notNull())
      .addColumn('event', type.key, (column) => column.notNull())
      .addColumn('source', type.key, (column) => column.notNull())
      .addColumn('page', type.key, (column) => column.notNull())
      .addColumn('language', type.key, (column) => column.notNull())
      .addColumn('count', type.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_count_key', ['day', 'event', 'source', 'page', 'language'])
      .execute();

    await db.schema
      .createTable('secret')
      .addColumn('name', type.key, (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .execute();
  },
});
