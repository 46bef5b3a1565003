import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { momentInName } from '../backupName.ts';
import { checkBackup } from '../makeBackup.ts';
import type { Erasure, Refusal } from './sinceTheBackup.ts';
import { type PreparedRestore, type PresentDatabase, RestoreError, type RestoreOrder } from './preparedRestore.ts';
import { countRows } from '../sqliteBackup.ts';
import { syncFolder } from '../syncFolder.ts';

/** SQLite's error code: another connection holds a lock. */
const busy = 5;

/** Unpacks beside the database, so that a rename can replace it. */
export async function prepareSqliteRestore({
  file: backup,
  secretKey,
  databaseUrl,
}: RestoreOrder): Promise<PreparedRestore> {
  const file = databaseUrl.slice('file:'.length);
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const workspace = mkdtempSync(path.join(folder, '.restoring-'));
  const discard = () => rmSync(workspace, { recursive: true, force: true });
  const unpacked = path.join(workspace, 'database.db');
  try {
    const contents = await checkBackup(backup, secretKey, unpacked);
    return {
      contents,
      present: lookAt(file),
      async apply(now) {
        const kept = moveAside(file, `${file}.before-restore-${momentInName(now)}`);
        await rename(unpacked, file);
        syncFolder(folder);
        return kept;
      },
      discard,
    };
  } catch (error) {
    discard();
    throw error;
  }
}

function lookAt(file: string): PresentDatabase | null {
  if (!existsSync(file)) return null;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const rows = countRows(database);
      return {
        rows,
        erased: 'erased_lead' in rows ? erasedIn(database) : [],
        refused: 'address_refusal' in rows ? refusedIn(database) : [],
      };
    } finally {
      database.close();
    }
  } catch {
    // An unreadable database is a reason to restore, not an error.
    return null;
  }
}

const erasedIn = (database: DatabaseSync): Erasure[] =>
  database
    .prepare('select id, address_hash, at from erased_lead')
    .all()
    .map((row) => ({ id: String(row['id']), address_hash: String(row['address_hash']), at: String(row['at']) }));

const refusedIn = (database: DatabaseSync): Refusal[] =>
  database
    .prepare('select address_hash, reason, at from address_refusal')
    .all()
    .map((row) => ({
      address_hash: String(row['address_hash']),
      reason: String(row['reason']) as Refusal['reason'],
      at: String(row['at']),
    }));

/** @returns where the old file is now; `null` when there was none. @throws RestoreError when it is in use */
function moveAside(file: string, kept: string): string | null {
  if (!existsSync(file)) return null;
  foldLog(file);
  // A log remains only for a file that SQLite cannot read; it stays beside that file.
  for (const end of ['-wal', '-shm', '']) if (existsSync(file + end)) renameSync(file + end, kept + end);
  return kept;
}

/** Moves the write-ahead log into the file, which only the last open connection can do. */
function foldLog(file: string): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode !== busy) return;
    throw new RestoreError(`A server, or another program, is using ${file}. Stop it first.`);
  }
}
