import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from './migrations/columnTypes.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgresDialect.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqliteDialect.ts';

export interface Database {
  readonly engine: Engine;
  readonly query: Kysely<Schema>;
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
  return { engine, query, close: () => query.destroy() };
}

function sqliteDialect(url: string): NodeSqliteDialect {
  const file = url.replace(/^file:(\/\/)?/, '');
  // Personal data: for the owner of the process only, also in a folder that was there and lets others in. SQLite gives
  // the files it keeps beside the database the same permissions.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  return new NodeSqliteDialect({ file });
}
