import { instantOf, millisecondsOf, type Instant } from '../time/instant.ts';

/** The current format; the schema checks whether the date exists. */
const todaysForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Instants in the formats of older versions: ISO text of any precision, a day, or milliseconds as number or text. */
export function readInstant(value: unknown): Instant | undefined {
  if (typeof value === 'string' && todaysForm.test(value)) return value;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '') return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) : millisecondsOf(text);
  return Math.abs(milliseconds) <= 8.64e15 ? instantOf(milliseconds) : undefined;
}

/** Older forms stored an empty choice as empty text. */
export const orUndefined = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

/** Older ids may be numbers. */
export const readId = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
