import * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { instantOf, millisecondsOf, type Instant } from './instant.ts';
import { type Language, regions } from '../language.ts';

/** A calendar day as `2026-11-20`, of the years 0000 to 9999. */
export type Day = string;
export const daySchema = z.iso.date({ error: 'date_invalid' satisfies ErrorCode });

/** Range of plausible days. A two-digit year, typed as 26 and stored as 0026, is outside. */
const firstTypedDay: Day = '1900-01-01';
const lastTypedDay: Day = '2199-12-31';
export const isTypedDay = (day: Day): boolean => day >= firstTypedDay && day <= lastTypedDay;

/** A day from user input; `daySchema` is for stored days. */
export const typedDaySchema = daySchema.check(z.refine(isTypedDay, { error: 'date_invalid' satisfies ErrorCode }));

/** The time zone in which an instant is shown or filtered as a day. */
export const timeZone = 'Europe/Amsterdam';

let clock: Intl.DateTimeFormat | undefined;

/** The wall clock in `timeZone` at that instant, as if it were UTC: year, month, day, hour, minute, second. */
function wallClock(milliseconds: number): number {
  clock ??= new Intl.DateTimeFormat(regions.en, {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  let isBeforeChrist = false;
  // A `Date`, because the clock of a test takes the number 0 for no instant at all.
  for (const { type, value } of clock.formatToParts(new Date(milliseconds))) {
    if (type === 'era') isBeforeChrist = value.startsWith('B');
    else part[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  // `Date.UTC` treats the years 0 to 99 as 1900 to 1999.
  return (
    new Date(0).setUTCFullYear(isBeforeChrist ? 1 - year : year, month - 1, day) +
    ((hour * 60 + minute) * 60 + second) * 1000
  );
}

/** An instant in `timeZone` as `2026-11-20 14:10`: sorts as text, and Excel reads it as a date. */
export const localMinute = (instant: Instant): string =>
  nearestInstant(wallClock(millisecondsOf(instant)))
    .slice(0, 16)
    .replace('T', ' ');

/** An instant in words: `zaterdag 21 november 2026 om 14:10`, `Saturday 21 November 2026 at 14:10`. */
export const momentInWords = (instant: Instant, language: Language): string =>
  new Intl.DateTimeFormat(regions[language], {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(millisecondsOf(instant));

export const dayOf = (instant: Instant): Day => localMinute(instant).slice(0, 10);

const dayMs = 86_400_000;
const midnightOf = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);
const firstInstant = Date.parse('0000-01-01T00:00:00.000Z');
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');
/** An instant's year has four digits; values outside those years become the nearest one inside. */
const nearestInstant = (milliseconds: number): Instant =>
  instantOf(Math.min(Math.max(milliseconds, firstInstant), lastInstant));

/** The first moment of the day in `timeZone`. */
export function startOfDay(day: Day): Instant {
  const midnight = midnightOf(day);
  // Since 1946 Amsterdam's clock changes after UTC midnight only, so its UTC offset is that of UTC midnight. On four days
  // before that the result is up to an hour off.
  return nearestInstant(midnight - (wallClock(midnight) - midnight));
}

/** The day that many days later, or earlier when negative; limited to the years 0000 to 9999. */
export const addDays = (day: Day, days: number): Day => nearestInstant(midnightOf(day) + days * dayMs).slice(0, 10);

export const nextDay = (day: Day): Day => addDays(day, 1);

/** Number of days from one to the other, both inclusive; below 1 when `to` comes first. */
export const dayCount = (from: Day, to: Day): number => (midnightOf(to) - midnightOf(from)) / dayMs + 1;

/** Every day from one to the other, both inclusive; empty when `to` comes first. */
export const daysBetween = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) => addDays(from, index));
