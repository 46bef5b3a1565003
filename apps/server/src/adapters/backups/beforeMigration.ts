import { instantOf } from '@fnc/domain';
import type { Kysely } from 'kysely';
import { makeSecretKey, readSecretKey, SecretKeyError } from '../secrets/secretKey.ts';
import { isSealed } from '../secrets/seal.ts';
import type { BeforeMigration } from '../sql/database.ts';
import type { Schema } from '../sql/schema.ts';
import { createBackups, type MadeBackup } from './backups.ts';

/** The database was not migrated, because the backup before it failed. The message says what helps. */
export class MigrationBackupError extends Error {
  override readonly name = 'MigrationBackupError';
}

interface MigrationBackupOptions {
  readonly databaseUrl: string;
  /** `null`: backups are switched off. */
  readonly backupDir: string | null;
  /** `SECRET_KEY` */
  readonly secretKey: string | undefined;
  readonly dataDir: string;
}

/** Backs up a database that is about to be migrated, unless it holds no records. */
export function backUpBeforeMigration(
  { databaseUrl, backupDir, secretKey, dataDir }: MigrationBackupOptions,
  onMade: (backup: MadeBackup) => void = () => {},
): BeforeMigration | undefined {
  if (backupDir === null) return undefined;
  return async (query) => {
    if (!(await holdsSomething(query))) return;
    const key = secretKey ?? readSecretKey(dataDir) ?? (await makeKey(query, dataDir));
    try {
      onMade(
        await createBackups({ folder: backupDir, databaseUrl, secretKey: key }).make(
          'before-migration',
          instantOf(Date.now()),
        ),
      );
    } catch (error) {
      throw new MigrationBackupError(
        `This version changes the database, and the backup before that failed: ${error instanceof Error ? error.message : String(error)} ` +
          `Nothing was changed. Make room in ${backupDir} or choose another BACKUP_DIR and start again; BACKUPS=off starts without a backup.`,
        { cause: error },
      );
    }
  };
}

async function holdsSomething(query: Kysely<Schema>): Promise<boolean> {
  for (const table of ['admin_user', 'lead'] as const) {
    if (!(await has(query, table))) continue;
    if ((await query.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Versions before the key file had no key. @throws SecretKeyError when the database used a key that is missing */
async function makeKey(query: Kysely<Schema>, dataDir: string): Promise<string> {
  const secrets = (await has(query, 'secret')) ? await query.selectFrom('secret').select('value').execute() : [];
  if (!secrets.some(({ value }) => isSealed(value))) return makeSecretKey(dataDir);
  throw new SecretKeyError(
    `The key that seals this database is missing. Restore secret.key to ${dataDir}, or set SECRET_KEY to the key that was used before.`,
  );
}

/** An old database may lack this table. */
const has = async (query: Kysely<Schema>, table: keyof Schema): Promise<boolean> =>
  (await query.introspection.getTables()).some(({ name }) => name === table);
