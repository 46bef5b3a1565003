import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Instant } from '@fnc/domain';
import { readContents, type BackupContents } from './contents.ts';
import { checkRows, postgresContent } from './postgresBackup.ts';
import { readSealedFile, writeSealedFile } from './sealedFile.ts';
import { sqliteContent, unpackSqlite } from './sqliteBackup.ts';

export interface BackupOrder {
  /** `file:<absolute path>` or `postgres://…` */
  readonly databaseUrl: string;
  readonly secretKey: string;
  /** A folder for this backup only; the caller removes it with its files. */
  readonly workspace: string;
  readonly madeAt: Instant;
}

/** The files in the workspace. */
export const sealedName = 'backup.enc';

/**
 * Copies the database, encrypts the copy, reads the result back and compares its rows with the database's counts.
 *
 * @returns the header of the verified backup
 * @throws BackupCheckError when the check fails; also errors of the disk or the database
 */
export async function makeBackup({ databaseUrl, secretKey, workspace, madeAt }: BackupOrder): Promise<BackupContents> {
  const file = path.join(workspace, sealedName);
  const copy = path.join(workspace, 'copy.db');
  const content = databaseUrl.startsWith('file:')
    ? sqliteContent(databaseUrl.slice('file:'.length), copy, madeAt)
    : postgresContent(databaseUrl, madeAt);
  await writeSealedFile(file, secretKey, content);
  // Keep one plain copy at a time: the disk may have room for only one.
  rmSync(copy, { force: true });
  return await checkBackup(file, secretKey, path.join(workspace, 'checked.db'));
}

/**
 * Opens a backup and reads all of it.
 *
 * @param unpacked where the database goes, when it is one of SQLite
 * @throws SealedFileError, BackupCheckError
 */
export async function checkBackup(file: string, secretKey: string, unpacked: string): Promise<BackupContents> {
  const { contents, data } = await readContents(await readSealedFile(file, secretKey));
  if (contents.engine === 'sqlite') await unpackSqlite(contents, data, unpacked);
  else await checkRows(contents, data);
  return contents;
}
