import { isBackupLate, type BackupStatus, type Instant, type Language } from '@fnc/domain';
import { TriangleAlert } from 'lucide-react';
import { writeSize } from '../../components/FileDrop/fileRules.ts';
import type { Fact } from '../FactList/FactList.tsx';
import { dateWords } from './dates.ts';
import type { AdminT } from './useAdminWords.ts';

/** Time and size of the last good backup: in quiet text, unless a newer one is overdue. */
export function backupFact(t: AdminT, language: Language, backup: BackupStatus, uptime: number, now: Instant): Fact {
  const { lastGoodAt, bytes, obstacle } = backup;
  const name = t('dashboard.backup');
  if (obstacle === 'off') return { name, value: t('dashboard.backupOff'), tone: 'quiet' };
  const value =
    lastGoodAt === null
      ? t('dashboard.backupNone')
      : t('dashboard.backupOf', {
          when: dateWords(t, language, now).moment(lastGoodAt),
          // A no-break space before the unit.
          size: writeSize(bytes ?? 0, language).replace(' ', '\u00A0'),
        });
  if (obstacle !== null || isBackupLate(backup, uptime, now)) {
    return { name, value, icon: TriangleAlert, tone: 'warning' };
  }
  return lastGoodAt === null ? { name, value, tone: 'quiet' } : { name, value, figures: true };
}

/** Why there is no backup, and what to do. */
export const backupRemark = (t: AdminT, { obstacle }: BackupStatus): string =>
  t(`dashboard.backupObstacle.${obstacle ?? 'unknown'}`);
