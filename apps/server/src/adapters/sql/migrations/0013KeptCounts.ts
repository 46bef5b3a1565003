import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes, Engine } from './columnTypes.ts';

/** Counts a trigger's `old` or `new` row, all its `changed` rows, or every row of a table. */
export type Counted = (row: 'old' | 'new' | 'changed' | 'lead' | 'outbox', amount: number) => RawBuilder<unknown>;

/** An hour in UTC, because a day in Amsterdam starts at one, and SQLite knows no time zones. */
const hourOf = (engine: Engine, at: RawBuilder<unknown>) =>
  engine === 'postgres' ? sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24')` : sql`substr(${at}, 1, 13)`;

export const fromRows = (row: string) => (row === 'old' || row === 'new' ? sql`` : sql`from ${sql.ref(row)}`);

export const leadCounts =
  (engine: Engine): Counted =>
  (row, amount) => {
    const column = (name: string) => sql.raw(`${row}.${name}`);
    const one = sql.lit(amount);
    const from = fromRows(row);
    const alive = sql`where ${column('deleted_at')} is null`;
    return sql`select 'lead' as kind, ${column('status')} as key, ${column('source')} as part, ${one} as amount ${from} ${alive}
      union all select 'made', ${hourOf(engine, column('created_at'))},
        case when ${column('status')} = 'converted' then 'converted' else '' end, ${one} ${from} ${alive}
      union all select 'waiting', '', '', ${one} ${from} ${alive} and ${column('waiting_since')} is not null`;
  };

/** Mails being sent count as queued: then a claim changes no count. */
const mailCounts: Counted = (row, amount) =>
  sql`select 'mail' as kind, case when ${sql.raw(`${row}.status`)} in ('queued', 'sending') then 'queued' else ${sql.raw(`${row}.status`)} end as key,
    '' as part, ${sql.lit(amount)} as amount ${fromRows(row)}`;

const summed = (counts: RawBuilder<unknown>) =>
  sql`select kind, key, part, sum(amount) as amount from (${counts}) as counted where true group by kind, key, part having sum(amount) <> 0`;

/** The columns of a lead that its counts depend on. */
export const countedOfLeads: readonly string[] = ['status', 'source', 'created_at', 'waiting_since', 'deleted_at'];

/**
 * The numbers of leads and mails of each kind, updated by the transactions that change them, because counting a million
 * rows takes too long for a list. Triggers do it, so that no statement can forget it.
 */
export const keptCounts = (engine: Engine, type: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('kept_count')
      .addColumn('kind', type.key, (column) => column.notNull())
      .addColumn('key', type.key, (column) => column.notNull())
      .addColumn('part', type.key, (column) => column.notNull())
      .addColumn('amount', type.integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_count_key', ['kind', 'key', 'part'])
      .execute();
    if (engine === 'postgres') await keepChangesApart(db, type);
    else await sql`create view current_count as select kind, key, part, amount from kept_count`.execute(db);
    await watch(db, engine, 'lead', leadCounts(engine), countedOfLeads);
    await watch(db, engine, 'outbox', mailCounts, ['status']);
    await fillKeptCounts(db, engine);
  },
});

/** Recounts everything, leads by these counts. */
export async function fillKeptCounts(
  db: Kysely<unknown>,
  engine: Engine,
  ofLeads: Counted = leadCounts(engine),
): Promise<void> {
  await sql`delete from kept_count`.execute(db);
  if (engine === 'postgres') await sql`delete from kept_count_change`.execute(db);
  for (const all of [ofLeads('lead', 1), mailCounts('outbox', 1)]) {
    await sql`insert into kept_count (kind, key, part, amount) ${summed(all)}`.execute(db);
  }
}

/**
 * PostgreSQL has many writers, which would all wait for the same few rows. There each adds a row of its own, and now
 * and then one of them adds up the existing rows. The value read is the sum of both.
 */
async function keepChangesApart(db: Kysely<unknown>, { key, integer }: ColumnTypes): Promise<void> {
  await sql`create table kept_count_change (kind ${key} not null, key ${key} not null, part ${key} not null, amount ${integer} not null)
    with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`.execute(db);
  await sql`create view current_count as select kind, key, part, cast(sum(amount) as bigint) as amount from
    (select kind, key, part, amount from kept_count union all select kind, key, part, amount from kept_count_change) as every
    group by kind, key, part`.execute(db);
  // The lock belongs to one transaction at a time and nobody waits for it: a transaction without it leaves the work to
  // the others.
  await sql`create function add_up_kept_counts() returns void language plpgsql as $$
    begin
      if random() < 0.01 and pg_try_advisory_xact_lock(hashtext('kept_count'), 0) then
        with gone as (delete from kept_count_change returning kind, key, part, amount)
        insert into kept_count (kind, key, part, amount) select kind, key, part, sum(amount) from gone group by kind, key, part
        on conflict (kind, key, part) do update set amount = kept_count.amount + excluded.amount;
      end if;
    end $$`.execute(db);
}

/** Subtracts the old row and adds the new one, if that changes a count. */
export async function watch(
  db: Kysely<unknown>,
  engine: Engine,
  table: 'lead' | 'outbox',
  counted: Counted,
  columns: readonly string[],
): Promise<void> {
  const names = (row: string) => sql.join(columns.map((column) => sql.raw(`${row}.${column}`)));
  // On PostgreSQL a statement that inserts or deletes many rows is counted once.
  const rows = engine === 'postgres' ? 'changed' : undefined;
  const events = {
    insert: { on: sql`insert`, counts: counted(rows ?? 'new', 1), called: sql`new` },
    delete: { on: sql`delete`, counts: counted(rows ?? 'old', -1), called: sql`old` },
    update: {
      on: sql`update of ${sql.join(columns.map((column) => sql.ref(column)))}`,
      counts: sql`${counted('old', -1)} union all ${counted('new', 1)}`,
      called: null,
    },
  };
  for (const [event, { on, counts, called }] of Object.entries(events)) {
    const name = sql.ref(`${table}_count_${event}`);
    if (engine === 'postgres') {
      await sql`create function ${name}() returns trigger language plpgsql as $$
        begin
          insert into kept_count_change (kind, key, part, amount) ${summed(counts)};
          perform add_up_kept_counts();
          return null;
        end $$`.execute(db);
      const each =
        called === null
          ? sql`for each row when ((${names('old')}) is distinct from (${names('new')}))`
          : sql`referencing ${called} table as changed for each statement`;
      await sql`create trigger ${name} after ${on} on ${sql.ref(table)} ${each} execute function ${name}()`.execute(db);
    } else {
      const when = called === null ? sql`when ((${names('old')}) is not (${names('new')}))` : sql``;
      await sql`create trigger ${name} after ${on} on ${sql.ref(table)} ${when} begin
          insert into kept_count (kind, key, part, amount) ${summed(counts)}
          on conflict (kind, key, part) do update set amount = kept_count.amount + excluded.amount;
        end`.execute(db);
    }
  }
}
