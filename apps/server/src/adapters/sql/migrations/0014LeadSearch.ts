import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './columnTypes.ts';

/**
 * An index of every three consecutive letters of the searched text of undeleted leads. On PostgreSQL this needs the
 * extension `pg_trgm`; where it may not be created, a search reads every lead, as before.
 */
export const leadSearch = (engine: Engine): Migration => ({
  up: (db: Kysely<unknown>) => (engine === 'postgres' ? indexOnPostgres(db) : indexOnSqlite(db)),
});

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  // Each sign-up sorts some waiting rows into the index: few at a time, so that no sign-up waits long.
  await sql`do $$
    begin
      create extension if not exists pg_trgm;
      create index lead_search on lead using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256)
        where deleted_at is null;
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice 'Searches read every lead: %', sqlerrm;
    end $$`.execute(db);
}

/**
 * The index contains which three letters a lead has, but neither their positions nor its text. Removed entries are only
 * marked, and deleted when the index is merged: `lead_search_state` counts the removals, and how many of them a merge
 * saw.
 */
async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  // The rows of the index have numbers of their own: VACUUM may change the rowids of the leads.
  await sql`create table lead_search_row (row integer primary key, lead_id text not null unique)`.execute(db);
  await sql`create virtual table lead_search using fts5(text, content = '', contentless_delete = 1, detail = none,
    tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`create table lead_search_state (removed integer not null, merged integer not null)`.execute(db);
  await sql`insert into lead_search_state (removed, merged) values (0, 0)`.execute(db);
  const add = sql`insert into lead_search_row (lead_id) select new.id where new.deleted_at is null;
    insert into lead_search (rowid, text) select row, new.search from lead_search_row where lead_id = new.id`;
  const remove = sql`delete from lead_search where rowid = (select row from lead_search_row where lead_id = old.id);
    update lead_search_state set removed = removed + 1 where old.deleted_at is null;
    delete from lead_search_row where lead_id = old.id`;
  await sql`create trigger lead_search_insert after insert on lead begin ${add}; end`.execute(db);
  await sql`create trigger lead_search_delete after delete on lead begin ${remove}; end`.execute(db);
  await sql`create trigger lead_search_update after update of search, deleted_at on lead
    when old.search <> new.search or (old.deleted_at is null) <> (new.deleted_at is null)
    begin ${remove}; ${add}; end`.execute(db);
  await fillLeadSearch(db);
}

/** Adds all leads to SQLite's empty index. */
export async function fillLeadSearch(db: Kysely<unknown>): Promise<void> {
  await sql`insert into lead_search_row (lead_id) select id from lead where deleted_at is null order by id`.execute(db);
  await sql`insert into lead_search (rowid, text) select lead_search_row.row, lead.search
    from lead_search_row join lead on lead.id = lead_search_row.lead_id order by lead_search_row.row`.execute(db);
}
