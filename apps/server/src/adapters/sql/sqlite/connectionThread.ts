import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import type { Answer, Request, Rows } from './messages.ts';

/* A thread with one connection: slow statements, and waits for locks, block only this thread. */

const statementsKept = 500;

/**
 * The pragmas of every connection, after its journal is a write-ahead log. FULL syncs every commit to the disk, so that
 * acknowledged data survives a power cut. `secure_delete` overwrites deleted data with zeros, so that an erased person
 * cannot be read from the free parts of the file.
 */
const pragmas = `
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
`;

/**
 * NORMAL preserves the file after a power cut, and syncs only when the log starts anew; a checkpoint would sync too,
 * and runs with the next synced commit.
 */
const unsyncedPragmas = 'PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0';
const syncedPragmas = 'PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000';

interface Connection {
  readonly raw: DatabaseSync;
  readonly busyTimeoutMs: number;
  readonly statements: Map<string, StatementSync>;
  isSynced: boolean;
}

let connection: Connection | null = null;
const nothing: Rows = { rows: [] };

const port = parentPort;
port?.on('message', (request: Request) => {
  port.postMessage(answer(request));
});

function answer(request: Request): Answer {
  try {
    return { result: perform(request) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    return { fault: { message, code, errcode, inTransaction: connection?.raw.isTransaction === true } };
  }
}

function perform(request: Request): Rows {
  if (request.kind === 'open') {
    connection = open(request);
    return nothing;
  }
  if (connection === null) throw new Error('The database is closed.');
  switch (request.kind) {
    case 'begin':
      begin(connection, request);
      return nothing;
    case 'beginReading':
      connection.raw.exec('BEGIN');
      return nothing;
    case 'control':
      assertTransaction(connection);
      connection.raw.exec(request.sql);
      return nothing;
    case 'close':
      connection.statements.clear();
      connection.raw.close();
      connection = null;
      return nothing;
    case 'statement':
      if (request.inTransaction) assertTransaction(connection);
      else setSynced(connection, true);
      return run(prepare(connection, request.sql), request.parameters as SQLInputValue[]);
    default:
      throw new Error('There is no such request.');
  }
}

function open({ file, busyTimeoutMs, isReader }: Request & { kind: 'open' }): Connection {
  const raw = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    writeAhead(raw, Date.now() + busyTimeoutMs);
    raw.exec(pragmas);
    if (isReader) raw.exec('PRAGMA query_only = ON');
  } catch (error) {
    raw.close();
    throw error;
  }
  return { raw, busyTimeoutMs, statements: new Map(), isSynced: true };
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

/**
 * With a write-ahead log, readers read during a write. When several processes open a new file at once, all of them want
 * to change it, and SQLite refuses some at once, whatever the timeout: they retry.
 *
 * @throws the driver's error when it is still refused at `until` (milliseconds since 1970)
 */
function writeAhead(raw: DatabaseSync, until: number): void {
  for (;;) {
    try {
      raw.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/**
 * Pragmas cannot be changed in a transaction; the check also keeps statements of a lost transaction from running alone.
 */
function assertTransaction({ raw }: Connection): void {
  if (!raw.isTransaction) throw new Error('The transaction was rolled back.');
}

function setSynced(to: Connection, synced: boolean): void {
  if (to.isSynced === synced || to.raw.isTransaction) return;
  to.raw.exec(synced ? syncedPragmas : unsyncedPragmas);
  to.isSynced = synced;
}

/**
 * BEGIN IMMEDIATE takes the write lock at once and waits for it. A deferred transaction that turns into a write later
 * fails with SQLITE_BUSY when another process wrote in between, whatever the timeout.
 */
function begin(within: Connection, { synced, waitMs }: Request & { kind: 'begin' }): void {
  setSynced(within, synced);
  const isShorter = waitMs < within.busyTimeoutMs;
  if (isShorter) within.raw.exec(`PRAGMA busy_timeout = ${Math.ceil(waitMs)}`);
  try {
    within.raw.exec('BEGIN IMMEDIATE');
  } finally {
    if (isShorter) within.raw.exec(`PRAGMA busy_timeout = ${within.busyTimeoutMs}`);
  }
}

function prepare({ raw, statements }: Connection, sql: string): StatementSync {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = raw.prepare(sql);
  // A pragma may take effect when it is prepared: a cached one would do nothing the second time.
  if (/^\s*pragma/i.test(sql)) return statement;
  const [oldest] = statements.keys();
  if (statements.size >= statementsKept && oldest !== undefined) statements.delete(oldest);
  statements.set(sql, statement);
  return statement;
}

function run(statement: StatementSync, parameters: readonly SQLInputValue[]): Rows {
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
  // The rowids of a full-text index exceed JavaScript's safe integers.
  statement.setReadBigInts(true);
  const { changes, lastInsertRowid } = statement.run(...parameters);
  const row = Number(lastInsertRowid);
  return { rows: [], changes: Number(changes), lastInsertRowid: Number.isSafeInteger(row) ? row : lastInsertRowid };
}
