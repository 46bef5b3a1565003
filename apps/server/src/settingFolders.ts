import { makeFolder } from './adapters/makeFolder.ts';
import type { Config } from './config.ts';

/** A folder of the settings can never be used; the message names the setting and says what helps. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** A misspelt path, not a disk that is full, locked or away for a while. */
const misspelt: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'ELOOP', 'ENAMETOOLONG']);

/**
 * Makes the folders that the settings name, so that a path that is none stops the start and not the first backup.
 *
 * @throws FolderError; for `DATA_DIR` also the system's error
 */
export function makeSettingFolders({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>): void {
  make('DATA_DIR', dataDir);
  if (backupDir === null) return;
  try {
    make('BACKUP_DIR', backupDir);
  } catch (error) {
    // The dashboard says that backups fail; the server works without them.
    if (error instanceof FolderError) throw error;
  }
}

function make(setting: 'DATA_DIR' | 'BACKUP_DIR', folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!misspelt.has(code)) throw error;
    const reason = code === 'ENOTDIR' || code === 'EEXIST' ? 'a file is in its place' : `the system answers ${code}`;
    throw new FolderError(
      `${setting} must be the path of a folder, and ${folder} cannot be one: ${reason}. ` +
        `Choose another: ${setting}=/path/to/a/folder`,
      { cause: error },
    );
  }
}
