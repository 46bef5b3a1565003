import { PostgresDialect } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolClient, Client } from 'pg';

/** The server keeps each named statement on each connection. */
const namesKept = 500;
/** A longer one holds the rows of a group: each number of rows is another text, which is rarely seen again. */
const longestNamed = 1_000;
const names = new Map<string, string>();

/** What `select *` gives was fixed when it was prepared, and a newer server's migration may add a column meanwhile. */
const dependsOnColumns = (text: string) => /(?<!\()\*/.test(text);

/** @returns the name under which the server keeps how it read the statement, or none */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namesKept || text.length > longestNamed || dependsOnColumns(text)) return undefined;
  const name = `fnc_${names.size}`;
  names.set(text, name);
  return name;
}

/** Statements with parameters are prepared once on each connection. Others (`begin`, `commit`) need only one message. */
class PreparingClient extends Client {
  // The signatures of `query` are many; Kysely calls it in one way.
  override query = ((...asked: unknown[]): unknown => {
    const [text, values] = asked;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = super.query.bind(this) as (...args: unknown[]) => unknown;
    return name === undefined ? query(...asked) : query({ name, text, values }, ...asked.slice(2));
  }) as Client['query'];
}

/** Instants leave the database as ISO-8601 UTC strings and counts as numbers: as they do from SQLite. */
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
/** A transaction of a server that stands still gives its locks back. */
const idleInTransactionMs = 10_000;
/** How long the server is waited for after the time in which PostgreSQL should have cancelled the statement itself. */
const silenceMs = 1_000;

/** `requests`: of each statement. `migrations`: an index on a large table takes its time, and waits for other servers. */
const statementTimeoutsMs = { requests: 5_000, migrations: 30 * 60_000 };

/** What connections of a server are called in `pg_stat_activity`. */
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
    types,
    application_name: connectionNames[use],
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // A PostgreSQL that hangs cancels nothing: then this side gives up.
    query_timeout: statementTimeoutMs + silenceMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
  });
  // A connection that dies must not take the process down, whether it is idle (the pool's own event) or in use: whoever
  // uses it, or the next query, is told of the fault.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endWhenSilent(client);
  });
  return new PostgresDialect({ pool });
}

/**
 * After a query that got no answer in time, its connection is still waiting for that answer, and every later query would
 * wait behind it. It is cut, and the pool makes a new one.
 */
function endWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  const { connection } = client as PoolClient & { connection?: { stream: { destroy(): void } } };
  const bounded = (...parts: unknown[]): unknown => {
    const answer = query(...parts);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') connection?.stream.destroy();
      });
    }
    return answer;
  };
  client.query = bounded as PoolClient['query'];
}
