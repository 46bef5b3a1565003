import { type Instant, type Language, timeZone } from '@fnc/domain';
import { dateFormat } from '../../locales/dates.ts';

/** `2 nov 2026`: a date that is still correct next year. */
export const dayInFull = (instant: Instant, language: Language): string =>
  dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(Date.parse(instant));

/** `14:05` */
export const timeOfDay = (instant: Instant, language: Language): string =>
  dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(Date.parse(instant));

/** The same for a calendar day. Noon, so that no time zone moves it to another day. */
export const calendarDayInFull = (day: string, language: Language): string =>
  dayInFull(`${day}T12:00:00.000Z`, language);
