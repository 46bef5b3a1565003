import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Who blocked an address and why; and the data that limits on automatic mail count. */
export const blocksAndLimits = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['by_user', 'reason', 'note']) {
      await db.schema.alterTable('consent').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('outbox').addColumn('mailbox', type.key).execute();
    await db.schema.alterTable('outbox').addColumn('bundle_id', type.key).execute();
    // Earlier mails have no mailbox: they leave the hourly window soon.
    const counted = sql<boolean>`mailbox is not null`;
    await db.schema
      .createIndex('outbox_mailbox')
      .on('outbox')
      .columns(['mailbox', 'created_at'])
      .where(counted)
      .execute();
    await db.schema.createIndex('outbox_automatic').on('outbox').column('created_at').where(counted).execute();
  },
});
