import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './columnTypes.ts';

/**
 * Lets searches for one or two letters use the index of three. Every searched text now ends with two spaces, so that
 * each of its letters begins a three; only leads with a phone lacked them. SQLite can list the threes of its index;
 * PostgreSQL looks up those of ASCII, and gets an index of the leads with any other letter.
 */
export const shortSearches = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update lead set search = search || '  ' where search not like '%  '`.execute(db);
    await (
      engine === 'postgres'
        ? sql`create index lead_search_other on lead (id) where deleted_at is null and search ~ '[^ -~]'`
        : sql`create virtual table lead_search_term using fts5vocab('lead_search', 'instance')`
    ).execute(db);
  },
});
