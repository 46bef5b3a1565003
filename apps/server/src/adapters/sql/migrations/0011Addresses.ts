import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * All leads of an address, deleted ones included: each sign-up asks whether it said goodbye before, and each goodbye, block
 * and report of the mail service asks for them.
 */
export const addresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('lead_by_email').on('lead').column('email_key').execute();
  },
};
