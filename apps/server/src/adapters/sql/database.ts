import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from './migrations/columnTypes.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgresDialect.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqliteDialect.ts';

export interface Database {
  readonly engine: Engine;
  readonly query: Kysely<Schema>;
  /**
   * Removes what was deleted from the files beside the database as well: SQLite's write-ahead log holds old pages until
   * it is emptied. Does nothing on PostgreSQL, and leaves the log to the next call when another process is reading.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used; `cause` is what the driver said. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * Opens the database and brings its schema up to date. Several processes may do so at the same time.
 *
 * @param url `file:<absolute path>` for the embedded database, `postgres://…` for PostgreSQL
 * @throws DatabaseError when it cannot be reached or a migration fails; the connection is closed again
 */
export async function openDatabase(url: string): Promise<Database> {
  const engine: Engine = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';
  const query = new Kysely<Schema>({ dialect: engine === 'postgres' ? postgresDialect(url) : sqliteDialect(url) });
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: () => Promise.resolve(migrations(engine)) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await query.destroy();
    const name = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new DatabaseError(name === undefined ? 'The database cannot be opened.' : `Migration ${name} failed.`, error);
  }
  if (engine === 'sqlite') await clearFreePagesOnce(query);
  return {
    engine,
    query,
    scrub: () => (engine === 'sqlite' ? emptyLog(query) : Promise.resolve()),
    close: () => query.destroy(),
  };
}

/** What the file's `user_version` says once its free pages hold nothing of what was deleted before `secure_delete`. */
const clearedVersion = 1;

/** Rewrites a file of an older version, whose free pages still hold what was deleted. Once: from then on zeros are written. */
async function clearFreePagesOnce(query: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(query);
  if ((rows[0]?.user_version ?? 0) >= clearedVersion) return;
  try {
    await sql`vacuum`.execute(query);
    await sql`pragma user_version = ${sql.lit(clearedVersion)}`.execute(query);
    await emptyLog(query);
  } catch {
    // Another process is using the file, or the disk is too full for a second copy: the next start tries again.
  }
}

async function emptyLog(query: Kysely<Schema>): Promise<void> {
  await query.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // Waiting for another process blocks this one, so it waits briefly.
    await sql`pragma busy_timeout = 100`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 5_000)}`.execute(connection);
    }
  });
}

function sqliteDialect(url: string): NodeSqliteDialect {
  const file = url.replace(/^file:(\/\/)?/, '');
  // Personal data: for the owner of the process only, also in a folder that was there and lets others in. SQLite gives
  // the files it keeps beside the database the same permissions.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // A file of an older version or of a copy may let others in.
  for (const own of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(own)) chmodSync(own, 0o600);
  return new NodeSqliteDialect({ file });
}
