import { useTranslation } from 'react-i18next';
import { dateFormat, formatMoment } from '../../locales/dates.ts';
import { regionOf } from '../../locales/figures.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Time } from './RelativeTime.styles.ts';

/** The words that complement `Intl`: "vandaag", "gisteren", "morgen", "zojuist". */
interface TimeWords {
  justNow: string;
  today: string;
  yesterday: string;
  tomorrow: string;
}

interface TimeFormat {
  language: string;
  words: TimeWords;
  /** IANA name; default: the reader's. */
  timeZone?: string | undefined;
}

/** Clocks differ by as much. */
const tolerance = 10_000;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "2026-11-20": the calendar day in this zone, in the Swedish format. */
const calendarDay = (at: Date, timeZone: string | undefined): string =>
  dateFormat('sv', { timeZone }, 'sv-SE').format(at);

/** Calendar days from `now`, negative in the past. Not steps of 24 hours: twice a year a day is longer or shorter. */
const daysFrom = (now: Date, at: Date, timeZone: string | undefined): number =>
  (Date.parse(calendarDay(at, timeZone)) - Date.parse(calendarDay(now, timeZone))) / day;

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
  const sameYear = calendarDay(at, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
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
  if (passed > -tolerance && passed < minute) return format.words.justNow;
  const relative = new Intl.RelativeTimeFormat(regionOf(format.language), { numeric: 'always' });
  if (Math.abs(passed) >= day) {
    const days = daysFrom(now, at, format.timeZone);
    return days > 1 && days <= 31 ? relative.format(days, 'day') : relativeDay(at, now, format);
  }
  return Math.abs(passed) < hour
    ? relative.format(-Math.trunc(passed / minute) || 1, 'minute')
    : relative.format(-Math.trunc(passed / hour), 'hour');
}

export interface RelativeTimeProps {
  /** ISO instant. */
  at: string;
  /** The current time; the owner updates it. */
  now: Date;
  /** `day`: "gisteren", "di 17 nov"; `ago`: "12 minuten geleden". */
  look?: 'day' | 'ago' | undefined;
  /** IANA name; default: the reader's. */
  timeZone?: string | undefined;
  /** Whether it is a tab stop. `false` only where the absolute time is also shown elsewhere. */
  focusable?: boolean | undefined;
}

/** A relative time; the exact one on hover, on focus, and for screen readers. */
export function RelativeTime({ at, now, look = 'day', timeZone, focusable = true }: RelativeTimeProps) {
  const { t, i18n } = useTranslation('common');
  const format = {
    language: i18n.language,
    timeZone,
    words: {
      justNow: t('time.justNow'),
      today: t('time.today'),
      yesterday: t('time.yesterday'),
      tomorrow: t('time.tomorrow'),
    },
  };
  const date = new Date(at);
  const exact = absoluteTime(date, format);
  const stop = focusable ? { tabIndex: 0 } : {};
  return (
    <Tooltip text={exact}>
      <Time dateTime={at} {...stop}>
        {look === 'day' ? relativeDay(date, now, format) : timeAgo(date, now, format)}
        <VisuallyHidden>, {exact}</VisuallyHidden>
      </Time>
    </Tooltip>
  );
}
