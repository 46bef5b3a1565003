/** Whether a row was refused because another one has its key. Both drivers name it by a code of their own. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  // PostgreSQL; SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || errcode === 1555 || errcode === 2067;
}

/**
 * Why the database as a whole did not do its work, whatever was asked of it. `away`: it does not answer, or not in time.
 * `full`: it answers, and cannot store anything.
 */
export type Outage = 'away' | 'full';

const codes: Readonly<Record<string, Outage>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ENOSPC: 'full',
  // PostgreSQL: a statement was cancelled after its time, a lock was not given, a transaction lost against others.
  '57014': 'away',
  '55P03': 'away',
  '40001': 'away',
  '40P01': 'away',
  // It stops, has stopped, starts, or has no connection left; a transaction was idle for too long.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '53300': 'away',
  '25P03': 'away',
  // The disk is full; a server that may only read, such as a standby.
  '53100': 'full',
  '25006': 'full',
};

/** What the driver of PostgreSQL says without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after calling end)/;

/** Primary codes of SQLite, the last byte of an extended one: BUSY, LOCKED; READONLY, IOERR, FULL. */
const sqliteCodes: Readonly<Record<number, Outage>> = { 5: 'away', 6: 'away', 8: 'full', 10: 'full', 13: 'full' };

/** `null` for a fault of the statement itself, and for what has nothing to do with a database. */
export function outageOf(error: unknown): Outage | null {
  // A name with several addresses fails once for each.
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes[errcode & 0xff] ?? null;
  if (typeof code === 'string' && (Object.hasOwn(codes, code) || code.startsWith('08'))) return codes[code] ?? 'away';
  return lostConnection.test(error.message) ? 'away' : null;
}
