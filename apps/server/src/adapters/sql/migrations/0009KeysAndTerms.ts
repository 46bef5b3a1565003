import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes.ts';

/** Lets the clean-up find expired rows without reading all others. */
export const keysAndTerms = (_type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('lead_by_update')
      .on('lead')
      .columns(['updated_at', 'id'])
      .where(sql<boolean>`deleted_at is null`)
      .execute();
    await db.schema.createIndex('address_refusal_at').on('address_refusal').column('at').execute();
    await db.schema.createIndex('erased_lead_at').on('erased_lead').column('at').execute();
    await db.schema
      .createIndex('consent_withdrawn')
      .on('consent')
      .column('at')
      .where(sql<boolean>`kind = 'withdrawn'`)
      .execute();
  },
});
