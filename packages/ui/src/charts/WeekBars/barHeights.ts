import { runningAxis } from '../shared/axis.ts';

interface BarHeight {
  /** Edges, 0 at the bottom of the plot and 1 at the top. */
  from: number;
  to: number;
}

export interface BarLayout {
  /** `null` where nothing was measured. */
  bars: readonly (BarHeight | null)[];
  /** Height of the zero line. */
  zero: number;
  /** Two or three faint rules at round values, without numbers: each bar has its own. */
  rules: readonly number[];
}

/** Bars from a common zero; the highest reaches the top. Negative values extend below zero. */
export function barHeights(values: readonly (number | null)[]): BarLayout {
  const measured = values.filter((value) => value !== null);
  const nothing = measured.every((value) => value === 0);
  const { ticks, share } = runningAxis([0, ...measured, ...(nothing ? [1] : [])], 2);
  const zero = share(0);
  return {
    zero,
    rules: nothing ? [] : ticks.filter((tick) => tick !== 0).map((tick) => share(tick)),
    bars: values.map((value) =>
      value === null ? null : { from: Math.min(zero, share(value)), to: Math.max(zero, share(value)) },
    ),
  };
}
