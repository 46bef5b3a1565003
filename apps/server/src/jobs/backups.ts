import { backupDueSince, instantOf, isBackupAhead, type BackupObstacle, type BackupStatus } from '@fnc/domain';
import { BackupFailedError, type Backups } from '../adapters/backups/backups.ts';
import type { BackupTurns } from '../adapters/sql/backupTurns.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Spreads servers that share a machine or a disk. */
const spreadMs = 30 * minuteMs;
/** Longer than a backup takes; afterwards another server may try. */
const turnMs = hourMs;
const againAfterMs = hourMs;

interface BackupJobDependencies {
  /** `null`: switched off. */
  readonly backups: Backups | null;
  readonly turns: BackupTurns;
  /** Identifies machine and folder. */
  readonly place: string;
  /** Receives the time and size of the last good backup. */
  readonly onState: (status: BackupStatus) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

interface BackupJob {
  status(): Promise<BackupStatus>;
  /** Makes a backup when one is due and no other server is making it. */
  look(signal?: AbortSignal): Promise<void>;
  /** Checks every minute, first after one minute. @returns stops and aborts a running backup */
  start(): () => Promise<void>;
}

/** The nightly backup. It catches up on a night that was missed because no server ran or the backup failed. */
export function createBackupJob({
  backups,
  turns,
  place,
  onState,
  now,
  chance,
  log,
}: BackupJobDependencies): BackupJob {
  const offsetMs = chance() * spreadMs;

  async function status(): Promise<BackupStatus> {
    const { made, failed } = await turns.last();
    const at = instantOf(now());
    const own = backups?.lastGood(at) ?? null;
    // This server can check whether its own backup still exists.
    const isOthers = made !== null && made.in !== place && !isBackupAhead(made.at, at);
    const others = isOthers ? { madeAt: made.at, bytes: made.bytes } : null;
    const last = own === null || (others !== null && others.madeAt > own.madeAt) ? others : own;
    const isNews = failed !== null && (last === null || failed.at > last.madeAt);
    return {
      lastGoodAt: last?.madeAt ?? null,
      bytes: last?.bytes ?? null,
      obstacle: backups === null ? 'off' : isNews ? failed.obstacle : null,
    };
  }

  async function look(signal?: AbortSignal): Promise<void> {
    if (backups === null) return;
    const state = await status();
    onState(state);
    const at = now();
    const dueSince = backupDueSince(instantOf(at));
    if (at < Date.parse(dueSince) + offsetMs || (state.lastGoodAt !== null && state.lastGoodAt >= dueSince)) return;
    const turn = { place, dueSince, now: instantOf(at), until: instantOf(at + turnMs) };
    if (!(await turns.take(turn))) return;
    await make(backups, signal);
    onState(await status());
  }

  async function make(to: Backups, signal?: AbortSignal): Promise<void> {
    try {
      const { file, madeAt, bytes, rows } = await to.make('regular', instantOf(now()), signal);
      await turns.made({ at: madeAt, in: place, bytes });
      log.info({ file, bytes, rows: sum(Object.values(rows)) }, 'a backup was made, opened and counted');
    } catch (error) {
      if (signal?.aborted === true) {
        await turns.giveBack();
        return;
      }
      const obstacle = obstacleOf(error);
      log.error({ err: error, obstacle }, 'no backup was made');
      await turns.failed({ at: instantOf(now()), obstacle, until: instantOf(now() + againAfterMs) });
    }
  }

  return {
    status,
    look,
    start() {
      const stop = new AbortController();
      let running: Promise<void> | null = null;
      try {
        backups?.removeRemains();
      } catch (error) {
        log.error({ err: error }, 'the remains of a backup were not removed');
      }
      const timer = setInterval(() => {
        running ??= look(stop.signal)
          .catch((error: unknown) => log.error({ err: error }, 'it is not known whether a backup is due'))
          .finally(() => {
            running = null;
          });
      }, minuteMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        stop.abort();
        await running;
      };
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const folderCodes = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']);
/** SQLite's code of a full disk. */
const sqliteFull = 13;

function obstacleOf(error: unknown): BackupObstacle {
  if (!(error instanceof BackupFailedError)) return 'other';
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT' || error.errcode === sqliteFull) return 'full';
  if (folderCodes.has(error.code)) return 'folder';
  return error.kind === 'BackupCheckError' || error.kind === 'SealedFileError' ? 'check' : 'other';
}
