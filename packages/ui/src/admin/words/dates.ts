import { dayOf, type Instant, type Language, nextDay, timeZone } from '@fnc/domain';
import { dateFormat, formatMoment } from '../../locales/dates.ts';
import type { AdminT } from './useAdminWords.ts';

const shapes = {
  time: { hour: '2-digit', minute: '2-digit' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  shortDate: { day: 'numeric', month: 'short' },
  shortDateYear: { day: 'numeric', month: 'short', year: 'numeric' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  fullDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const format = (shape: keyof typeof shapes, language: Language, instant: Instant): string =>
  dateFormat(language, { ...shapes[shape], timeZone })
    .format(Date.parse(instant))
    .replaceAll(',', '');

export interface DateWords {
  /** `14:10` */
  time: (instant: Instant) => string;
  /** `vandaag`, `gisteren`, `di 17 nov`, `17 nov 2025` */
  day: (instant: Instant) => string;
  /** `vandaag 16:24`, `di 17 nov 09:03` */
  moment: (instant: Instant) => string;
  /** `Gisteren, donderdag 19 november` above the events of one day. */
  dayHead: (instant: Instant) => string;
  /** `donderdag 19 november 2026 om 16:24`: the full form of a relative date. */
  full: (instant: Instant) => string;
  /** `vrijdag 20 november 2026` */
  fullDay: (instant: Instant) => string;
  /** `10 nov`, for a calendar day such as `2026-11-10`. */
  shortDate: (day: string) => string;
}

/** Dates in everyday words, relative to `now`, in the advisor's own time zone. */
export function dateWords(t: AdminT, language: Language, now: Instant): DateWords {
  const today = dayOf(now);
  const isYesterday = (day: string) => nextDay(day) === today;
  const sameYear = (day: string) => day.slice(0, 4) === today.slice(0, 4);

  const day = (instant: Instant): string => {
    const on = dayOf(instant);
    if (on === today) return t('dates.today');
    if (isYesterday(on)) return t('dates.yesterday');
    return format(sameYear(on) ? 'shortDay' : 'shortDateYear', language, instant);
  };
  const time = (instant: Instant) => format('time', language, instant);
  return {
    time,
    day,
    moment: (instant) => t('dates.dayAt', { day: day(instant), time: time(instant) }),
    dayHead(instant) {
      const on = dayOf(instant);
      const words = format(sameYear(on) ? 'longDay' : 'fullDay', language, instant);
      if (on === today) return t('dates.todayDay', { day: words });
      if (isYesterday(on)) return t('dates.yesterdayDay', { day: words });
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
    full: (instant) => formatMoment(new Date(instant), language, timeZone),
    fullDay: (instant) => format('fullDay', language, instant),
    // Noon, so that no time zone moves it to another day.
    shortDate: (on) => format(sameYear(on) ? 'shortDate' : 'shortDateYear', language, `${on}T12:00:00.000Z`),
  };
}
