import type { AdminT } from './useAdminWords.ts';

const minuteMs = 60_000;

/** Whole days, hours and minutes, rounded down; the sign is dropped. */
export function parts(ms: number) {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}

/**
 * The time left, or the time overdue: `2 u 14 min`, from two days on `3 d 4 u`.
 * `short`, for narrow cells, leaves out "min" after hours, and from a day on says only the days.
 */
export function durationText(t: AdminT, ms: number, length: 'long' | 'short' = 'long'): string {
  const { days, hours, minutes } = parts(ms);
  if (days > 0 && length === 'short') return t('clock.days', { days });
  if (days >= 2) return t('clock.daysHours', { days, hours: hours % 24 });
  if (hours === 0) return t('clock.minutes', { minutes });
  if (length === 'short') {
    return t('clock.hoursMinutesShort', { hours, minutes: String(minutes).padStart(2, '0') });
  }
  return t('clock.hoursMinutes', { hours, minutes });
}
