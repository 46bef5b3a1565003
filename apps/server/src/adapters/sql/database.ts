import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator, type MigrationResultSet } from 'kysely/migration';
import { makeFolder } from '../makeFolder.ts';
import { createCheckpoints } from './sqlite/checkpoints.ts';
import type { Engine } from './migrations/columnTypes.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgresDialect.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite/sqliteDialect.ts';
import { measureWait, unmeasured, type DatabaseWait, keepCauseOfRollback } from './wrapDriver.ts';

export interface Database {
  readonly engine: Engine;
  /** The SQLite file; `null` on PostgreSQL. */
  readonly file: string | null;
  readonly query: Kysely<Schema>;
  /**
   * A transaction that survives a killed process once it resolves, like every other, but is not synced to the disk: a
   * power cut may undo the last of them. On SQLite a sync would make all other writers wait.
   */
  unsynced<T>(work: (transaction: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Several reads of one moment: what others store meanwhile is in none of them. Writers do not wait. */
  snapshot<T>(read: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Moves SQLite's write-ahead log into the file, on another thread. Does nothing on PostgreSQL. */
  checkpoint(): Promise<void>;
  /**
   * Removes deleted data from the files beside the database as well: SQLite's write-ahead log holds old pages until
   * it is emptied. Does nothing on PostgreSQL, and leaves the log to the next call while another process is reading.
   */
  scrub(): Promise<void>;
  /** Updates the planner's statistics if enough has changed; reads only a sample. */
  renewStatistics(): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot be used; `cause` is the driver's error. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * Called before a database that was migrated before is migrated further. When it rejects, the database stays as it is
 * and the error reaches the caller that opens it.
 */
export type BeforeMigration = (query: Kysely<Schema>) => Promise<void>;

/**
 * Opens the database and brings its schema up to date. Several processes may do so at the same time.
 *
 * @param url `file:<absolute path>` for the embedded database, `postgres://…` for PostgreSQL
 * @param wait is called with how long a caller waits for a connection
 * @throws DatabaseError when it cannot be reached or a migration fails; the connection is closed again
 */
export async function openDatabase(
  url: string,
  wait: DatabaseWait = unmeasured,
  beforeMigration?: BeforeMigration,
): Promise<Database> {
  const engine: Engine = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';
  const file = url.replace(/^file:(\/\/)?/, '');
  const sqlite = engine === 'sqlite' ? sqliteDialect(file) : null;
  const dialect = sqlite ?? postgresDialect(url);
  const query = new Kysely<Schema>({ dialect: measureWait(keepCauseOfRollback(dialect), wait) });
  const migrating = engine === 'postgres' ? new Kysely<Schema>({ dialect: postgresDialect(url, 'migrations') }) : query;
  const migrator = new Migrator({
    db: migrating,
    provider: { getMigrations: () => Promise.resolve(migrations(engine)) },
  });
  let migrated: MigrationResultSet;
  try {
    if (beforeMigration !== undefined && (await isOlder(migrator))) await beforeMigration(migrating);
    migrated = await migrator.migrateToLatest();
  } catch (error) {
    await query.destroy();
    throw error;
  } finally {
    if (migrating !== query) await migrating.destroy();
  }
  const { error, results } = migrated;
  if (error !== undefined) {
    await query.destroy();
    const name = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new DatabaseError(name === undefined ? 'The database cannot be opened.' : `Migration ${name} failed.`, error);
  }
  const database = sqlite === null ? postgresDatabase(query) : sqliteDatabase(query, sqlite, file);
  if (sqlite !== null) await clearFreePagesOnce(query);
  if (results !== undefined && results.length > 0) await database.renewStatistics();
  return database;
}

/** Whether some, but not all migrations have run. If that cannot be read, the migrations report why. */
async function isOlder(migrator: Migrator): Promise<boolean> {
  const known = await migrator.getMigrations().catch(() => []);
  return (
    known.some(({ executedAt }) => executedAt !== undefined) && known.some(({ executedAt }) => executedAt === undefined)
  );
}

const growingTables: readonly (keyof Schema)[] = [
  'lead',
  'lead_event',
  'consent',
  'outbox',
  'campaign_mail',
  'mail_content',
  'address_refusal',
  'erased_lead',
  'erased_record',
  'client',
  'report',
  'question',
  'answer',
  'change',
];

/**
 * Rows up to which a table is not analysed: PostgreSQL would plan to read all of it, for every foreign key to it, too,
 * and a connection keeps such a plan while the table grows, until the next analysis.
 */
const smallTable = 1_000;

const postgresDatabase = (query: Kysely<Schema>): Database => ({
  engine: 'postgres',
  file: null,
  query,
  unsynced: (work) =>
    query.transaction().execute(async (transaction) => {
      await sql`set local synchronous_commit to off`.execute(transaction);
      return await work(transaction);
    }),
  snapshot: (read) => query.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
  checkpoint: () => Promise.resolve(),
  scrub: () => Promise.resolve(),
  async renewStatistics() {
    // One at a time, because each statement of a server has a limit of five seconds.
    for (const table of growingTables) {
      const last = query
        .selectFrom(table)
        .select(sql`1`.as('one'))
        .offset(smallTable)
        .limit(1);
      if ((await last.executeTakeFirst()) !== undefined) await sql`analyze ${sql.ref(table)}`.execute(query);
    }
  },
  close: () => query.destroy(),
});

function sqliteDatabase(query: Kysely<Schema>, dialect: NodeSqliteDialect, file: string): Database {
  const checkpoints = createCheckpoints(file);
  const unsynced = new Kysely<Schema>({ dialect: dialect.with('unsynced') });
  const snapshots = new Kysely<Schema>({ dialect: dialect.with('snapshot') });
  return {
    engine: 'sqlite',
    file,
    query,
    unsynced: (work) => unsynced.transaction().execute(work),
    snapshot: (read) => snapshots.transaction().execute(read),
    checkpoint: () => checkpoints.run('passive'),
    scrub: () => checkpoints.run('truncate'),
    async renewStatistics() {
      // 0x10002: includes tables that no connection has queried yet.
      await sql`pragma optimize = 0x10002`.execute(query);
      // A connection reads the statistics when it opens.
      await dialect.renewReaders();
    },
    async close() {
      await checkpoints.close();
      await query.destroy();
    },
  };
}

/** The file's `user_version` once its free pages contain no data deleted before `secure_delete`. */
const clearedVersion = 1;

/**
 * Rewrites a file of an older version, whose free pages still hold deleted data. Once: from then on zeros are written.
 */
async function clearFreePagesOnce(query: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(query);
  if ((rows[0]?.user_version ?? 0) >= clearedVersion) return;
  try {
    await sql`vacuum`.execute(query);
    await sql`pragma user_version = ${sql.lit(clearedVersion)}`.execute(query);
    await sql`pragma wal_checkpoint(truncate)`.execute(query);
  } catch {
    // Another process is using the file, or the disk is too full for a second copy: the next start tries again.
  }
}

function sqliteDialect(file: string): NodeSqliteDialect {
  // Personal data: readable only by the owner of the process, even in an existing folder with wider permissions. SQLite
  // gives the files beside the database the same permissions.
  makeFolder(path.dirname(file));
  closeSync(openSync(file, 'a', 0o600));
  // A file of an older version or of a copy may have wider permissions.
  for (const own of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(own)) chmodSync(own, 0o600);
  return new NodeSqliteDialect({ file });
}
