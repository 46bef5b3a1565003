import { Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Database } from '../adapters/sql/database.ts';
import type { Engine } from '../adapters/sql/migrations/columnTypes.ts';
import { recount } from '../adapters/sql/migrations/0023GuideClock.ts';
import { postgresDialect } from '../adapters/sql/postgresDialect.ts';
import { fillLeadSearch } from '../adapters/sql/migrations/0014LeadSearch.ts';

/** Time of the oldest lead; the others follow, one a minute. */
export const firstLeadAt = Date.UTC(2024, 0, 1);

/** The id of a numbered lead: like real ids, these sort in the order of creation. */
export const leadId = (index: number): string => `lead-${String(index).padStart(9, '0')}`;

/**
 * Inserts leads with an event and a sent mail each, by one statement a table: a million take a minute, not an hour.
 * Every third waits for an answer, one in a thousand was rejected, one mail in five thousand failed; everybody is
 * called Kapitein, one in fifty Zeldzaam.
 */
export async function seedBulk({ engine, query }: Database, url: string, count: number): Promise<void> {
  // A server's statement may take five seconds, a migration's half an hour.
  const patient =
    engine === 'postgres' ? new Kysely<unknown>({ dialect: postgresDialect(url, 'migrations') }) : undefined;
  const db = patient ?? (query as unknown as Kysely<unknown>);
  await withoutTriggers(db, engine, () => insertAll(db, engine, count));
  await refresh(db, engine);
  await patient?.destroy();
}

/** Fills the triggers' tables as a migration does: that takes seconds, a million triggers take minutes. */
async function withoutTriggers(db: Kysely<unknown>, engine: Engine, work: () => Promise<void>): Promise<void> {
  if (engine === 'postgres') {
    for (const table of ['lead', 'outbox']) await sql`alter table ${sql.ref(table)} disable trigger user`.execute(db);
    await sql`drop index lead_search`.execute(db);
    await work();
    await sql`create index lead_search on lead using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256)
      where deleted_at is null`.execute(db);
    await recount(db, engine);
    for (const table of ['lead', 'outbox']) await sql`alter table ${sql.ref(table)} enable trigger user`.execute(db);
    return;
  }
  const { rows: triggers } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger'`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await work();
  await recount(db, engine);
  await fillLeadSearch(db);
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(db);
}

async function insertAll(db: Kysely<unknown>, engine: Engine, count: number): Promise<void> {
  const isPostgres = engine === 'postgres';
  const numbers = isPostgres
    ? sql`select n from generate_series(0::bigint, ${sql.lit(count - 1)}) as n`
    : sql`with recursive number(n) as (select 0 union all select n + 1 from number where n < ${sql.lit(count - 1)}) select n from number`;
  const at = isPostgres
    ? sql`(timestamptz '2024-01-01T00:00:00Z' + n * interval '1 minute')`
    : sql`strftime('%Y-%m-%dT%H:%M:00.000Z', 1704067200 + n * 60, 'unixepoch')`;
  const id = isPostgres ? sql`lpad(n::text, 9, '0')` : sql`printf('%09d', n)`;
  const status = sql`case when n % 1000 = 7 then 'rejected' when n % 3 = 0 then 'new' when n % 3 = 1 then 'contacted'
    when n % 30 = 2 then 'converted' else 'qualified' end`;
  const source = sql`case n % 4 when 0 then 'general' when 1 then 'linkedin' when 2 then 'facebook' else 'website' end`;
  const family = sql`case when n % 50 = 13 then 'Zeldzaam' when n % 2 = 0 then 'Jansen' else 'de Vries' end`;
  const waits = sql`n % 3 = 0 and n % 1000 <> 7`;
  await sql`insert into lead (id, email, email_key, name, name_key, source, lead_magnet, page, language, status, waiting_since,
      urgency, search, created_at, updated_at)
    select 'lead-' || id, 'k' || id || '@example.com', 'k' || id || '@example.com', 'Kapitein ' || id || ' ' || family,
      'kapitein ' || id || ' ' || lower(family), source, 'cyprus-ebook', '/cyprus-gids', 'nl', status,
      case when waits then at end, case when waits then -(1704067200000 + n * 60000) else -8640000000000000 end,
      'kapitein ' || id || ' ' || lower(family) || ' k' || id || '@example.com  ', at, at
    from (select n, ${id} as id, ${at} as at, ${status} as status, ${source} as source, ${family} as family, ${waits} as waits
      from (${numbers}) as numbered) as made`.execute(db);
  await sql`insert into lead_event (id, lead_id, kind, at, data)
    select 'event-' || ${id}, 'lead-' || ${id}, 'guide_requested', ${at}, '{"source":"linkedin","page":"/linkedin"}'
    from (${numbers}) as numbered`.execute(db);
  await sql`insert into outbox (id, lead_id, kind, recipient, subject, payload, status, attempts, priority, run_at, created_at, sent_at)
    select 'mail-' || ${id}, 'lead-' || ${id}, 'guide', 'k' || ${id} || '@example.com', 'Uw gids', '{}',
      case when n % 5000 = 3 then 'failed' else 'sent' end, 1, 0, ${at}, ${at}, case when n % 5000 = 3 then null else ${at} end
    from (${numbers}) as numbered`.execute(db);
}

/** As some minutes later, when PostgreSQL's autovacuum, or SQLite's renewed statistics, have seen the rows. */
export async function refresh(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
  else {
    await sql`pragma optimize(65538)`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}
