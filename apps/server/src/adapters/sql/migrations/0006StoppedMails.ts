import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Whether a campaign was stopped, also for mails being sent; and addresses of erased leads, by their hash. */
export const stoppedMails = (type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('campaign_mail').addColumn('cancelled_at', type.instant).execute();
    // A complaint names an address, which may be that of an erased lead.
    await db.schema.createIndex('erased_lead_address').on('erased_lead').column('address_hash').execute();
  },
});
