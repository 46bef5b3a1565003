import { dateFormat, formatMoment } from '../../locales/dates.ts';
import { regionOf } from '../../locales/figures.ts';

/** The words that complement `Intl`: "vandaag", "gisteren", "morgen", "zojuist". */
interface TimeWords {
  justNow: string;
  today: string;
  yesterday: string;
  tomorrow: string;
}

export interface TimeFormat {
  language: string;
  words: TimeWords;
  /** IANA name; default: the reader's. */
  timeZone?: string | undefined;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "2026-11-20": the calendar day in this zone. */
const dayKey = (at: Date, timeZone: string | undefined): string =>
  at.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Calendar days from `now`, negative in the past. Not steps of 24 hours: twice a year a day is longer or shorter. */
const daysFrom = (now: Date, at: Date, timeZone: string | undefined): number =>
  (Date.parse(dayKey(at, timeZone)) - Date.parse(dayKey(now, timeZone))) / day;

/** "vrijdag 20 november 2026 om 14:10" */
export function absoluteTime(at: Date, { language, timeZone }: TimeFormat): string {
  return formatMoment(at, language, timeZone);
}

/** The day for a narrow column: "vandaag", "gisteren", "morgen", "di 17 nov", "17 nov 2025". */
export function relativeDay(at: Date, now: Date, { language, words, timeZone }: TimeFormat): string {
  const days = daysFrom(now, at, timeZone);
  if (days === 0) return words.today;
  if (days === -1) return words.yesterday;
  if (days === 1) return words.tomorrow;
  const sameYear = dayKey(at, timeZone).slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  const shown: Intl.DateTimeFormatOptions = sameYear ? { weekday: 'short' } : { year: 'numeric' };
  const text = dateFormat(language, { timeZone, day: 'numeric', month: 'short', ...shown }).format(at);
  return text.replaceAll(/[.,]/g, '');
}

/**
 * Time past or ahead: "zojuist", "12 minuten geleden", "3 uur geleden", then the day; ahead also "over 11 dagen", up to
 * a month, because the reader waits for planned events.
 */
export function timeAgo(at: Date, now: Date, format: TimeFormat): string {
  const passed = now.getTime() - at.getTime();
  if (Math.abs(passed) < minute) return format.words.justNow;
  const relative = new Intl.RelativeTimeFormat(regionOf(format.language), { numeric: 'always' });
  if (Math.abs(passed) >= day) {
    const days = daysFrom(now, at, format.timeZone);
    return days > 1 && days <= 31 ? relative.format(days, 'day') : relativeDay(at, now, format);
  }
  return Math.abs(passed) < hour
    ? relative.format(-Math.trunc(passed / minute), 'minute')
    : relative.format(-Math.trunc(passed / hour), 'hour');
}
