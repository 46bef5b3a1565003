import { type Instant, instantOf, isPlannableYear, localMinute } from '@fnc/domain';

/** A moment as a `DateTimeField` writes it, on the clock of Amsterdam: `2026-11-24T09:00`. */
export const localMoment = (instant: Instant): string => localMinute(instant).replace(' ', 'T');

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const asUtc = (local: string): number => Date.parse(`${local}:00.000Z`);

/**
 * The moments at which the clock of Amsterdam shows this, in order: nearly always one, two in the hour that comes twice in
 * autumn. None for text that is not whole or has a year that nobody plans in, as a year of two figures is. In the hour that is
 * skipped in spring the clock never shows it; then it is the moment an hour later on the clock, which `isSkipped` tells.
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

/** The clock goes from before this time to after it. */
export const isSkipped = (local: string): boolean => {
  const instant = instantOfLocal(local);
  return instant !== null && localMoment(instant) !== local;
};

/** Of a time that the clock shows twice: which of both this moment is. */
export function turnOf(instant: Instant): 'first' | 'second' | null {
  const both = instantsOfLocal(localMoment(instant));
  return both.length < 2 ? null : both[0] === instant ? 'first' : 'second';
}
