import { parts } from './durations.ts';
import type { AdminT } from './useAdminWords.ts';

/** How long the server has been running, in words: `6 d 4 u 12 min`. */
export function uptimeText(t: AdminT, seconds: number): string {
  const { days, hours, minutes, allMinutes } = parts(seconds * 1000);
  if (allMinutes === 0) return t('dashboard.uptimeSeconds');
  if (days > 0) return t('dashboard.uptimeDays', { days, hours: hours % 24, minutes });
  if (hours > 0) return t('dashboard.uptimeHours', { hours, minutes });
  return t('dashboard.uptimeMinutes', { minutes });
}
