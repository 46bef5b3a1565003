import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What `foldText` of the domain makes of them since this migration. */
const letters = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
] as const;

const longestSortName = 100;

/** Finds and sorts `Łukasz Weiß` as `lukasz weiss`: the stored texts that are searched and sorted by follow the domain. */
export const plainLetters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['lead', 'client']) {
      for (const [letter, plain] of letters) {
        await sql`update ${sql.table(table)}
          set search = replace(search, ${letter}, ${plain}),
            name_key = substr(replace(name_key, ${letter}, ${plain}), 1, ${sql.lit(longestSortName)})
          where search like ${`%${letter}%`} or name_key like ${`%${letter}%`}`.execute(db);
      }
    }
  },
};
