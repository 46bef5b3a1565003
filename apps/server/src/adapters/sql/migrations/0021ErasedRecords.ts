import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Which of the advisor's records were erased for good, so that a restored backup does not bring them back for ever. */
export const erasedRecords = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erased_record')
      .addColumn('noun', type.key, (column) => column.notNull())
      .addColumn('id', type.key, (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint('erased_record_key', ['noun', 'id'])
      .execute();
    await db.schema.createIndex('erased_record_at').on('erased_record').column('at').execute();
  },
});
