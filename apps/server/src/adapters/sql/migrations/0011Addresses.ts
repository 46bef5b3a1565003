import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An index of all leads by address, deleted ones included: each sign-up checks for an earlier unsubscription, and each
 * unsubscription, block and report of the mail service looks them up.
 */
export const addresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('lead_by_email').on('lead').column('email_key').execute();
  },
};
