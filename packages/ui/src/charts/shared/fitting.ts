/** Widths of a plot, in rem, from which it has room for more; below `medium` it is `narrow`, made to hold at 15 rem. */
export const plotWidth = { narrow: 15, medium: 26, wide: 38 } as const;
export type PlotWidth = keyof typeof plotWidth;

/** The widest that a text of 13 px gets, in rem: figures are narrower than this. */
export const textWidth = (text: string): number => text.length * 0.5;

const gap = 0.5;

export interface Tick {
  /** Where its middle stands, 0–1 of the plot. */
  share: number;
  text: string;
}

function fits(ticks: readonly Tick[], width: number): boolean {
  return ticks.every((tick, index) => {
    const before = ticks[index - 1];
    if (before === undefined) return true;
    return (tick.share - before.share) * width >= (textWidth(tick.text) + textWidth(before.text)) / 2 + gap;
  });
}

/** Every tick, or every second, third …, such that the texts stay apart at this width (rem). Indices. */
export function fittingTicks(ticks: readonly Tick[], width: number, keep: 'first' | 'last'): number[] {
  const last = ticks.length - 1;
  for (let step = 1; step <= ticks.length; step++) {
    const chosen = ticks.flatMap((_, index) => ((keep === 'first' ? index : last - index) % step === 0 ? [index] : []));
    if (
      fits(
        chosen.map((index) => ticks[index] as Tick),
        width,
      )
    )
      return chosen;
  }
  return [];
}

/**
 * At which widths of the plot each tick is shown, as words for `data-show`: "medium wide". Chosen by the style sheet, so
 * that nothing is measured and nothing jumps.
 *
 * @param ticks  from left to right
 * @param keep   which end is never left out
 */
export function ticksByWidth(ticks: readonly Tick[], keep: 'first' | 'last' = 'first'): string[] {
  const names = Object.keys(plotWidth) as PlotWidth[];
  const chosen = names.map((name) => ({ name, indices: new Set(fittingTicks(ticks, plotWidth[name], keep)) }));
  return ticks.map((_, index) =>
    chosen
      .filter(({ indices }) => indices.has(index))
      .map(({ name }) => name)
      .join(' '),
  );
}
