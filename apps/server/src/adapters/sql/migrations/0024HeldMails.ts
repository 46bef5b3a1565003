import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/**
 * A mail of a campaign that a restore held says so, because it may have left before; a send says whether the advisor
 * ticked that those leads may get it again.
 */
export const heldMails = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('campaign_mail').addColumn('held_at', type.instant).execute();
    await db.schema.alterTable('campaign_send').addColumn('again_at', type.instant).execute();
  },
});
