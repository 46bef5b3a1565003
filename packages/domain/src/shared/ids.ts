import { millisecondsOf, type Instant } from './time/instant.ts';

/**
 * An id for a record stored in the browser: the milliseconds of `now` as text, incremented until unused, so that two
 * records of the same millisecond have different ids.
 */
export function timestampId(now: Instant, isTaken: (id: string) => boolean): string {
  let id = millisecondsOf(now);
  while (isTaken(String(id))) id += 1;
  return String(id);
}
