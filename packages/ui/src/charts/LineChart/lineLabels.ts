import { plotWidth, textWidth } from '../shared/fitting.ts';
import { type Line, type LinePoint, rangeBetween, valueAt } from './lines.ts';
import {
  type Box,
  boxOf,
  type Label,
  narrowest,
  placeLabels,
  plotHeight,
  type Scales,
  type Spot,
  textArea,
  textHeight,
  topOf,
} from './placeLabels.ts';

interface CrossingWords {
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
function placeStem(lines: readonly Line[], scales: Scales, { at, text, amount }: CrossingWords): Stem | null {
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
function stemBox({ spot, height, box }: Stem): Box {
  const x = spot.x * narrowest;
  return {
    left: x - 0.375,
    right: x + 0.375,
    top: box.bottom,
    bottom: Math.min(plotHeight, box.bottom + height + 0.5),
  };
}

interface OwnWords {
  x: number;
  /** "jouw omzet". */
  text: string;
  /** The amount of each line at this value. */
  amounts: readonly string[];
}

export interface LineLabels {
  /** By key: `end0` and `end1` at the lines' ends, `own` at the vertical, `value0` and `value1` at its points. */
  spots: ReadonlyMap<string, Spot>;
  stem: Stem | null;
}

const crossesLine = 2;
const crossesRule = 1;

/** Cost per overlap: two for each line through the text, in a narrow or a wide plot, and one for each rule. */
function costIn(
  lines: readonly Line[],
  scales: Scales,
  ticks: readonly number[],
  size: { width: number; height: number },
) {
  const [from, to] = scales.domain;
  return (spot: Spot): number => {
    const crossed = lines.filter(({ points }) =>
      [narrowest, plotWidth.wide].some((width) => {
        const box = boxOf(size, spot, width);
        const valueOf = (place: number) => from + (place / width) * (to - from);
        const range = rangeBetween(points, valueOf(box.left), valueOf(box.right));
        return range !== null && topOf(scales, range.high) < box.bottom && topOf(scales, range.low) > box.top;
      }),
    );
    const ruled = ticks.filter((tick) => {
      const top = topOf(scales, tick);
      return top > spot.top && top < spot.top + size.height;
    });
    return crossed.length * crossesLine + ruled.length * crossesRule;
  };
}

/** On the side where the line leaves room: the upper line's text above its point, the lower line's below. */
function aroundPoint(x: number, top: number, upper: boolean, rises: boolean): Spot[] {
  const left = { x, dx: -0.625, align: 'end' } as const;
  const right = { x, dx: 0.625, align: 'start' } as const;
  const above = top - textHeight - 0.25;
  const below = top + 0.375;
  const heights = upper
    ? [above, top - textHeight / 2, above - 1, above - 2]
    : [below, top - textHeight / 2, below + 1, above];
  const sides = rises === upper ? [left, right] : [right, left];
  return heights.flatMap((height) => sides.map((side) => ({ ...side, top: height })));
}

const endOf = (line: Line | undefined) => line?.points.at(-1);

/** Above the line's end; below it where the other line ends closely above. */
function endSpots(lines: readonly Line[], scales: Scales, index: number): Spot[] {
  const top = topOf(scales, endOf(lines[index])?.y ?? 0);
  const other = endOf(lines[1 - index]);
  const room = other === undefined ? Infinity : top - topOf(scales, other.y);
  const above = [0.25, 0.375, 0.875, 1.375, 1.875].map((distance) => top - textHeight - distance);
  const below = [0.375, 0.875, 1.375, 1.875, 2.875].map((distance) => top + distance);
  const heights = room < 0 || room > textHeight + 1 ? [...above, ...below] : below;
  return heights.map((height) => ({ x: 1, dx: 0, top: height, align: 'end' }));
}

const rises = (points: readonly LinePoint[], x: number, y: number): boolean =>
  (points.find((point) => point.x > x)?.y ?? y) >= y;

function ownLabels(lines: readonly Line[], scales: Scales, { x, text, amounts }: OwnWords): Label[] {
  const share = scales.x(x);
  const beside = [-1.25, -0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((top): Spot[] => [
    { x: share, dx: 0.5, top, align: 'start' },
    { x: share, dx: -0.5, top, align: 'end' },
  ]);
  const values = lines.map(({ points }) => valueAt(points, x));
  const highest = Math.max(...values.map((value) => value ?? -Infinity));
  const points = lines.flatMap((line, index): Label[] => {
    const value = values[index];
    if (value === undefined || value === null) return [];
    const upper = values.indexOf(highest) === index;
    return [
      {
        key: `value${index}`,
        width: textWidth(amounts[index] ?? ''),
        height: textHeight,
        spots: aroundPoint(share, topOf(scales, value), upper, rises(line.points, x, value)),
        highestCost: crossesRule,
      },
    ];
  });
  return [
    { key: 'own', width: textWidth(text), height: textHeight, spots: beside, highestCost: crossesRule },
    ...points,
  ];
}

/**
 * Positions of all labels in the plot. None overlaps another in the narrowest plot, and one covers a line or a rule
 * only where there is no other place.
 *
 * @param ticks  values with a rule
 */
export function labelLines(
  lines: readonly Line[],
  scales: Scales,
  words: { crossing: CrossingWords | null; own: OwnWords | null },
  ticks: readonly number[] = [],
): LineLabels {
  const stem = words.crossing && placeStem(lines, scales, words.crossing);
  const ends = lines.map(({ name }, index): Label => ({
    key: `end${index}`,
    width: textWidth(name) + 0.5, // bold
    height: textHeight,
    spots: endSpots(lines, scales, index),
  }));
  const labels = [...ends, ...(words.own ? ownLabels(lines, scales, words.own) : [])];
  const priced = labels.map((label) => ({ ...label, cost: costIn(lines, scales, ticks, label) }));
  return { spots: placeLabels(priced, narrowest, textArea, stem ? [stem.box, stemBox(stem)] : []), stem };
}
