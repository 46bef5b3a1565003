import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Instant } from '@fnc/domain';
import type { Database } from './database.ts';

/** The row of `secret` that the probe writes; it is made at the start, like the secrets beside it. */
export const probeRow = 'health';

/** With less than this the next sign-ups do not fit, though a single row may still find a place in the log. */
const leastFreeBytes = 1024 * 1024;

/**
 * Stores a row anew and waits until the disk has it: a write like every other, after which the database is as large as
 * before. The row must differ, because SQLite writes nothing where nothing changes. It asks no reader: those may all be busy.
 *
 * @throws when that fails, and with `ENOSPC` where the disk of a SQLite file is all but full
 */
export async function probeStorage({ query, file }: Database, now: Instant): Promise<void> {
  await query.updateTable('secret').set({ created_at: now }).where('name', '=', probeRow).execute();
  if (file === null) return;
  const { bavail, bsize } = await statfs(path.dirname(file));
  if (bavail * bsize < leastFreeBytes) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
}
