import { backupObstacleSchema, type BackupObstacle, type Instant } from '@fnc/domain';
import type { Database } from './database.ts';

interface LastTurn {
  readonly made: { readonly at: Instant; readonly in: string; readonly bytes: number } | null;
  readonly failed: { readonly at: Instant; readonly obstacle: BackupObstacle } | null;
}

/** Of several servers on one database, one makes the nightly backup. */
export interface BackupTurns {
  /**
   * @param place machine and folder of the caller: a backup that the caller made itself and lost does not count
   * @param dueSince a backup made since then is enough
   * @returns whether the caller gets the turn, until `until` at the latest
   */
  take(turn: { place: string; dueSince: Instant; now: Instant; until: Instant }): Promise<boolean>;
  made(backup: { at: Instant; in: string; bytes: number }): Promise<void>;
  /** @param until no server tries again before */
  failed(failure: { at: Instant; obstacle: BackupObstacle; until: Instant }): Promise<void>;
  /** After an aborted backup. */
  giveBack(): Promise<void>;
  last(): Promise<LastTurn>;
}

const name = 'nightly';

export function createBackupTurns({ query }: Database): BackupTurns {
  const change = () => query.updateTable('backup_turn').where('name', '=', name);
  return {
    async take({ place, dueSince, now, until }) {
      const { numUpdatedRows } = await change()
        .set({ taken_until: until })
        .where((row) => row.or([row('taken_until', 'is', null), row('taken_until', '<=', now)]))
        .where((row) =>
          row.or([
            row('made_at', 'is', null),
            row('made_at', '<', dueSince),
            row('made_at', '>', until), // under a clock that ran ahead
            row('made_in', '=', place),
          ]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async made(backup) {
      await change()
        .set({
          taken_until: null,
          made_at: backup.at,
          made_in: backup.in,
          bytes: backup.bytes,
          failed_at: null,
          obstacle: null,
        })
        .execute();
    },
    async failed({ at, obstacle, until }) {
      await change().set({ taken_until: until, failed_at: at, obstacle }).execute();
    },
    async giveBack() {
      await change().set({ taken_until: null }).execute();
    },
    async last() {
      const row = await query.selectFrom('backup_turn').selectAll().where('name', '=', name).executeTakeFirst();
      const obstacle = backupObstacleSchema.safeParse(row?.obstacle).data;
      const { made_at: at = null, made_in: place = null, bytes = null, failed_at: failedAt = null } = row ?? {};
      return {
        made: at === null || place === null || bytes === null ? null : { at, in: place, bytes },
        failed: failedAt === null || obstacle === undefined ? null : { at: failedAt, obstacle },
      };
    },
  };
}
