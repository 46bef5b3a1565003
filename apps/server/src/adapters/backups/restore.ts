import type { Instant } from '@fnc/domain';
import { openDatabase } from '../sql/database.ts';
import { migrations } from '../sql/migrations/index.ts';
import type { BackupContents, Rows } from './contents.ts';
import { eraseAgain, type Erasure } from './erasures.ts';
import { preparePostgresRestore } from './restorePostgres.ts';
import { RestoreError } from './restoreError.ts';
import { prepareSqliteRestore } from './restoreSqlite.ts';

/** The database as it is before it is replaced. */
export interface PresentDatabase {
  readonly rows: Rows;
  /** Who was erased, as far as the database knows. */
  readonly erased: readonly Erasure[];
}

/** A backup that was opened and is good, and what it would replace. Nothing was changed yet. */
export interface PreparedRestore {
  readonly contents: BackupContents;
  /** `null`: there is no database, or one that cannot be read. */
  readonly present: PresentDatabase | null;
  /**
   * Puts the backup in the place of the database. What was there is kept.
   *
   * @returns where that is; `null` when there was nothing
   * @throws RestoreError, BackupCheckError; then everything is as it was
   */
  apply(now: Instant): Promise<string | null>;
  /** Removes what was unpacked. */
  discard(): void;
}

export interface RestoreOrder {
  /** Of the backup. */
  readonly file: string;
  readonly secretKey: string;
  /** `file:<absolute path>` or `postgres://…` */
  readonly databaseUrl: string;
}

const words = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** @throws RestoreError, SealedFileError, BackupCheckError saying why this backup cannot be restored here */
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
 * Brings what was restored up to date, and marks those for erasure who were erased after the backup was made.
 *
 * @returns how many of them the backup had brought back
 */
export async function finishRestore(databaseUrl: string, present: PresentDatabase | null): Promise<number> {
  const database = await openDatabase(databaseUrl);
  try {
    const again = await eraseAgain(database, present?.erased ?? []);
    await database.renewStatistics();
    return again;
  } finally {
    await database.close();
  }
}
