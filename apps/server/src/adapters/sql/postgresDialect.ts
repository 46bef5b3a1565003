import { PostgresDialect } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig } from 'pg';
import { PreparingClient } from './preparingClient.ts';

/** Instants leave the database as ISO-8601 UTC strings and counts as numbers: as they do from SQLite. */
const parsers = new Map<number, (text: string) => unknown>([
  [pgTypes.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pgTypes.builtins.INT8, Number],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pgTypes.getTypeParser(oid, format),
} satisfies CustomTypesConfig;

/** @param connectionString `postgres://user:password@host:port/name` */
export function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new Pool({
    connectionString,
    Client: PreparingClient,
    types,
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
  });
  // An idle connection that dies must not take the process down: the next query reports the fault to its caller.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
