import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { Instant } from '@fnc/domain';
import { makeFolder } from '../../makeFolder.ts';
import { momentInName } from '../backupName.ts';
import { checkBackup } from '../makeBackup.ts';
import { keepingSinceTheBackup, partsOf, readSinceTheBackup, type ReadRows } from './sinceTheBackup.ts';
import { DatabaseInUseError, onceUnused, type PreparedRestore, type RestoreOrder } from './preparedRestore.ts';
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
  makeFolder(folder);
  const workspace = mkdtempSync(path.join(folder, '.restoring-'));
  const discard = () => rmSync(workspace, { recursive: true, force: true });
  const unpacked = path.join(workspace, 'database.db');
  const refuseInUse = async () => {
    if (existsSync(file)) await onceUnused(() => foldLog(file));
  };
  try {
    const contents = await checkBackup(backup, secretKey, unpacked);
    return {
      contents,
      present: await lookAt(file, (database) => ({ rows: countRows(database) })),
      refuseInUse,
      async apply(now) {
        await refuseInUse();
        // Read again, because a server may have run while the operator was asked.
        return await keepingSinceTheBackup(dataDir, await lookAt(file, readSince(contents.madeAt)), async () => {
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

/** `null`: there is no database, or it cannot be read. */
async function lookAt<T>(file: string, look: (database: DatabaseSync) => T | Promise<T>): Promise<T | null> {
  if (!existsSync(file)) return null;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return await look(database);
    } finally {
      database.close();
    }
  } catch {
    // An unreadable database is a reason to restore, not an error.
    return null;
  }
}

const readSince = (madeAt: Instant) => (database: DatabaseSync) => readSinceTheBackup(rowsOf(database), madeAt);

const rowsOf =
  (database: DatabaseSync): ReadRows =>
  (table, columns, conditions) => {
    const found = database.prepare('select name from pragma_table_info(?)').all(table);
    const parts = partsOf(new Set(found.map(({ name }) => name)), columns, conditions);
    if (parts === null) return Promise.resolve([]);
    return Promise.resolve(database.prepare(`select ${parts.columns} from ${table} where ${parts.where}`).all());
  };

/** @returns where the old file is now; `null` when there was none. @throws DatabaseInUseError */
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
    throw new DatabaseInUseError(`A server, or another program, is using ${file}. Stop it first.`);
  }
}
