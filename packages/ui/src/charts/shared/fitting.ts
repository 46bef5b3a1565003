/** Minimum widths of a plot, in rem, for more labels; below `medium` it is `narrow`, designed for 14 rem. */
export const plotWidth = { narrow: 14, medium: 26, wide: 38 } as const;
export type PlotWidth = keyof typeof plotWidth;

const letterWidth = (letter: string): number => {
  if (/[mwMW%@]/u.test(letter)) return 0.72;
  return /[\s.,:;'’!|()ijltfI]/u.test(letter) ? 0.27 : 0.5;
};

/** Estimated width of a text of 13 px, in rem, rather too wide. Computed, so that it is the same on every machine. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

export interface Tick {
  /** Position of its middle, 0–1 of the plot. */
  share: number;
  text: string;
}

/** Whether a text is at the end of an axis: it is right-aligned there, so its middle is further left. */
export const atTheEnd = (share: number): boolean => share > 0.97;

const middleOf = ({ share, text }: Tick, width: number): number =>
  atTheEnd(share) ? width - textWidth(text) / 2 : share * width;

function fits(ticks: readonly Tick[], width: number, gap: number): boolean {
  return ticks.every((tick, index) => {
    const before = ticks[index - 1];
    if (before === undefined) return true;
    return middleOf(tick, width) - middleOf(before, width) >= (textWidth(tick.text) + textWidth(before.text)) / 2 + gap;
  });
}

/** Indices of every tick, or every second, third …, so that texts are `gap` apart at this width (both rem). */
export function fittingTicks(ticks: readonly Tick[], width: number, keep: 'first' | 'last', gap = 0.5): number[] {
  const last = ticks.length - 1;
  for (let step = 1; step <= ticks.length; step++) {
    const chosen = ticks.flatMap((_, index) => ((keep === 'first' ? index : last - index) % step === 0 ? [index] : []));
    const texts = chosen.flatMap((index) => ticks[index] ?? []);
    if (fits(texts, width, gap)) return chosen;
  }
  return [];
}

/**
 * The plot widths at which each tick is shown, as values of `data-show`: "medium wide". The style sheet selects by
 * them, so that nothing is measured and nothing moves.
 *
 * @param ticks  from left to right
 * @param keep   the end whose tick is always shown
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

/** Shows the ticks selected by `ticksByWidth`, depending on the width of the nearest container. */
export const byWidth = `
  @container (max-width: ${plotWidth.medium - 0.01}rem) {
    & > [data-show]:not([data-show~='narrow']) {
      display: none;
    }
  }

  @container (min-width: ${plotWidth.medium}rem) and (max-width: ${plotWidth.wide - 0.01}rem) {
    & > [data-show]:not([data-show~='medium']) {
      display: none;
    }
  }

  @container (min-width: ${plotWidth.wide}rem) {
    & > [data-show]:not([data-show~='wide']) {
      display: none;
    }
  }
`;
