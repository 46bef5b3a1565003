import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { Rows } from './messages.ts';
import type { OpenTransaction } from './turns.ts';
import { Writer } from './writer.ts';
import { closeConnection, openConnection, type ConnectionThread } from './connectionThreads.ts';

/** A dashboard runs four queries at once; more threads would only share the same processors. */
const mostReaders = 4;

interface ReaderOptions {
  readonly file: string;
  readonly busyTimeoutMs: number;
}

/**
 * Reads on threads of their own, each statement on a free one. Each statement starts its own snapshot, so it sees every
 * commit that was acknowledged before the request.
 */
export class Readers {
  readonly #options: ReaderOptions;
  readonly #free: ConnectionThread[] = [];
  readonly #waiting: (() => void)[] = [];
  #taken = 0;
  #whenIdle: (() => void) | null = null;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  async execute(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    // A waiting call gets the place of one that is done.
    if (this.#taken >= mostReaders) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    else this.#taken += 1;
    let thread: ConnectionThread | undefined;
    try {
      thread = this.#free.pop() ?? (await openConnection({ ...this.#options, isReader: true }));
      return await thread.ask({ kind: 'statement', sql, parameters, inTransaction: false });
    } finally {
      // A stopped one is started again.
      if (thread?.hasStopped === false) this.#free.push(thread);
      const next = this.#waiting.shift();
      if (next === undefined) this.#leave();
      else next();
    }
  }

  /**
   * A transaction that sees the file as it is at its first statement. It has a connection of its own, so that a long one
   * takes no reader from the others; writers do not wait for it either.
   */
  async begin(): Promise<OpenTransaction> {
    const thread = await openConnection({ ...this.#options, isReader: true });
    // Closing ends the transaction, too.
    const end = () => closeConnection(thread);
    try {
      await thread.ask({ kind: 'beginReading' });
    } catch (error) {
      await end();
      throw error;
    }
    return {
      execute: (statement) => thread.ask({ kind: 'statement', ...statement, inTransaction: true }),
      commit: end,
      rollback: end,
    };
  }

  /** Waits for pending requests. */
  async close(): Promise<void> {
    if (this.#taken > 0) await new Promise<void>((resolve) => void (this.#whenIdle = resolve));
    await this.closeIdle();
  }

  /** Closes idle readers, so that the next request opens one anew. */
  async closeIdle(): Promise<void> {
    await Promise.all(this.#free.splice(0).map(closeConnection));
  }

  #leave(): void {
    this.#taken -= 1;
    if (this.#taken === 0) this.#whenIdle?.();
  }
}

interface NodeSqliteOptions {
  /** Path of the database file; its folder must exist. */
  readonly file: string;
  /** How long a statement waits for another process's lock, in milliseconds. The wait blocks its own thread only. */
  readonly busyTimeoutMs?: number;
}

/** The threads of one file. */
interface Threads {
  readonly writer: Writer;
  readonly readers: Readers;
}

/** `node:sqlite` on threads as a Kysely dialect: one connection that writes, and several that read meanwhile. */
export class NodeSqliteDialect implements Dialect {
  readonly #threads: Threads;

  constructor({ file, busyTimeoutMs = 5_000 }: NodeSqliteOptions) {
    const options = { file, busyTimeoutMs };
    this.#threads = { writer: new Writer(options), readers: new Readers(options) };
  }

  createDriver(): Driver {
    return new ThreadsDriver(this.#threads, 'grouped');
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ThreadsAdapter();
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own interface
  createIntrospector(db: Kysely<any>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }

  /** From now on requests open new readers. A busy reader keeps its connection. */
  async renewReaders(): Promise<void> {
    await this.#threads.readers.closeIdle();
  }

  /**
   * The same threads, for transactions whose commit does not wait for the disk, or that read a snapshot. They end with
   * the dialect itself.
   */
  with(transactions: 'unsynced' | 'snapshot'): Dialect {
    return {
      createDriver: () =>
        Object.assign(new ThreadsDriver(this.#threads, transactions), { destroy: () => Promise.resolve() }),
      createQueryCompiler: () => this.createQueryCompiler(),
      createAdapter: () => this.createAdapter(),
      createIntrospector: (db) => this.createIntrospector(db),
    };
  }
}

type Route = 'read' | 'grouped' | 'alone';

const routes: Partial<Record<CompiledQuery['query']['kind'], Route>> = {
  SelectQueryNode: 'read',
  InsertQueryNode: 'grouped',
  UpdateQueryNode: 'grouped',
  DeleteQueryNode: 'grouped',
};

/** The thread for a statement outside a transaction. Pragmas, VACUUM and DDL run alone. */
function routeOf({ query, sql }: CompiledQuery): Route {
  if (query.kind !== 'RawNode') return routes[query.kind] ?? 'alone';
  if (/^\s*(select|explain)\b/i.test(sql)) return 'read';
  return /^\s*(insert|update|delete)\b/i.test(sql) ? 'grouped' : 'alone';
}

/** Kysely's connection: a statement gets its thread when it is executed, a transaction has the writer or a reader. */
class ThreadsConnection implements DatabaseConnection {
  readonly #threads: Threads;
  transaction: OpenTransaction | null = null;

  constructor(threads: Threads) {
    this.#threads = threads;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, lastInsertRowid } = await this.#ask(compiled);
    return {
      rows: rows as R[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
    };
  }

  /** Returns all rows at once. */
  async *streamQuery<R>(compiled: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(compiled);
  }

  #ask(compiled: CompiledQuery): Promise<Rows> {
    if (this.transaction !== null) return this.transaction.execute(compiled);
    const { writer, readers } = this.#threads;
    const { sql, parameters } = compiled;
    const route = routeOf(compiled);
    return route === 'read' ? readers.execute(sql, parameters) : writer.execute(route, sql, parameters);
  }
}

class ThreadsDriver implements Driver {
  readonly #threads: Threads;
  readonly #mode: 'grouped' | 'unsynced' | 'snapshot';

  constructor(threads: Threads, mode: 'grouped' | 'unsynced' | 'snapshot') {
    this.#threads = threads;
    this.#mode = mode;
  }

  async init(): Promise<void> {
    await this.#threads.writer.open();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new ThreadsConnection(this.#threads));
  }

  async beginTransaction(connection: ThreadsConnection): Promise<void> {
    const { writer, readers } = this.#threads;
    connection.transaction = this.#mode === 'snapshot' ? await readers.begin() : await writer.begin(this.#mode);
  }

  async commitTransaction(connection: ThreadsConnection): Promise<void> {
    await connection.transaction?.commit();
    connection.transaction = null;
  }

  async rollbackTransaction(connection: ThreadsConnection): Promise<void> {
    const { transaction } = connection;
    connection.transaction = null;
    await transaction?.rollback();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  /** The writer last: its connection moves the write-ahead log into the file. */
  async destroy(): Promise<void> {
    await this.#threads.readers.close();
    await this.#threads.writer.close();
  }
}

class ThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * SQLite does roll back DDL. This makes Kysely migrate inside a transaction, which also serialises concurrent starts.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
