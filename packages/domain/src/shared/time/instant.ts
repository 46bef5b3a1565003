import * as z from 'zod/mini';

/**
 * A point in time as ISO-8601 text in UTC with milliseconds: `2026-11-20T13:10:00.000Z`, the format of
 * `Date#toISOString`. Because the format is fixed, comparing two as text compares them in time.
 */
export type Instant = string;

export const instantSchema = z.iso.datetime({ precision: 3, error: 'instant_invalid' });

/** Milliseconds since 1970; `NaN` for text that is not an instant. */
export const millisecondsOf = (instant: Instant): number => Date.parse(instant);

export const instantOf = (milliseconds: number): Instant => new Date(milliseconds).toISOString();
