import { defaultTemplates, instantOf } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

const tables = [
  'answer',
  'question',
  'question_list',
  'report',
  'client',
  'campaign_snapshot',
  'campaign_send',
  'campaign',
  'email_template',
  'file_change',
  'broken_record',
  'erased_record',
] as const;

/** Erases every record of the console's data, also restorable ones; the default templates are added again. */
export async function eraseFile(transaction: Kysely<Schema>): Promise<void> {
  for (const table of tables) await transaction.deleteFrom(table).execute();
  await addDefaultTemplates(transaction);
}

/** Earlier than any template that a user adds. */
const beginning = Date.parse('2000-01-01T00:00:00.000Z');

/** The default templates; after that they are templates like any other. */
export async function addDefaultTemplates(transaction: Kysely<Schema>): Promise<void> {
  const rows = defaultTemplates.map((template, index) => {
    const { id, createdAt, updatedAt = createdAt } = template;
    return {
      id,
      version: 1,
      record: JSON.stringify(template),
      created_at: instantOf(beginning + index),
      updated_at: updatedAt,
    };
  });
  await transaction.insertInto('email_template').values(rows).execute();
}
