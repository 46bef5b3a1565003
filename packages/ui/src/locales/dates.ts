import { regionOf } from './figures.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The one place that writes dates. Kept for its language and options: one is dear to make, and a list needs it a hundred times. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = regionOf(language);
  const key = region + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, options);
  formats.set(key, format);
  return format;
}

/** A moment in full: "vrijdag 20 november 2026 om 14:10". @param timeZone  IANA name; the reader's own when absent */
export const formatMoment = (at: Date, language: string, timeZone?: string): string =>
  dateFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** A calendar day such as `2026-11-20`: "20 november 2026". */
export const formatDay = (day: string, language: string): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
