import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

const oneTimeHours = 72;

/** Password tries per account, the expiry of one-time passwords, and mail without a lead. */
export const signIn = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('password_try')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('account', type.key, (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('password_try_account').on('password_try').columns(['account', 'at']).execute();
    await db.schema.createIndex('password_try_at').on('password_try').column('at').execute();

    await db.schema.alterTable('admin_user').addColumn('one_time_ends_at', type.instant).execute();
    await endOneTimePasswords(db);

    // Both databases support this statement.
    await sql`alter table "outbox" alter column "lead_id" drop not null`.execute(db);
  },
});

interface AdminTable {
  admin_user: {
    id: string;
    password_changed_at: string | null;
    created_at: string;
    one_time_ends_at: string | null;
  };
}

/** A one-time password in use at this migration expires from its creation, like every later one. */
async function endOneTimePasswords(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<AdminTable>;
  const waiting = await db
    .selectFrom('admin_user')
    .select(['id', 'created_at'])
    .where('password_changed_at', 'is', null)
    .execute();
  for (const { id, created_at: madeAt } of waiting) {
    const endsAt = new Date(Date.parse(madeAt) + oneTimeHours * 3_600_000).toISOString();
    await db.updateTable('admin_user').set({ one_time_ends_at: endsAt }).where('id', '=', id).execute();
  }
}
