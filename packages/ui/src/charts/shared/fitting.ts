/** Widths of a plot, in rem, from which it has room for more; below `medium` it is `narrow`, made to hold at 14 rem. */
export const plotWidth = { narrow: 14, medium: 26, wide: 38 } as const;
export type PlotWidth = keyof typeof plotWidth;

const letterWidth = (letter: string): number => {
  if (/[mwMW%@]/u.test(letter)) return 0.72;
  return /[\s.,:;'’!|()ijltfI]/u.test(letter) ? 0.27 : 0.5;
};

/** About how wide a text of 13 px is, in rem; rather too wide than too narrow. Counted, so that it is the same everywhere. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

export interface Tick {
  /** Where its middle stands, 0–1 of the plot. */
  share: number;
  text: string;
}

/** A text at the end of an axis stands in line with it: its middle is further to the left. */
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

/** Every tick, or every second, third …, such that the texts stay `gap` apart at this width (both rem). Indices. */
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
