import * as z from 'zod/mini';
import { addDays, dayOf, startOfDay, type Day } from '../shared/time/day.ts';
import { instantOf, instantSchema, millisecondsOf, type Instant } from '../shared/time/instant.ts';

/**
 * Why the last attempt made no backup: they are switched off; the folder cannot be written to; the disk is full; what was
 * made was not what it should be; anything else, which the log says.
 */
const backupObstacles = ['off', 'folder', 'full', 'check', 'other'] as const;
export const backupObstacleSchema = z.enum(backupObstacles);
export type BackupObstacle = z.infer<typeof backupObstacleSchema>;

export const backupStatusSchema = z.object({
  /** `null`: there is none. */
  lastGoodAt: z.nullable(instantSchema),
  bytes: z.nullable(z.int().check(z.minimum(0))),
  /** Of the last attempt, when that was after the last good one. */
  obstacle: z.nullable(backupObstacleSchema),
});
/** How it stands with the backups of the database. */
export type BackupStatus = z.infer<typeof backupStatusSchema>;

const hourMs = 3_600_000;
const lateMs = 48 * hourMs;
const nightHour = 3;

/**
 * Whether there has been no good backup for 48 hours. Where there is none at all, the hours count from the server's start.
 *
 * @param uptime seconds since the server started
 */
export function isBackupLate({ lastGoodAt, obstacle }: BackupStatus, uptime: number, now: Instant): boolean {
  if (obstacle === 'off') return false;
  if (lastGoodAt === null) return uptime * 1_000 >= lateMs;
  return millisecondsOf(now) - millisecondsOf(lastGoodAt) >= lateMs;
}

const nightOf = (day: Day): Instant => instantOf(millisecondsOf(startOfDay(day)) + nightHour * hourMs);

/** Three hours after the last midnight in Amsterdam that were over by then: a backup is due when none was made since. */
export function backupDueSince(now: Instant): Instant {
  const today = nightOf(dayOf(now));
  return today <= now ? today : nightOf(addDays(dayOf(now), -1));
}
