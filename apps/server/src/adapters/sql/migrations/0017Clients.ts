import { everybodysQuestions } from '@fnc/domain';
import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

const living = sql<boolean>`deleted_at is null`;
const removed = sql<boolean>`deleted_at is not null`;

/** Clients, their questions and answers, and their reports. */
export const clients = (type: ColumnTypes): Migration => {
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
        .addColumn('open_ppm', type.integer, (column) => column.notNull().defaultTo(1_000_000))
        .execute();
      await records(db.schema.createTable('report'))
        .addColumn('client_id', type.key, (column) => column.notNull())
        .addColumn('content', 'text')
        .addColumn('writing_at', type.instant)
        .addColumn('stop_at', type.instant)
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

      for (const table of ['report', 'client']) {
        await db.schema.createIndex(`${table}_living`).on(table).columns(['created_at', 'id']).where(living).execute();
        await db.schema.createIndex(`${table}_removed`).on(table).column('deleted_at').where(removed).execute();
      }
      // The orders of the list, each for all clients and for those of one status.
      const orders = {
        joined: ['joined_at', 'name_key', 'id'],
        name: ['name_key', 'id'],
        answered: ['answered_ppm', 'name_key', 'id'],
        open: ['open_ppm', 'name_key', 'id'],
      };
      for (const [name, columns] of Object.entries(orders)) {
        await db.schema.createIndex(`client_by_${name}`).on('client').columns(columns).where(living).execute();
        const ofStatus = ['status', ...columns];
        await db.schema.createIndex(`client_status_by_${name}`).on('client').columns(ofStatus).where(living).execute();
      }
      const figures = ['status', 'asked', 'answered'];
      await db.schema.createIndex('client_figures').on('client').columns(figures).where(living).execute();
      for (const column of ['email_key', 'lead_id']) {
        const columns = [column, 'created_at', 'id'];
        await db.schema.createIndex(`client_by_${column}`).on('client').columns(columns).where(living).execute();
      }
      await db.schema.createIndex('report_of_client').on('report').columns(['client_id', 'created_at', 'id']).execute();
      const isWritten = sql<boolean>`writing_at is not null`;
      await db.schema.createIndex('report_in_writing').on('report').column('writing_at').where(isWritten).execute();
      await db.schema.createIndex('question_of_scope').on('question').columns(['scope', 'id']).execute();
      await sql`create index question_of_clients on question (id) where scope <> ${sql.lit(everybodysQuestions)}`.execute(
        db,
      );
      const inOrder = ['client_id', 'position', 'question_id', 'filled'];
      await db.schema.createIndex('answer_in_order').on('answer').columns(inOrder).execute();
      await db.schema.createIndex('answer_to_question').on('answer').column('question_id').execute();
    },
  };
};
