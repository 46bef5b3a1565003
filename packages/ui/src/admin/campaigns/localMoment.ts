import { type Instant, instantOf, isTypedDay, localMinute } from '@fnc/domain';

/** A moment as a `DateTimeField` writes it, on the clock of Amsterdam: `2026-11-24T09:00`. */
export const localMoment = (instant: Instant): string => localMinute(instant).replace(' ', 'T');

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const asUtc = (local: string): number => Date.parse(`${local}:00.000Z`);

/**
 * The moment at which the clock of Amsterdam shows this; `null` for text that is not whole or has a year nobody means, as a
 * year of two figures is. An hour that is skipped in spring
 * counts as the one after it; of an hour that comes twice in autumn it is the first.
 */
export function instantOfLocal(local: string): Instant | null {
  if (!pattern.test(local) || !isTypedDay(local.slice(0, 10))) return null;
  const wanted = asUtc(local);
  if (Number.isNaN(wanted)) return null;
  const aheadAt = (moment: number) => asUtc(localMoment(instantOf(moment))) - moment;
  // Amsterdam is never more than a day from UTC, and changes its clock at most once in those days.
  const [before, after] = [aheadAt(wanted - 86_400_000), aheadAt(wanted + 86_400_000)];
  const candidates = [wanted - Math.max(before, after), wanted - Math.min(before, after)];
  const exact = candidates.find((moment) => asUtc(localMoment(instantOf(moment))) === wanted);
  return instantOf(exact ?? wanted - Math.min(before, after));
}
