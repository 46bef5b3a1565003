import type { Instant } from '@fnc/domain';
import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { serverConnections } from '../../sql/postgresDialect.ts';
import { migrations } from '../../sql/migrations/index.ts';
import type { Schema } from '../../sql/schema.ts';
import { momentInName } from '../backupName.ts';
import { compareRows, readContents, type BackupContents } from '../contents.ts';
import { checkBackup } from '../makeBackup.ts';
import { connectForBackup, countRows, readRows, tablesOf } from '../postgresBackup.ts';
import {
  DatabaseInUseError,
  onceUnused,
  type PreparedRestore,
  type PresentDatabase,
  RestoreError,
  type RestoreOrder,
} from './preparedRestore.ts';
import { readSealedFile } from '../sealedFile.ts';
import {
  keepingSinceTheBackup,
  partsOf,
  readSinceTheBackup,
  type ReadRows,
  type SinceTheBackup,
} from './sinceTheBackup.ts';

/** Limits of one statement: rows, and their total length. */
const mostRows = 500;
const mostCharacters = 4_000_000;

export async function preparePostgresRestore({
  file,
  secretKey,
  databaseUrl,
  dataDir,
}: RestoreOrder): Promise<PreparedRestore> {
  const contents = await checkBackup(file, secretKey, '');
  return {
    contents,
    present: await using(databaseUrl, lookAt),
    refuseInUse: () => using(databaseUrl, (database) => onceUnused(() => refuseWhileServed(database))),
    apply: (now) =>
      using(databaseUrl, async (database) => {
        await onceUnused(() => refuseWhileServed(database));
        const { data } = await readContents(await readSealedFile(file, secretKey));
        // Read again, because a server may have run while the operator was asked.
        return await keepingSinceTheBackup(dataDir, await readSince(database, contents.madeAt), () =>
          database.transaction().execute(async (transaction) => {
            const kept = await moveAside(transaction, `before_restore_${momentInName(now)}`);
            await makeTables(transaction, contents);
            await fillTables(transaction, contents, data);
            return kept;
          }),
        );
      }),
    discard: () => {},
  };
}

async function using<T>(url: string, work: (database: Kysely<Schema>) => Promise<T>): Promise<T> {
  const database = connectForBackup(url);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

async function lookAt(database: Kysely<Schema>): Promise<PresentDatabase | null> {
  const tables = await tablesOf(database);
  return tables.length === 0 ? null : { rows: await countRows(database, tables) };
}

async function readSince(database: Kysely<Schema>, madeAt: Instant): Promise<SinceTheBackup | null> {
  return (await tablesOf(database)).length === 0 ? null : await readSinceTheBackup(rowsOf(database), madeAt);
}

const rowsOf =
  (database: Kysely<Schema>): ReadRows =>
  async (table, columns, conditions) => {
    const { rows: found } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`.execute(database);
    const parts = partsOf(new Set(found.map(({ name }) => name)), columns, conditions);
    if (parts === null) return [];
    const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(parts.columns)} from ${sql.table(table)}
      where ${sql.raw(parts.where)}`.execute(database);
    return rows;
  };

async function refuseWhileServed(database: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${serverConnections} limit 1`.execute(database);
  if (rows.length > 0) throw new DatabaseInUseError('A server is using this database. Stop every server first.');
}

/**
 * Moves tables, views and functions away; indexes, triggers and sequences move with their table.
 *
 * @returns the schema that holds them now; `null` when there were none
 */
async function moveAside(transaction: Transaction<Schema>, schema: string): Promise<string | null> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s set schema %I', oid::regclass, ${schema}::text) as statement from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where objid = pg_class.oid and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i')))
    union all
    select format('alter routine %s set schema %I', oid::regprocedure, ${schema}::text) from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(transaction);
  if (rows.length === 0) return null;
  await sql`create schema ${sql.ref(schema)}`.execute(transaction);
  for (const { statement } of rows) await transaction.executeQuery(CompiledQuery.raw(statement));
  return schema;
}

/** Migrates to the version of the backup; the next start runs the later migrations. */
async function makeTables(transaction: Transaction<Schema>, { migration }: BackupContents): Promise<void> {
  if (migration === null) return;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(transaction);
  const migrator = new Migrator({
    db: transaction,
    provider: { getMigrations: () => Promise.resolve(migrations('postgres')) },
    // Otherwise it would use the old table, which is now elsewhere.
    migrationTableSchema: rows[0]?.name ?? 'public',
  });
  const { error } = await migrator.migrateTo(migration);
  if (error !== undefined) throw new Error(`The tables cannot be made as they were at ${migration}.`, { cause: error });
}

/**
 * Inserts without triggers, because the backup also holds the rows that they write; references are checked after
 * all rows are inserted.
 */
async function fillTables(
  transaction: Transaction<Schema>,
  { rows, sequences }: BackupContents,
  data: AsyncIterable<Buffer>,
): Promise<void> {
  const tables = await tablesOf(transaction);
  const unknown = Object.keys(rows).filter((table) => !tables.includes(table));
  if (unknown.length > 0) throw new RestoreError(`This version does not know the tables ${unknown.join(', ')}.`);
  const references = await referencesOf(transaction);
  for (const { table, name } of references)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(transaction);
  for (const table of tables) {
    // Migrations insert rows too.
    await sql`delete from ${sql.table(table)}`.execute(transaction);
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(transaction);
  }
  await insertRows(transaction, data);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(transaction);
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      transaction,
    );
  }
  for (const [sequence, last] of Object.entries(sequences)) {
    await sql`select setval(quote_ident(${sequence}::text)::regclass, ${last}::bigint)`.execute(transaction);
  }
  compareRows(await countRows(transaction, tables), rows);
}

async function referencesOf(transaction: Transaction<Schema>) {
  const { rows } = await sql<{
    table: string;
    name: string;
    definition: string;
  }>`select conrelid::regclass::text as table,
      conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(transaction);
  return rows;
}

async function insertRows(transaction: Transaction<Schema>, data: AsyncIterable<Buffer>): Promise<void> {
  let insert: ((rows: readonly string[]) => Promise<void>) | null = null;
  let current: string | null = null;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (waiting.length > 0) await insert?.(waiting);
    waiting = [];
    characters = 0;
  };
  for await (const { table, row } of readRows(data)) {
    if (table !== current) {
      await flush();
      insert = await insertInto(transaction, table, row);
      current = table;
    }
    waiting.push(row);
    characters += row.length;
    if (waiting.length >= mostRows || characters >= mostCharacters) await flush();
  }
  await flush();
}

/** @param example a row of this table, which shows whether the table has all columns */
async function insertInto(transaction: Transaction<Schema>, table: string, example: string) {
  const { rows: columns } = await sql<{
    name: string;
    generated: boolean;
  }>`select attname as name, attgenerated <> '' as generated
    from pg_attribute where attrelid = quote_ident(${table}::text)::regclass and attnum > 0 and not attisdropped`.execute(
    transaction,
  );
  const known = new Set(columns.map(({ name }) => name));
  const unknown = Object.keys(JSON.parse(example) as object).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new RestoreError(`This version does not know ${unknown.join(', ')} of ${table}.`);
  const names = sql.join(columns.filter(({ generated }) => !generated).map(({ name }) => sql.ref(name)));
  return async (rows: readonly string[]) => {
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
      transaction,
    );
  };
}
