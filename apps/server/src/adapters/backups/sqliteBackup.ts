import { closeSync, createReadStream, createWriteStream, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import type { Instant } from '@fnc/domain';
import { BackupCheckError, compareRows, writeContents, type BackupContents, type Rows } from './contents.ts';

/** How long to wait for another process's lock. */
const busyTimeoutMs = 5_000;
/** Pages copied at a time. */
const rate = 2_000;

/**
 * The header and then the file, as one snapshot of the database. It does not block writers.
 *
 * @param copy path of the temporary plain copy; the caller removes it
 */
export async function* sqliteContent(file: string, copy: string, madeAt: Instant): AsyncGenerator<Buffer> {
  yield writeContents(await copyDatabase(file, copy, madeAt));
  for await (const part of createReadStream(copy)) yield part as Buffer;
}

/** One transaction counts and copies, so both see the same rows. */
async function copyDatabase(file: string, copy: string, madeAt: Instant): Promise<BackupContents> {
  // SQLite takes an empty file for a new database, and leaves its permissions as they are.
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs });
  try {
    source.exec('begin');
    const contents = {
      engine: 'sqlite',
      madeAt,
      migration: lastMigration(source),
      rows: countRows(source),
      sequences: {},
    } as const;
    await backup(source, copy, { rate });
    source.exec('commit');
    return contents;
  } finally {
    source.close();
  }
}

/** Writes the copy back as a file and checks all of it. @throws BackupCheckError */
export async function unpackSqlite(contents: BackupContents, data: AsyncIterable<Buffer>, file: string): Promise<void> {
  await pipeline(data, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  const copy = new DatabaseSync(file);
  try {
    const [verdict] = copy.prepare('pragma integrity_check(1)').all().flatMap(Object.values);
    if (verdict !== 'ok') throw new BackupCheckError(`The copy is damaged: ${String(verdict)}`);
    compareRows(countRows(copy), contents.rows);
  } finally {
    copy.close();
  }
}

/** The product's own tables, without those that SQLite keeps for an index. */
export function countRows(database: DatabaseSync): Rows {
  const tables = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
    )
    .all()
    .map(({ name }) => String(name));
  return Object.fromEntries(tables.sort().map((table) => [table, countOf(database, table)]));
}

const countOf = (database: DatabaseSync, table: string): number =>
  Number(database.prepare(`select count(*) as amount from "${table.replaceAll('"', '""')}"`).get()?.['amount']);

function lastMigration(database: DatabaseSync): string | null {
  const known = database.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get();
  if (known === undefined) return null;
  const last = database.prepare('select max(name) as name from kysely_migration').get()?.['name'];
  return typeof last === 'string' ? last : null;
}
