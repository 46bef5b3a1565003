import { roundOutwards, roundValues } from './roundSteps.ts';

export interface Axis {
  /** Round values at even distances, inside the domain. */
  ticks: readonly number[];
  /** Position of a value: 0 at the start of the axis, 1 at its end. Not clamped. */
  share: (value: number) => number;
}

const least = (values: readonly number[]) => values.reduce((found, value) => Math.min(found, value), Infinity);
const most = (values: readonly number[]) => values.reduce((found, value) => Math.max(found, value), -Infinity);

const shareOf = (from: number, to: number) => (value: number) => (value - from) / (to - from);

const mostTicks = 5;

/** Every second tick, counted from zero, until few enough are left. */
function calm(ticks: readonly number[]): readonly number[] {
  if (ticks.length <= mostTicks) return ticks;
  const zero = ticks.indexOf(0);
  return calm(ticks.filter((_, index) => (index - zero) % 2 === 0));
}

/**
 * An axis of amounts: it includes zero, so that lengths are comparable, and ends at a round value slightly above the
 * largest. At most five ticks.
 *
 * @param values  at least one, finite
 */
export function amountAxis(values: readonly number[]): Axis {
  const low = Math.min(0, least(values));
  const high = Math.max(0, most(values));
  if (low === high) return { ticks: [0], share: (value) => value };
  const [from, to] = roundOutwards(low, high, 6);
  return { ticks: calm(roundValues(from, to, 6)), share: shareOf(from, to) };
}

/**
 * The axis of the continuous value: from the first to the last of the values, not widened. A single value is in the
 * middle.
 *
 * @param values  at least one, finite
 */
export function runningAxis(values: readonly number[], count: number): Axis {
  const [low, high] = [least(values), most(values)];
  if (low === high) return { ticks: [low], share: () => 0.5 };
  return { ticks: roundValues(low, high, count), share: shareOf(low, high) };
}
