import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { instantOf, instantSchema } from '@fnc/domain';
import * as z from 'zod/mini';
import { refuseAddress } from '../../sql/consent/refusals.ts';
import type { Database } from '../../sql/database.ts';
import { syncFolder } from '../syncFolder.ts';

/** What a restored database must not forget of the one that it replaced. */
export const sinceTheBackupSchema = z.object({
  /** Rows of `erased_lead`. */
  erased: z.array(z.object({ id: z.string(), address_hash: z.string(), at: instantSchema })),
  /** Rows of `address_refusal`. */
  refused: z.array(
    z.object({
      address_hash: z.string(),
      reason: z.enum(['unsubscribed', 'bounced', 'complained', 'blocked']),
      at: instantSchema,
    }),
  ),
});
export type SinceTheBackup = z.infer<typeof sinceTheBackupSchema>;

const fileIn = (dataDir: string) => path.join(dataDir, 'restore-unfinished.json');

const readFrom = (file: string): SinceTheBackup =>
  existsSync(file) ? sinceTheBackupSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { erased: [], refused: [] };

/**
 * Replaces a database, and writes into the data folder first what must not be forgotten of it, so that it is not lost
 * when the restore breaks off. What an earlier restore left there stays.
 */
export async function keepingSinceTheBackup<T>(
  dataDir: string,
  since: SinceTheBackup | null,
  replace: () => Promise<T>,
): Promise<T> {
  const left = readFrom(fileIn(dataDir));
  const { erased, refused } = since ?? { erased: [], refused: [] };
  write(dataDir, { erased: [...left.erased, ...erased], refused: [...left.refused, ...refused] });
  try {
    return await replace();
  } catch (error) {
    write(dataDir, left); // nothing was replaced
    throw error;
  }
}

function write(dataDir: string, since: SinceTheBackup): void {
  const file = fileIn(dataDir);
  if (since.erased.length === 0 && since.refused.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const handle = openSync(`${file}.new`, 'w', 0o600);
  try {
    writeSync(handle, JSON.stringify(since));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(`${file}.new`, file);
  syncFolder(dataDir);
}

/**
 * Brings it into the restored database: leads that were erased since are deleted, so that the next clean-up erases them
 * and their records again, and nobody who said no since is mailed. Who subscribed again since has to do so once more.
 *
 * @returns how many erased leads the backup had restored; `null` when no restore was under way
 */
export async function finishSinceTheBackup(dataDir: string, database: Database): Promise<number | null> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return null;
  const { erased, refused } = readFrom(file);
  const again = await eraseAgain(database, erased);
  await database.query.transaction().execute(async (transaction) => {
    for (const { address_hash, reason, at } of refused) await refuseAddress(transaction, address_hash, reason, at);
  });
  rmSync(file);
  syncFolder(dataDir);
  return again;
}

const batch = 100;
/** Longer than any deleted lead is kept. */
const longAgo = instantOf(0);

async function eraseAgain({ query }: Database, erased: SinceTheBackup['erased']): Promise<number> {
  let again = 0;
  for (let from = 0; from < erased.length; from += batch) {
    const ids = erased.slice(from, from + batch).map(({ id }) => id);
    const { numUpdatedRows } = await query
      .updateTable('lead')
      .set({ deleted_at: longAgo })
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    again += Number(numUpdatedRows);
  }
  return again;
}
