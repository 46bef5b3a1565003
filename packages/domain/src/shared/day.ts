import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import { instantOf, millisecondsOf, type Instant } from './instant.ts';
import type { Language } from './language.ts';

/** A calendar day as `2026-11-20`. */
export type Day = string;
export const daySchema = z.iso.date({ error: 'date_invalid' satisfies ErrorCode });

/** Whose calendar counts when a moment is shown or filtered as a day. */
export const timeZone = 'Europe/Amsterdam';

let clock: Intl.DateTimeFormat | undefined;

/** What a wall clock in `timeZone` shows at that moment, as if it were UTC: year, month, day, hour, minute, second. */
function wallClock(milliseconds: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock.formatToParts(milliseconds)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment on the wall clock of `timeZone`, as `2026-11-20 14:10`: sorts as text, and Excel reads it as a date. */
export const localMinute = (instant: Instant): string =>
  instantOf(wallClock(millisecondsOf(instant)))
    .slice(0, 16)
    .replace('T', ' ');

/** The same moment for a reader: `zaterdag 21 november 2026 om 14:10`, `Saturday 21 November 2026 at 14:10`. */
export const momentInWords = (instant: Instant, language: Language): string =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(millisecondsOf(instant));

export const dayOf = (instant: Instant): Day => localMinute(instant).slice(0, 10);

/** The first moment of the day in `timeZone`. */
export function startOfDay(day: Day): Instant {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  // in Amsterdam the clock is changed at 01:00 UTC, so at UTC midnight it is as far ahead as at midnight itself
  return instantOf(midnight - (wallClock(midnight) - midnight));
}

export const nextDay = (day: Day): Day => instantOf(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).slice(0, 10);
