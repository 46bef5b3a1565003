import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** The second factor of the sign-in, its recovery codes, and the data shown about open sessions. */
export const secondFactor = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factor')
      .addColumn('user_id', type.key, (column) => column.primaryKey().references('admin_user.id').onDelete('cascade'))
      .addColumn('sealed_key', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', type.instant)
      .addColumn('last_step', type.integer, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('recovery_code')
      .addColumn('code_hash', type.key, (column) => column.primaryKey())
      .addColumn('user_id', type.key, (column) => column.notNull().references('admin_user.id').onDelete('cascade'))
      .addColumn('used_at', type.instant)
      .execute();
    await db.schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute();

    // Empty for the sessions open at this migration: their last use is their start.
    await db.schema.alterTable('session').addColumn('last_used_at', type.instant).execute();
    await db.schema.alterTable('session').addColumn('browser', 'text').execute();
    await db.schema.alterTable('session').addColumn('system', 'text').execute();
  },
});
