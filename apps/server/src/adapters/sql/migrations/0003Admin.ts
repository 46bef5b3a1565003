import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Admins, sessions and sign-in attempts. */
export const admin = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('admin_user')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', type.key, (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('password_changed_at', type.instant)
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('session')
      .addColumn('token_hash', type.key, (column) => column.primaryKey())
      .addColumn('user_id', type.key, (column) => column.notNull().references('admin_user.id').onDelete('cascade'))
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('expires_at', type.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('session_user').on('session').column('user_id').execute();
    await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute();

    await db.schema
      .createTable('login_attempt')
      .addColumn('key', type.key, (column) => column.primaryKey())
      .addColumn('window_ends_at', type.instant, (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('login_attempt_expiry').on('login_attempt').column('window_ends_at').execute();
  },
});
