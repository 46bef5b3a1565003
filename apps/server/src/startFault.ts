import { MigrationBackupError } from './adapters/backups/beforeMigration.ts';
import { SecretKeyError } from './adapters/secrets/secretKey.ts';
import { DatabaseError } from './adapters/sql/database.ts';
import type { Config } from './config.ts';
import { FolderError } from './settingFolders.ts';

/** @returns the sentence for an error that prevents the start */
export function startFault(error: unknown, { host, port, databaseUrl }: Config): string {
  if (error instanceof DatabaseError) return databaseFault(error, databaseName(databaseUrl));
  if (error instanceof SecretKeyError || error instanceof MigrationBackupError || error instanceof FolderError) {
    return error.message;
  }
  const { code, syscall, path: place } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && place !== undefined) return placeFault(code, place, messageOf(error));
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop the other program, or choose another port: PORT=4001 npm start`;
  }
  if (code === 'EACCES')
    return `This user is not allowed to use port ${port}. Choose one above 1023, for example PORT=4000.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this computer.`;
  return `The server cannot start: ${messageOf(error)}`;
}

function databaseFault(error: DatabaseError, name: string): string {
  const reason = reasonOf(error);
  // The migrator calls it corrupted: a newer version with more migrations migrated it.
  const [, migration] = /previously executed migration (\S+) is missing/.exec(reason) ?? [];
  if (migration !== undefined) {
    return (
      `A newer version of the server has already changed this database (${name}): it has the migration ${migration}, which ` +
      'this version does not know. Start the newer version, or restore a backup from before the update.'
    );
  }
  return `${error.message} (${name}) ${reason}`;
}

/** A file or folder that this process cannot use. */
function placeFault(code: string | undefined, place: string, message: string): string {
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return (
      `This user is not allowed to write to ${place}. Give it that folder (chown), or choose another one: ` +
      'DATA_DIR=/path/to/a/folder npm start'
    );
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk with ${place} is full. Free some space and start again.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${place} must be a folder, and there is a file with that name.`;
  return `The server cannot start: ${message}`;
}

/** Removes user name and password from anywhere in the text. */
const databaseName = (url: string): string => url.replace(/^([a-z]+:\/\/).*@/, '$1').replace(/\?.*/, '');

function reasonOf({ cause }: DatabaseError): string {
  if (cause instanceof AggregateError) return cause.errors.map((error: unknown) => messageOf(error)).join('; ');
  return messageOf(cause);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
