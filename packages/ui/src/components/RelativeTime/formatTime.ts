/** The words around `Intl`'s: "vandaag", "gisteren", "zojuist". */
interface TimeWords {
  justNow: string;
  today: string;
  yesterday: string;
}

export interface TimeFormat {
  language: string;
  words: TimeWords;
  /** IANA name; the reader's own when absent. */
  timeZone?: string | undefined;
}

const locale = (language: string): string => (language === 'en' ? 'en-GB' : 'nl-NL');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayKey = (at: Date, timeZone: string | undefined): string =>
  at.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** "vrijdag 20 november 2026 om 14:10" */
export function absoluteTime(at: Date, { language, timeZone }: TimeFormat): string {
  return at.toLocaleString(locale(language), { dateStyle: 'full', timeStyle: 'short', timeZone });
}

/** The day for a narrow column: "vandaag", "gisteren", "di 17 nov", "17 nov 2025". */
export function relativeDay(at: Date, now: Date, { language, words, timeZone }: TimeFormat): string {
  const key = dayKey(at, timeZone);
  if (key === dayKey(now, timeZone)) return words.today;
  if (key === dayKey(new Date(now.getTime() - day), timeZone)) return words.yesterday;
  const sameYear = key.slice(0, 4) === dayKey(now, timeZone).slice(0, 4);
  const text = at.toLocaleDateString(locale(language), {
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(sameYear ? { weekday: 'short' } : { year: 'numeric' }),
  });
  return text.replaceAll(/[.,]/g, '');
}

/** How long ago: "zojuist", "12 minuten geleden", "3 uur geleden", then the day. */
export function timeAgo(at: Date, now: Date, format: TimeFormat): string {
  const passed = now.getTime() - at.getTime();
  if (Math.abs(passed) < minute) return format.words.justNow;
  if (Math.abs(passed) >= day) return relativeDay(at, now, format);
  const relative = new Intl.RelativeTimeFormat(locale(format.language), { numeric: 'always' });
  return Math.abs(passed) < hour
    ? relative.format(-Math.trunc(passed / minute), 'minute')
    : relative.format(-Math.trunc(passed / hour), 'hour');
}
