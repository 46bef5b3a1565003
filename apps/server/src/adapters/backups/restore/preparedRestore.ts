import { setTimeout } from 'node:timers/promises';
import type { Instant } from '@fnc/domain';
import type { BackupContents, Rows } from '../contents.ts';

/** This backup cannot be restored here; the message says why and what to do. Nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** A server, or another program, uses the database that would be replaced. */
export class DatabaseInUseError extends RestoreError {}

/** How long a server that was told to stop may still hold the database, and how often to look, in ms. */
const partingMs = 3_000;
const lookAgainMs = 50;

/** Tries again while the database is in use: a server that was just stopped is still closing its connections. */
export async function onceUnused(attempt: () => Promise<void> | void): Promise<void> {
  const until = performance.now() + partingMs;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseInUseError) || performance.now() > until) throw error;
    }
    await setTimeout(lookAgainMs);
  }
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
  /** @throws DatabaseInUseError while a server uses the database that would be replaced */
  refuseInUse(): Promise<void>;
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
