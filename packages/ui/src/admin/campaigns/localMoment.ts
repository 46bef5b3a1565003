import { type Instant, instantOf, isPlannableYear, localMinute } from '@fnc/domain';

/** A time as a `DateTimeField` writes it, in the time zone of Amsterdam: `2026-11-24T09:00`. */
export const localMoment = (instant: Instant): string => localMinute(instant).replace(' ', 'T');

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const asUtc = (local: string): number => Date.parse(`${local}:00.000Z`);

/**
 * The moments of this local time in Amsterdam, in order: nearly always one, two in the hour that is repeated in autumn.
 * None for text that is incomplete or has an implausible year, such as one of two digits. In the hour that is skipped
 * in spring the local time does not exist; the moment is then the one of an hour later, which `isSkipped` tells.
 */
export function instantsOfLocal(local: string): readonly Instant[] {
  if (!pattern.test(local) || !isPlannableYear(local)) return [];
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return [];
  const aheadAt = (moment: number) => asUtc(localMoment(instantOf(moment))) - moment;
  // Amsterdam is never more than a day from UTC, and changes its clock at most once in those days.
  const [before, after] = [aheadAt(wanted - 86_400_000), aheadAt(wanted + 86_400_000)];
  const candidates = [...new Set([wanted - Math.max(before, after), wanted - Math.min(before, after)])];
  const exact = candidates.filter((moment) => asUtc(localMoment(instantOf(moment))) === wanted);
  return (exact.length > 0 ? exact : [wanted - Math.min(before, after)]).map(instantOf);
}

/** The first of these moments. */
export const instantOfLocal = (local: string): Instant | null => instantsOfLocal(local)[0] ?? null;

/** Whether the clock skips this time in spring. */
export const isSkipped = (local: string): boolean => {
  const instant = instantOfLocal(local);
  return instant !== null && localMoment(instant) !== local;
};

/** For a local time that occurs twice: which of the two this moment is. */
export function turnOf(instant: Instant): 'first' | 'second' | null {
  const both = instantsOfLocal(localMoment(instant));
  return both.length < 2 ? null : both[0] === instant ? 'first' : 'second';
}
