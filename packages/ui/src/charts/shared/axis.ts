// The parts of d3's linear scale that an axis needs, with the same results: the whole scale includes dates, colours and
// formats, ten times as much code.

interface Step {
  /** Identifies the step: equal steps have equal names. */
  readonly name: number;
  /** The value at this number of steps from zero. */
  readonly at: (steps: number) => number;
  /** Number of steps from zero to a value. */
  readonly to: (value: number) => number;
}

/** The step of 1, 2, 5 or 10 times a power of ten that divides the range into about `count` parts. */
function stepBetween(low: number, high: number, count: number): Step {
  const wanted = (high - low) / count;
  const power = Math.floor(Math.log10(wanted));
  const rest = wanted / 10 ** power;
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1;
  if (power < 0) {
    // As steps per unit, because that is a whole number, unlike 0.1.
    const perOne = 10 ** -power / factor;
    return { name: -perOne, at: (steps) => steps / perOne, to: (value) => value * perOne };
  }
  const size = 10 ** power * factor;
  return { name: size, at: (steps) => steps * size, to: (value) => value / size };
}

/**
 * Round values at even distances, about `count` of them, all inside the range.
 *
 * @param low  below `high`, both finite
 */
export function roundValues(low: number, high: number, count: number): readonly number[] {
  const step = stepBetween(low, high, count);
  let first = Math.round(step.to(low));
  let last = Math.round(step.to(high));
  if (step.at(first) < low) first += 1;
  if (step.at(last) > high) last -= 1;
  return Array.from({ length: last - first + 1 }, (_, index) => step.at(first + index));
}

/** The nearest round values at or outside the range, for about `count` steps between them. */
export function roundOutwards(low: number, high: number, count: number): readonly [low: number, high: number] {
  let [from, to] = [low, high];
  let before: number | undefined;
  // A wider range may need a wider step, so it is computed again; it converges in a few rounds.
  for (let round = 0; round < 10; round++) {
    const step = stepBetween(from, to, count);
    if (step.name === before) break;
    before = step.name;
    from = step.at(Math.floor(step.to(from)));
    to = step.at(Math.ceil(step.to(to)));
  }
  return [from, to];
}

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
