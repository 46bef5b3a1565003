import type { Instant } from '@fnc/domain';
import type { BackupContents, Rows } from '../contents.ts';

/** This backup cannot be restored here; the message says why and what to do. Nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** The database as it is before it is replaced. */
export interface PresentDatabase {
  readonly rows: Rows;
}

/** A verified backup, and what it would replace. Nothing was changed yet. */
export interface PreparedRestore {
  readonly contents: BackupContents;
  /** `null`: there is no database, or it cannot be read. */
  readonly present: PresentDatabase | null;
  /**
   * Replaces the database by the backup and keeps the old one. What that knows since the backup is written into the
   * data folder first, for `finishRestore`; also that it could not be read.
   *
   * @returns where the old one is; `null` when there was none
   * @throws RestoreError, BackupCheckError; then nothing was changed
   */
  apply(now: Instant): Promise<string | null>;
  /** Removes the unpacked files. */
  discard(): void;
}

export interface RestoreOrder {
  /** Of the backup. */
  readonly file: string;
  readonly secretKey: string;
  /** `file:<absolute path>` or `postgres://…` */
  readonly databaseUrl: string;
  readonly dataDir: string;
}
