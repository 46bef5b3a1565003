import { fittingTicks, plotWidth, type PlotWidth, type Tick } from '../shared/fitting.ts';

const between = 0.125;

/**
 * The widths at which each number is shown on its bar: all of them, or, where they would overlap, only that of the
 * highest bar, which has no number next to it. Values for `data-show`.
 */
export function figuresByWidth(figures: readonly Tick[], values: readonly (number | null)[]): string[] {
  const highest = values.reduce<number>(
    (best, value, index) => ((value ?? -Infinity) > (values[best] ?? -Infinity) ? index : best),
    0,
  );
  const names = Object.keys(plotWidth) as PlotWidth[];
  const all = names.filter((name) => fittingTicks(figures, plotWidth[name], 'last', between).length === figures.length);
  return figures.map((_, index) => (index === highest ? names : all).join(' '));
}
