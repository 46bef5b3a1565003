import { openDatabase } from '../../sql/database.ts';
import { migrations } from '../../sql/migrations/index.ts';
import type { BackupContents } from '../contents.ts';
import { createSeal } from '../../secrets/seal.ts';
import { type CarriedOver, finishSinceTheBackup } from './carryOver.ts';
import { type PreparedRestore, RestoreError, type RestoreOrder } from './preparedRestore.ts';
import { preparePostgresRestore } from './restorePostgres.ts';
import { prepareSqliteRestore } from './restoreSqlite.ts';

const words = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** @throws RestoreError, SealedFileError, BackupCheckError with the reason why this backup cannot be restored here */
export async function prepareRestore(order: RestoreOrder): Promise<PreparedRestore> {
  const engine = order.databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
  const prepared = await (engine === 'sqlite' ? prepareSqliteRestore(order) : preparePostgresRestore(order));
  const { contents } = prepared;
  if (contents.engine === engine && knows(contents)) return prepared;
  prepared.discard();
  throw new RestoreError(
    contents.engine === engine
      ? `A newer version of the product made this backup: it has the migration ${contents.migration}, which this version ` +
          'does not know. Restore it with that version.'
      : `This is a backup of ${words[contents.engine]}, and DATABASE_URL names ${words[engine]}. Restore it to a database of its own kind.`,
  );
}

const knows = ({ engine, migration }: BackupContents): boolean =>
  migration === null || Object.keys(migrations(engine)).includes(migration);

/**
 * Migrates the restored database, and brings into it what the replaced one knew since the backup. If that breaks off, the
 * next restore or start of the server does it.
 */
export async function finishRestore({
  databaseUrl,
  dataDir,
  secretKey,
}: Omit<RestoreOrder, 'file'>): Promise<CarriedOver | null> {
  const database = await openDatabase(databaseUrl);
  try {
    const carried = await finishSinceTheBackup(dataDir, { database, seal: createSeal(secretKey), now: Date.now });
    await database.renewStatistics();
    return carried;
  } finally {
    await database.close();
  }
}
