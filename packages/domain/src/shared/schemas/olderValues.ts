import { instantOf, millisecondsOf, type Instant } from '../time/instant.ts';

/** As it is written today; whether there is such a moment is left to the schema. */
const todaysForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Moments as older versions wrote them: ISO text of any precision, a day, milliseconds, or milliseconds as text. */
export function readInstant(value: unknown): Instant | undefined {
  if (typeof value === 'string' && todaysForm.test(value)) return value;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '') return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) : millisecondsOf(text);
  return Math.abs(milliseconds) <= 8.64e15 ? instantOf(milliseconds) : undefined;
}

/** An empty choice in an older form was stored as empty text. */
export const orUndefined = (value: unknown): unknown => (value === '' || value === null ? undefined : value);

/** An older id may be a number. */
export const readId = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
