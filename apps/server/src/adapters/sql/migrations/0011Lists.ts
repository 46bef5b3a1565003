import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes for what was searched row by row: all leads of an address, deleted ones included, which each sign-up and each
 * goodbye asks for; and lists of one status or source. Status and source
 * together begin the index of each order, because whoever filters by one of them asks for a few groups, each in order.
 */
export const lists = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('lead_by_email').on('lead').column('email_key').execute();
    const orders: Record<string, string[]> = {
      lead_group_by_urgency: ['urgency', 'created_at', 'id'],
      lead_group_by_date: ['created_at', 'id'],
      lead_group_by_name: ['name_key', 'id'],
    };
    for (const [name, columns] of Object.entries(orders)) {
      await db.schema
        .createIndex(name)
        .on('lead')
        .columns(['status', 'source', ...columns])
        .where(sql<boolean>`deleted_at is null`)
        .execute();
    }
    await db.schema.dropIndex('lead_by_status').execute();
    await db.schema.dropIndex('lead_by_source').execute();
  },
});
