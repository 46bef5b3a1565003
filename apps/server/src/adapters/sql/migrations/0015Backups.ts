import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** One row: which server makes the nightly backup, and the outcome of the last one. */
export const backups = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('backup_turn')
      .addColumn('name', type.key, (column) => column.primaryKey())
      .addColumn('taken_until', type.instant)
      .addColumn('made_at', type.instant)
      .addColumn('made_in', type.key)
      .addColumn('bytes', type.integer)
      .addColumn('failed_at', type.instant)
      .addColumn('obstacle', type.key)
      .execute();
    await sql`insert into backup_turn (name) values ('nightly')`.execute(db);
  },
});
