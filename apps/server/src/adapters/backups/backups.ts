import { once } from 'node:events';
import { linkSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { instantOf, isBackupAhead, keptBackups, type BackupReason, type Instant } from '@fnc/domain';
import { makeFolder } from '../makeFolder.ts';
import type { Engine } from '../sql/migrations/columnTypes.ts';
import type { BackupAnswer } from './backupThread.ts';
import { backupName, readBackupName } from './backupName.ts';
import type { Rows } from './contents.ts';
import { sealedName, type BackupOrder } from './makeBackup.ts';
import { syncFolder } from './syncFolder.ts';

interface StoredBackup {
  readonly file: string;
  readonly madeAt: Instant;
  readonly reason: BackupReason;
  readonly engine: Engine;
  readonly bytes: number;
}

export interface MadeBackup extends StoredBackup {
  readonly rows: Rows;
}

export interface Backups {
  /** Verified backups of both engines, newest first: a file gets this name only after its rows were counted. */
  list(): readonly StoredBackup[];
  /** The newest of this engine; one that is dated ahead of `now` does not count. */
  lastGood(now: Instant): StoredBackup | null;
  /**
   * Makes a backup on another thread, checks it and removes expired ones.
   *
   * @throws BackupFailedError; then no backup was removed and no partial file is left
   */
  make(reason: BackupReason, now: Instant, signal?: AbortSignal): Promise<MadeBackup>;
  /** Removes the plain copies of a process that was killed. */
  removeRemains(): void;
}

/** No backup was made; `code` and `errcode` are those of the disk or the database. */
export class BackupFailedError extends Error {
  override readonly name = 'BackupFailedError';
  /** What kind of error it was. */
  readonly kind: string;
  readonly code: unknown;
  readonly errcode: unknown;

  constructor({ name, message, code, errcode }: Extract<BackupAnswer, { fault: unknown }>['fault']) {
    super(message);
    this.kind = name;
    this.code = code;
    this.errcode = errcode;
  }
}

interface BackupsOptions extends Pick<BackupOrder, 'databaseUrl' | 'secretKey'> {
  /** Absolute path; created when missing. */
  readonly folder: string;
}

const longPauseMs = 31 * 86_400_000;

/** Prefix of workspace folders; the id of the process that uses the folder follows. */
const workspacePrefix = '.making-';

/** The backups of one database in one folder. */
export function createBackups({ folder, databaseUrl, secretKey }: BackupsOptions): Backups {
  const engine: Engine = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';

  function list(): StoredBackup[] {
    return listNames(folder)
      .flatMap((name) => {
        const named = readBackupName(name);
        const file = path.join(folder, name);
        // Another process may have removed the file in between.
        const found = named === null ? undefined : statSync(file, { throwIfNoEntry: false });
        return named === null || found === undefined ? [] : [{ ...named, file, bytes: found.size }];
      })
      .sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
  }

  async function make(reason: BackupReason, now: Instant, signal?: AbortSignal): Promise<MadeBackup> {
    const workspace = makeWorkspace(folder);
    try {
      const { rows } = await order({ databaseUrl, secretKey, workspace, madeAt: now }, signal);
      const stored = store(path.join(workspace, sealedName), { madeAt: now, reason, engine });
      removeOthers(now);
      return { ...stored, rows };
    } catch (error) {
      throw error instanceof BackupFailedError ? error : new BackupFailedError(asFault(error));
    } finally {
      rmSync(workspace, { recursive: true, force: true });
    }
  }

  /** Gives the file an unused name: two processes may have made a backup in the same second. */
  function store(made: string, named: Omit<StoredBackup, 'file' | 'bytes'>): StoredBackup {
    for (let second = 0; ; second++) {
      const madeAt = instantOf(Date.parse(named.madeAt) + second * 1_000);
      const file = path.join(folder, backupName({ ...named, madeAt }));
      try {
        // Unlike a rename, a link never replaces another backup.
        linkSync(made, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
        throw error;
      }
      syncFolder(folder);
      return { ...named, madeAt, file, bytes: statSync(file).size };
    }
  }

  /** Nothing is removed after a long pause: under a clock that ran ahead, every older backup would be too old. */
  function removeOthers(now: Instant): void {
    const stored = list();
    const before = stored.find(({ madeAt }) => madeAt < now);
    if (before !== undefined && Date.parse(now) - Date.parse(before.madeAt) > longPauseMs) return;
    const kept = keptBackups(stored, now);
    for (const backup of stored) if (!kept.has(backup)) rmSync(backup.file, { force: true });
  }

  return {
    list,
    lastGood: (now) => list().find((backup) => backup.engine === engine && !isBackupAhead(backup.madeAt, now)) ?? null,
    make,
    removeRemains() {
      for (const name of listNames(folder)) {
        const [, process_] = /^\.making-(\d+)-/.exec(name) ?? [];
        if (process_ === undefined || isAnothersWork(Number(process_))) continue;
        rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

function makeWorkspace(folder: string): string {
  try {
    makeFolder(folder);
    return mkdtempSync(path.join(folder, `${workspacePrefix}${process.pid}-`));
  } catch (error) {
    throw new BackupFailedError(asFault(error));
  }
}

/** Makes the backup on its own thread. The thread ends with the backup, or at once when aborted. */
async function order(wanted: BackupOrder, signal?: AbortSignal) {
  const thread = new Worker(new URL('./backupThread.ts', import.meta.url), { workerData: wanted, execArgv: [] });
  try {
    const [answer] = (await once(thread, 'message', { signal })) as [BackupAnswer];
    if ('fault' in answer) throw new BackupFailedError(answer.fault);
    return answer.contents;
  } finally {
    await thread.terminate();
  }
}

const asFault = (error: unknown) => {
  const { name, message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return { name, message, code, errcode };
};

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** After a container restarts, this process may have the id of the killed one. */
function isAnothersWork(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
