import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Instant } from '@fnc/domain';
import type { Database } from './database.ts';
import { ThreadStoppedError } from './sqlite/connectionThreads.ts';

/** Whether a row was refused because its key exists. Each driver has its own code for that. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  // PostgreSQL; SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE.
  return code === '23505' || errcode === 1555 || errcode === 2067;
}

/**
 * Why the database as a whole failed, independent of the statement. `away`: it does not respond, or not in time.
 * `full`: it responds, but cannot store anything.
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
  // PostgreSQL: statement timeout, lock not available, serialization failure or deadlock.
  '57014': 'away',
  '55P03': 'away',
  '40001': 'away',
  '40P01': 'away',
  // It is stopping, stopped, starting, or out of connections; a transaction was idle for too long.
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '53300': 'away',
  '25P03': 'away',
  // The disk is full; the server is read-only, such as a standby.
  '53100': 'full',
  '25006': 'full',
};

/** How messages of PostgreSQL's driver begin that have no code. */
const lostConnection = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Client was closed',
  'Cannot use a pool after calling end',
] as const;

/** Primary codes of SQLite, the last byte of an extended one: BUSY, LOCKED; READONLY, IOERR, FULL. */
const sqliteCodes: Readonly<Record<number, Outage>> = { 5: 'away', 6: 'away', 8: 'full', 10: 'full', 13: 'full' };

/** `null` for an error of the statement itself, and for errors unrelated to a database. */
export function outageOf(error: unknown): Outage | null {
  // A name with several addresses fails once for each.
  if (error instanceof AggregateError) return outageOf(error.errors[0]);
  if (error instanceof ThreadStoppedError) return 'away';
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes[errcode & 0xff] ?? null;
  if (typeof code === 'string' && (Object.hasOwn(codes, code) || code.startsWith('08'))) return codes[code] ?? 'away';
  const { message } = error;
  return lostConnection.some((beginning) => message.startsWith(beginning)) ? 'away' : null;
}

/** The row of `secret` that the probe writes; created at the start, like the other secrets. */
export const probeRow = 'health';

/** With less free space than this the next sign-ups do not fit, though a single row may still fit in the log. */
const leastFreeBytes = 1024 * 1024;

/**
 * Rewrites a row and waits until it is on the disk: a write like every other, after which the database has the same
 * size. The row must differ, because SQLite skips a write without a change. Uses no reader: those may all be busy.
 *
 * @throws when that fails, and with `ENOSPC` when the disk of a SQLite file is almost full
 */
export async function probeStorage({ query, file }: Database, now: Instant): Promise<void> {
  await query.updateTable('secret').set({ created_at: now }).where('name', '=', probeRow).execute();
  if (file === null) return;
  const { bavail, bsize } = await statfs(path.dirname(file));
  if (bavail * bsize < leastFreeBytes) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
}
