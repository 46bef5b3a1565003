import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './columnTypes.ts';

/**
 * A lead may have any language: the product's list of them is in the domain, and a new one needs no migration. The first
 * migration allowed Dutch and English only.
 */
export const anyLanguage = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'postgres') {
      await sql`alter table lead drop constraint lead_language_check`.execute(db);
      return;
    }
    // SQLite drops a check only together with its column. A new column needs a default; every insert names the language.
    await sql`alter table lead add column any_language text not null default ''`.execute(db);
    await sql`update lead set any_language = language`.execute(db);
    await sql`alter table lead drop column language`.execute(db);
    await sql`alter table lead rename column any_language to language`.execute(db);
  },
});
