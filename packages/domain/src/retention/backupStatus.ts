import * as z from 'zod/mini';
import { addDays, dayOf, startOfDay, type Day } from '../shared/time/day.ts';
import { instantOf, instantSchema, millisecondsOf, type Instant } from '../shared/time/instant.ts';

/**
 * Why the last attempt made no backup: `off`: backups are switched off; `folder`: it cannot be written to; `full`:
 * the disk is full; `check`: the backup failed its check; `other`: see the log.
 */
const backupObstacles = ['off', 'folder', 'full', 'check', 'other'] as const;
export const backupObstacleSchema = z.enum(backupObstacles);
export type BackupObstacle = z.infer<typeof backupObstacleSchema>;

export const backupStatusSchema = z.object({
  /** `null`: there is none. */
  lastGoodAt: z.nullable(instantSchema),
  bytes: z.nullable(z.int().check(z.minimum(0))),
  /** Result of the last attempt, if it came after the last good backup. */
  obstacle: z.nullable(backupObstacleSchema),
});
/** State of the database's backups. */
export type BackupStatus = z.infer<typeof backupStatusSchema>;

const hourMs = 3_600_000;
const lateMs = 48 * hourMs;
const nightHour = 3;

/**
 * Whether there has been no good backup for 48 hours. Without any backup, the hours count from the server's start.
 *
 * @param uptime seconds since the server started
 */
export function isBackupLate({ lastGoodAt, obstacle }: BackupStatus, uptime: number, now: Instant): boolean {
  if (obstacle === 'off') return false;
  if (lastGoodAt === null) return uptime * 1_000 >= lateMs;
  return millisecondsOf(now) - millisecondsOf(lastGoodAt) >= lateMs;
}

/** Whether a backup was made under a clock that ran ahead: it does not count, or none would be made until then. */
export const isBackupAhead = (madeAt: Instant, now: Instant): boolean =>
  millisecondsOf(madeAt) - millisecondsOf(now) > hourMs;

const nightOf = (day: Day): Instant => instantOf(millisecondsOf(startOfDay(day)) + nightHour * hourMs);

/** The last time that was three hours after midnight in Amsterdam: a backup is due if none was made since. */
export function backupDueSince(now: Instant): Instant {
  const today = nightOf(dayOf(now));
  return today <= now ? today : nightOf(addDays(dayOf(now), -1));
}
