import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists of a status or a source: both columns come first in the index of each order, because a filter by one of them
 * reads a few groups, each in order.
 */
export const lists: Migration = {
  async up(db: Kysely<unknown>) {
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
};
