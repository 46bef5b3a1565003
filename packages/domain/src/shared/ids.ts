import { millisecondsOf, type Instant } from './time/instant.ts';

/**
 * An id for a record kept in the browser: the millisecond of `now` as text, moved on by one until it is free, so that
 * two records of the same millisecond still differ.
 */
export function timestampId(now: Instant, isTaken: (id: string) => boolean): string {
  let id = millisecondsOf(now);
  while (isTaken(String(id))) id += 1;
  return String(id);
}
