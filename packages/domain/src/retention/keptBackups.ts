import { addDays, dayOf, type Day } from '../shared/time/day.ts';
import type { Instant } from '../shared/time/instant.ts';
import { isoWeekOf } from '../shared/time/isoWeek.ts';
import { dayMonthsBefore } from './monthsBefore.ts';
import { retentionTerms } from './terms.data.ts';

/** Why a backup was made: `regular` (nightly or manual), or before a migration. */
export const backupReasons = ['regular', 'before-migration'] as const;
export type BackupReason = (typeof backupReasons)[number];

export interface DatedBackup {
  readonly madeAt: Instant;
  readonly reason: BackupReason;
}

/** The newest backup of each of this many days, weeks and months is kept. */
const periodsKept = { days: 7, weeks: 5, months: retentionTerms.backupMonths };
/** After this time, problems of a migration will have appeared. */
const migrationDays = 35;

const monthOf = (day: Day): string => day.slice(0, 7);

/** The newest backup of each of the newest periods that have one. */
function newestOfEach<B extends DatedBackup>(
  newestFirst: readonly B[],
  periodOf: (day: Day) => string,
  periods: number,
) {
  const kept = new Map<string, B>();
  for (const backup of newestFirst) {
    const period = periodOf(dayOf(backup.madeAt));
    if (!kept.has(period) && kept.size < periods) kept.set(period, backup);
  }
  return [...kept.values()];
}

/**
 * Which of the good backups are kept: the newest of each of the last seven days that have one, of five weeks (from
 * Monday) and of twelve months; those made before a migration for 35 days. None is older than twelve months, except
 * that the newest of all is always kept.
 *
 * @param backups good ones only, in any order
 */
export function keptBackups<B extends DatedBackup>(backups: readonly B[], now: Instant): ReadonlySet<B> {
  const newestFirst = backups.toSorted((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
  const regular = newestFirst.filter(({ reason }) => reason === 'regular');
  const today = dayOf(now);
  const firstDay = dayMonthsBefore(today, retentionTerms.backupMonths);
  const firstMigrationDay = addDays(today, -migrationDays);
  const periodic = [
    ...newestOfEach(regular, (day) => day, periodsKept.days),
    ...newestOfEach(regular, (day) => isoWeekOf(day).monday, periodsKept.weeks),
    ...newestOfEach(regular, monthOf, periodsKept.months),
  ].filter(({ madeAt }) => dayOf(madeAt) >= firstDay);
  const ofMigrations = newestFirst.filter(
    ({ madeAt, reason }) => reason === 'before-migration' && dayOf(madeAt) >= firstMigrationDay,
  );
  return new Set([...newestFirst.slice(0, 1), ...periodic, ...ofMigrations]);
}
