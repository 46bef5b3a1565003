import type { Instant } from '@fnc/domain';
import { Kysely, sql, type ControlledTransaction } from 'kysely';
import { postgresDialect } from '../sql/postgresDialect.ts';
import type { Schema } from '../sql/schema.ts';
import { BackupCheckError, compareRows, writeContents, type BackupContents, type Rows } from './contents.ts';

/*
 * A PostgreSQL database as lines: a table's name as a JSON string, then each row as a JSON object, as PostgreSQL
 * writes and reads it. Migrations create the tables.
 */

/** Rows read at a time. */
const fetched = 200;
/** The connection only reads, so the schema's types do not matter. */
type Asked = Kysely<Schema>;

export const connectForBackup = (url: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: postgresDialect(url, 'migrations') });

/** The header and then the data, read in one transaction, so as one snapshot. It blocks no other connection. */
export async function* postgresContent(url: string, madeAt: Instant): AsyncGenerator<Buffer> {
  const database = connectForBackup(url);
  try {
    const snapshot = await database
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      const tables = await tablesOf(snapshot);
      yield writeContents({
        engine: 'postgres',
        madeAt,
        migration: tables.includes('kysely_migration') ? await lastMigration(snapshot) : null,
        rows: await countRows(snapshot, tables),
        sequences: await sequencesOf(snapshot),
      });
      for (const table of tables) yield* rowsOf(snapshot, table);
    } finally {
      await snapshot.rollback().execute();
    }
  } finally {
    await database.destroy();
  }
}

async function* rowsOf(snapshot: ControlledTransaction<Schema>, table: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(table)}\n`);
  // `jsonb` writes a line break in a text as \n, so a row is a line.
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} as t`.execute(
    snapshot,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(fetched)} from backup_rows`.execute(snapshot);
    if (rows.length === 0) break;
    yield Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
  }
  await sql`close backup_rows`.execute(snapshot);
}

/** The product's own tables, without those of extensions. */
export async function tablesOf(database: Asked): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname collate "C"`.execute(database);
  return rows.map(({ name }) => name);
}

export async function countRows(database: Asked, tables: readonly string[]): Promise<Rows> {
  const counted: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ amount: number }>`select count(*) as amount from ${sql.table(table)}`.execute(
      database,
    );
    counted[table] = rows[0]?.amount ?? 0;
  }
  return counted;
}

async function sequencesOf(database: Asked): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`select sequencename as name, last_value::text as last
    from pg_sequences where schemaname = current_schema() and last_value is not null`.execute(database);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function lastMigration(database: Asked): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(database);
  return rows[0]?.name ?? null;
}

interface TableRow {
  readonly table: string;
  /** A JSON object. */
  readonly row: string;
}

/** Each row with its table. @throws BackupCheckError when a line is not in this format */
export async function* readRows(data: AsyncIterable<Buffer>): AsyncGenerator<TableRow> {
  let table: string | null = null;
  for await (const line of linesOf(data)) {
    if (line.startsWith('"')) table = String(JSON.parse(line));
    else if (table !== null && line.startsWith('{')) yield { table, row: line };
    else throw new BackupCheckError('A line of the backup is neither a table nor a row.');
  }
}

async function* linesOf(data: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const part of data) {
    let from = 0;
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10, from)) {
      yield Buffer.concat([...begun, part.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(part.subarray(from));
  }
  if (begun.some(({ length }) => length > 0)) throw new BackupCheckError('The last line of the backup has no end.');
}

/** Reads every row and counts. @throws BackupCheckError */
export async function checkRows(contents: BackupContents, data: AsyncIterable<Buffer>): Promise<void> {
  const found: Record<string, number> = Object.fromEntries(Object.keys(contents.rows).map((table) => [table, 0]));
  for await (const { table, row } of readRows(data)) {
    JSON.parse(row);
    found[table] = (found[table] ?? 0) + 1;
  }
  compareRows(found, contents.rows);
}
