import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What `foldText` of the domain leaves out since this migration. */
const apostrophes = ["'", '’', '‘', 'ʼ'] as const;

/** Finds `O’Brien` by `o'brien` and `obrien`: the stored texts that are searched and sorted by follow the domain. */
export const withoutApostrophes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['lead', 'client']) {
      for (const apostrophe of apostrophes) {
        await sql`update ${sql.table(table)}
          set search = replace(search, ${apostrophe}, ''), name_key = replace(name_key, ${apostrophe}, '')
          where search like ${`%${apostrophe}%`} or name_key like ${`%${apostrophe}%`}`.execute(db);
      }
    }
  },
};
