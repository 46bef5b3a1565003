import { textWidth } from '../shared/fitting.ts';
import { type Line, type LinePoint, rangeBetween } from './lines.ts';
import { type Box, boxOf, type Spot } from './placeLabels.ts';
import { narrowest, plotHeight, type Scales, textArea, textHeight, topOf } from './plot.ts';

export interface CrossingWords {
  at: LinePoint;
  /** "Omslagpunt". */
  text: string;
  /** "€ 14.553". */
  amount: string;
}

/** Two lines of text on a stem above the ring. */
export interface Stem {
  spot: Spot;
  /** From the text to the ring, rem. */
  height: number;
  /** The box of the text in the narrowest plot. */
  box: Box;
}

const shortest = 2;

/**
 * Left or right of the ring, where the lines are lowest, and high enough that no line crosses the text; `null` where
 * there is no room above.
 */
export function placeStem(lines: readonly Line[], scales: Scales, { at, text, amount }: CrossingWords): Stem | null {
  const size = { width: Math.max(textWidth(text), textWidth(amount)), height: 2 * textHeight };
  const [from, to] = scales.domain;
  const reach = ((size.width + 0.5) / narrowest) * (to - from);
  const ring = topOf(scales, at.y);
  const sides = (['start', 'end'] as const).map((align): Stem => {
    const [left, right] = align === 'start' ? [at.x, at.x + reach] : [at.x - reach, at.x];
    const highest = lines.reduce(
      (most, { points }) => Math.max(most, rangeBetween(points, left, right)?.high ?? most),
      at.y,
    );
    const bottom = Math.min(ring - shortest, topOf(scales, highest) - 0.5);
    const spot: Spot = { x: scales.x(at.x), dx: 0, top: bottom - size.height, align };
    return { spot, height: ring - bottom, box: boxOf(size, spot, narrowest) };
  });
  const fitting = sides.filter(
    ({ box }) => box.left >= textArea.left && box.right <= textArea.right && box.top >= textArea.top,
  );
  return fitting.sort((a, b) => a.height - b.height)[0] ?? null;
}

/** The parts of the own value's vertical, from above the plot to its bottom, without the stem's text. Rem. */
export function verticalSpans(x: number, stem: Stem | null): [from: number, to: number][] {
  const whole: [number, number] = [-1.125, plotHeight];
  const at = x * narrowest;
  if (!stem || at < stem.box.left - 0.125 || at > stem.box.right + 0.125) return [whole];
  return [
    [whole[0], stem.box.top - 0.125],
    [stem.box.bottom + 0.125, whole[1]],
  ];
}

/** The stem itself, with some space around it. */
export function stemBox({ spot, height, box }: Stem): Box {
  const x = spot.x * narrowest;
  return {
    left: x - 0.375,
    right: x + 0.375,
    top: box.bottom,
    bottom: Math.min(plotHeight, box.bottom + height + 0.5),
  };
}
