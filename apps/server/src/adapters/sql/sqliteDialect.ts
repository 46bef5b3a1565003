import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';

const statementsKept = 500;

/**
 * The pragmas of every connection, after its journal is a write-ahead log. FULL syncs every commit to the disk, so that
 * what was acknowledged survives a power cut. `secure_delete` writes zeros over what is deleted, so that an erased person
 * cannot be read back from the free parts of the file.
 */
const pragmas = `
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
`;

interface NodeSqliteOptions {
  /** Path of the database file; its folder must exist. */
  readonly file: string;
  /** How long a write waits for another process's write, in milliseconds. The wait blocks this process. */
  readonly busyTimeoutMs?: number;
}

/** `node:sqlite` as a Kysely dialect: one connection, transactions one after the other. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor({ file, busyTimeoutMs = 5_000 }: NodeSqliteOptions) {
    const config: SqliteDialectConfig = {
      database: async () => {
        const raw = new DatabaseSync(file, { timeout: busyTimeoutMs });
        await writeAhead(raw, Date.now() + busyTimeoutMs);
        raw.exec(pragmas);
        return new StatementCache(raw);
      },
    };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

/**
 * With a write-ahead log readers read while one writes. Several processes that open a new file at once all want to change
 * it, and SQLite then refuses some at once, whatever the timeout: they try again.
 *
 * @throws the driver's error when it is still refused at `until` (milliseconds since 1970)
 */
async function writeAhead(raw: DatabaseSync, until: number): Promise<void> {
  for (;;) {
    try {
      raw.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
      await setTimeout(10);
    }
  }
}

/** Bridges `node:sqlite` to the small interface that Kysely's own SQLite dialect expects. */
class StatementCache implements SqliteDatabase {
  readonly #raw: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  close(): void {
    this.#statements.clear();
    this.#raw.close();
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = asKyselyStatement(this.#raw.prepare(sql));
    // A pragma may do its work when it is prepared: kept, it would do nothing the second time.
    if (/^pragma/i.test(sql)) return statement;
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= statementsKept && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }
}

const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    // The rows of node:sqlite have no prototype, which surprises whoever compares them.
    all: (parameters) => statement.all(...bind(parameters)).map((row) => Object.assign({}, row)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

/**
 * BEGIN IMMEDIATE takes the write lock at once and waits for it. A deferred transaction that turns into a write later
 * fails with SQLITE_BUSY when another process wrote in between, whatever the timeout.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite does roll back DDL. Saying so makes Kysely migrate inside a transaction, which also keeps two starts apart. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
