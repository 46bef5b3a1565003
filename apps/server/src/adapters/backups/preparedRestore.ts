import type { Instant } from '@fnc/domain';
import type { BackupContents, Rows } from './contents.ts';
import type { Erasure } from './erasures.ts';

/** This backup cannot be restored here; the message says why, and what to do. Nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

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
