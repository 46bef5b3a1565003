import * as z from 'zod/mini';
import type { ErrorCode } from '../../messages/errorCodes.ts';
import { instantOf, millisecondsOf, type Instant } from './instant.ts';
import { type Language, regions } from '../language.ts';

/** A calendar day as `2026-11-20`, of the years 0000 to 9999. */
export type Day = string;
export const daySchema = z.iso.date({ error: 'date_invalid' satisfies ErrorCode });

/** The first and the last day that somebody can mean. A year of two figures, typed as 26 and stored as 0026, is none. */
const firstTypedDay: Day = '1900-01-01';
const lastTypedDay: Day = '2199-12-31';
export const isTypedDay = (day: Day): boolean => day >= firstTypedDay && day <= lastTypedDay;

/** A day that somebody types or asks for; `daySchema` is for what is stored already. */
export const typedDaySchema = daySchema.check(z.refine(isTypedDay, { error: 'date_invalid' satisfies ErrorCode }));

/** Whose calendar counts when a moment is shown or filtered as a day. */
export const timeZone = 'Europe/Amsterdam';

let clock: Intl.DateTimeFormat | undefined;

/** What a wall clock in `timeZone` shows at that moment, as if it were UTC: year, month, day, hour, minute, second. */
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
  for (const { type, value } of clock.formatToParts(milliseconds)) {
    if (type === 'era') isBeforeChrist = value.startsWith('B');
    else part[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999
  return (
    new Date(0).setUTCFullYear(isBeforeChrist ? 1 - year : year, month - 1, day) +
    ((hour * 60 + minute) * 60 + second) * 1000
  );
}

/** The moment on the wall clock of `timeZone`, as `2026-11-20 14:10`: sorts as text, and Excel reads it as a date. */
export const localMinute = (instant: Instant): string =>
  nearestInstant(wallClock(millisecondsOf(instant)))
    .slice(0, 16)
    .replace('T', ' ');

/** The same moment for a reader: `zaterdag 21 november 2026 om 14:10`, `Saturday 21 November 2026 at 14:10`. */
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
/** As text an instant has four figures for its year; outside those years it is the nearest one inside. */
const nearestInstant = (milliseconds: number): Instant =>
  instantOf(Math.min(Math.max(milliseconds, firstInstant), lastInstant));

/** The first moment of the day in `timeZone`. */
export function startOfDay(day: Day): Instant {
  const midnight = midnightOf(day);
  // In Amsterdam the clock changes after UTC midnight, or, until 1940, far from it: at midnight it is as far ahead.
  return nearestInstant(midnight - (wallClock(midnight) - midnight));
}

/** So many days later, or earlier when negative; stays within the years 0000 to 9999. */
export const addDays = (day: Day, days: number): Day => nearestInstant(midnightOf(day) + days * dayMs).slice(0, 10);

export const nextDay = (day: Day): Day => addDays(day, 1);

/** How many days there are from one to the other, both included; below 1 when `to` comes first. */
export const dayCount = (from: Day, to: Day): number => (midnightOf(to) - midnightOf(from)) / dayMs + 1;

/** Each day from one to the other, both included; none when `to` comes first. */
export const daysBetween = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: Math.max(0, dayCount(from, to)) }, (_, index) => addDays(from, index));
