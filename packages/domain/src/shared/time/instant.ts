import * as z from 'zod/mini';

/**
 * A moment as ISO-8601 text in UTC with milliseconds: `2026-11-20T13:10:00.000Z`, exactly what `Date#toISOString`
 * prints. Because the form is fixed, comparing two of them as text compares them in time.
 */
export type Instant = string;

export const instantSchema = z.iso.datetime({ precision: 3, error: 'instant_invalid' });

/** Milliseconds since 1970; `NaN` for text that is not an instant. */
export const millisecondsOf = (instant: Instant): number => Date.parse(instant);

export const instantOf = (milliseconds: number): Instant => new Date(milliseconds).toISOString();
