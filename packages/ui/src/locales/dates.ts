import { regionOf } from './figures.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The only place that creates date formats. Cached by region and options, because lists use a slow one many times.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
  region: string = regionOf(language),
): Intl.DateTimeFormat {
  const key = region + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, options);
  formats.set(key, format);
  return format;
}

/** Full date and time: "vrijdag 20 november 2026 om 14:10". @param timeZone  IANA name; default: the reader's */
export const formatMoment = (at: Date, language: string, timeZone?: string): string =>
  dateFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** A calendar day such as `2026-11-20`: "20 november 2026". */
export const formatDay = (day: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
