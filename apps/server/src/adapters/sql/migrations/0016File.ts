import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addDefaultTemplates } from '../file/eraseFile.ts';
import type { ColumnTypes, Engine } from './columnTypes.ts';

/**
 * The console's data, which used to be stored in a browser: its templates, and the log of every change. A record is
 * JSON, with columns for searching and sorting.
 */
export const file = (engine: Engine, type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('change')
      .addColumn('seq', type.integer, (column) =>
        engine === 'postgres'
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      )
      .addColumn('at', type.instant, (column) => column.notNull())
      .addColumn('by_user', 'text')
      .addColumn('noun', type.key, (column) => column.notNull())
      .addColumn('record_id', type.key, (column) => column.notNull())
      .addColumn('kind', type.key, (column) => column.notNull())
      .addColumn('version', type.integer)
      .addColumn('fields', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.createIndex('change_of_record').on('change').columns(['noun', 'record_id', 'seq']).execute();
    await db.schema.createIndex('change_at').on('change').column('at').execute();

    await db.schema
      .createTable('email_template')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('version', type.integer, (column) => column.notNull().defaultTo(1))
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('updated_at', type.instant, (column) => column.notNull())
      .addColumn('deleted_at', type.instant)
      .execute();
    await db.schema
      .createIndex('email_template_living')
      .on('email_template')
      .columns(['created_at', 'id'])
      .where(sql<boolean>`deleted_at is null`)
      .execute();
    await db.schema
      .createIndex('email_template_removed')
      .on('email_template')
      .column('deleted_at')
      .where(sql<boolean>`deleted_at is not null`)
      .execute();
    await addDefaultTemplates(db);

    await db.schema
      .createTable('file_change')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('kind', type.key, (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .addColumn('by_user', 'text', (column) => column.notNull())
      .addColumn('undo', 'text', (column) => column.notNull())
      .addColumn('undone_at', type.instant)
      .execute();
    await db.schema
      .createTable('broken_record')
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('list', type.key, (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('at', type.instant, (column) => column.notNull())
      .execute();
  },
});
