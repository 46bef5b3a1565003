import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { momentInName } from '../backupName.ts';
import { checkBackup } from '../makeBackup.ts';
import { sinceTheBackupSchema, keepingSinceTheBackup } from './sinceTheBackup.ts';
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
  dataDir,
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
        // Read again, because a server may have run while the operator was asked.
        return await keepingSinceTheBackup(dataDir, lookAt(file), async () => {
          const kept = moveAside(file, `${file}.before-restore-${momentInName(now)}`);
          await rename(unpacked, file);
          syncFolder(folder);
          return kept;
        });
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
      const all = (columns: string, table: string) =>
        table in rows ? database.prepare(`select ${columns} from ${table}`).all() : [];
      const since = {
        erased: all('id, address_hash, at', 'erased_lead'),
        refused: all('address_hash, reason, at', 'address_refusal'),
      };
      return { rows, ...sinceTheBackupSchema.parse(since) };
    } finally {
      database.close();
    }
  } catch {
    // An unreadable database is a reason to restore, not an error.
    return null;
  }
}

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
