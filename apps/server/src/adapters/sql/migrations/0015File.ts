import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addDefaultTemplates } from '../file/eraseFile.ts';
import type { ColumnTypes, Engine } from './columnTypes.ts';

const living = sql<boolean>`deleted_at is null`;
const removed = sql<boolean>`deleted_at is not null`;

/** The advisor's file: what stood in one browser before. A record is kept as JSON, beside what is searched and sorted by. */
export const file = (engine: Engine, type: ColumnTypes): Migration => {
  const records = (builder: CreateTableBuilder<string>) =>
    builder
      .addColumn('id', type.key, (column) => column.primaryKey())
      .addColumn('version', type.integer, (column) => column.notNull().defaultTo(1))
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('updated_at', type.instant, (column) => column.notNull())
      .addColumn('deleted_at', type.instant);

  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('change')
        .addColumn('seq', engine === 'postgres' ? sql`bigint` : 'integer', (column) =>
          engine === 'postgres' ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement(),
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

      await records(db.schema.createTable('email_template')).execute();
      await records(db.schema.createTable('campaign')).execute();
      await records(db.schema.createTable('client'))
        .addColumn('name_key', type.key, (column) => column.notNull())
        .addColumn('email_key', type.key, (column) => column.notNull())
        .addColumn('status', type.key, (column) => column.notNull())
        .addColumn('joined_at', type.instant, (column) => column.notNull())
        .addColumn('lead_id', type.key)
        .addColumn('search', type.key, (column) => column.notNull())
        .addColumn('asked', type.integer, (column) => column.notNull().defaultTo(0))
        .addColumn('answered', type.integer, (column) => column.notNull().defaultTo(0))
        .addColumn('answered_ppm', type.integer, (column) => column.notNull().defaultTo(0))
        .execute();
      await records(db.schema.createTable('report'))
        .addColumn('client_id', type.key, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('question')
        .addColumn('scope', type.key, (column) => column.notNull())
        .addColumn('position', type.integer, (column) => column.notNull())
        .addColumn('id', type.key, (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('question_place', ['scope', 'position'])
        .execute();
      await db.schema
        .createTable('question_list')
        .addColumn('scope', type.key, (column) => column.primaryKey())
        .addColumn('version', type.integer, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('answer')
        .addColumn('client_id', type.key, (column) => column.notNull())
        .addColumn('question_id', type.key, (column) => column.notNull())
        .addColumn('position', type.integer, (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addColumn('filled', type.integer, (column) => column.notNull())
        .addColumn('at', type.instant)
        .addColumn('by_user', 'text')
        .addPrimaryKeyConstraint('answer_of_client', ['client_id', 'question_id'])
        .execute();

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

      for (const table of ['email_template', 'campaign', 'report', 'client']) {
        await db.schema.createIndex(`${table}_living`).on(table).columns(['created_at', 'id']).where(living).execute();
        await db.schema.createIndex(`${table}_removed`).on(table).column('deleted_at').where(removed).execute();
      }
      const byOrder = {
        client_by_joined: ['joined_at', 'name_key', 'id'],
        client_by_name: ['name_key', 'id'],
        client_by_answered: ['answered_ppm', 'name_key', 'id'],
        client_by_status: ['status', 'joined_at', 'name_key', 'id'],
      };
      for (const [name, columns] of Object.entries(byOrder)) {
        await db.schema.createIndex(name).on('client').columns(columns).where(living).execute();
      }
      await db.schema.createIndex('client_by_email').on('client').column('email_key').execute();
      await db.schema.createIndex('client_by_lead').on('client').column('lead_id').execute();
      await db.schema.createIndex('report_of_client').on('report').columns(['client_id', 'created_at', 'id']).execute();
      await db.schema.createIndex('answer_to_question').on('answer').column('question_id').execute();
      await addDefaultTemplates(db);
    },
  };
};
