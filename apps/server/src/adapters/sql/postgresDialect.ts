import type { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolClient, Client } from 'pg';

/** The most named statements, because the server stores each of them on each connection. */
const namesKept = 500;
/** A longer text contains the rows of a group: it differs by the number of rows, and rarely occurs again. */
const longestNamed = 1_000;
const names = new Map<string, string>();

/** A part of `pg` that its types leave out. */
interface Connected {
  readonly connection: { readonly stream: Socket };
}

/** The columns of `select *` are fixed on preparing, and a newer server's migration may add one meanwhile. */
const dependsOnColumns = (text: string) => /(?<!\()\*/.test(text);

/** @returns the name of the prepared statement, or none */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namesKept || text.length > longestNamed || dependsOnColumns(text)) return undefined;
  const name = `fnc_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Prepares statements with parameters once per connection; others (`begin`, `commit`) need only one message anyway.
 * Statements of the same moment leave in one write.
 */
class PreparingClient extends Client {
  #isHolding = false;

  // `query` has many signatures; Kysely uses one.
  override query = ((...asked: unknown[]): unknown => {
    this.#holdForThisTurn();
    const [text, values] = asked;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    return name === undefined ? query(...asked) : query({ name, text, values }, ...asked.slice(2));
  }) as Client['query'];

  #holdForThisTurn(): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    const { stream } = (this as unknown as Connected).connection;
    stream.cork();
    // Runs when all promises of this turn have gone on, and so have sent their statements.
    process.nextTick(() => {
      this.#isHolding = false;
      stream.uncork();
    });
  }
}

/** Instants are returned as ISO-8601 UTC strings and counts as numbers, as from SQLite. */
const parsers = new Map<number, (text: string) => unknown>([
  [pgTypes.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pgTypes.builtins.INT8, Number],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pgTypes.getTypeParser(oid, format),
} satisfies CustomTypesConfig;

/** For a connection, new or free. */
const connectionTimeoutMs = 2_000;
/** A suspended server's transaction releases its locks after this time. */
const idleInTransactionMs = 10_000;
/** How long to wait for a response after the time at which PostgreSQL should have cancelled the statement itself. */
const silenceMs = 1_000;

/** `requests`: per statement. `migrations`: an index on a large table takes long, and waits for other servers. */
const statementTimeoutsMs = { requests: 5_000, migrations: 30 * 60_000 };

/** The name of a server's connections in `pg_stat_activity`. */
export const serverConnections = 'fnc server';
const connectionNames = { requests: serverConnections, migrations: 'fnc migrations' };

/** @param connectionString `postgres://user:password@host:port/name` */
export function postgresDialect(
  connectionString: string,
  use: keyof typeof statementTimeoutsMs = 'requests',
): PostgresDialect {
  const statementTimeoutMs = statementTimeoutsMs[use];
  const pool = new Pool({
    connectionString,
    Client: PreparingClient,
    pipeline: true,
    types,
    application_name: connectionNames[use],
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // A hanging PostgreSQL cancels nothing: then this side gives up.
    query_timeout: statementTimeoutMs + silenceMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
  });
  // A broken connection must not crash the process, whether it is idle (the pool's own event) or in use: its user, or
  // the next query, gets the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWhenSilent(client);
  });
  return new PostgresDialect({ pool });
}

/**
 * After a query without a response in time, its connection still waits for that response, and every later query would
 * wait behind it. It is closed, and the pool opens a new one.
 */
function endWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const { connection } = client as unknown as Connected;
  const bounded = (...parts: unknown[]): unknown => {
    const answer = query(...parts);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') connection.stream.destroy();
      });
    }
    return answer;
  };
  client.query = bounded as PoolClient['query'];
}
