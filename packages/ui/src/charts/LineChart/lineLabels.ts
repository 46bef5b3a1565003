import { textWidth } from '../shared/fitting.ts';
import { type Line, type LinePoint, valueAt } from './lines.ts';
import { type Box, type Label, placeLabels, type Spot } from './placeLabels.ts';
import { narrowest, type Scales, textArea, textHeight, topOf } from './plot.ts';
import { type CrossingWords, placeStem, type Stem, stemBox } from './stem.ts';

export interface OwnWords {
  x: number;
  /** "jouw omzet". */
  text: string;
  /** What each line says there. */
  amounts: readonly string[];
}

export interface LineLabels {
  /** By key: `end0` and `end1` at the lines' ends, `own` at the vertical, `value0` and `value1` at its points. */
  spots: ReadonlyMap<string, Spot>;
  stem: Stem | null;
}

/** On the side where the line leaves room: the upper line's text above its point, the lower line's below. */
function aroundPoint(x: number, top: number, upper: boolean, rises: boolean): Spot[] {
  const left = { x, dx: -0.625, align: 'end' } as const;
  const right = { x, dx: 0.625, align: 'start' } as const;
  const above = top - textHeight - 0.25;
  const heights = upper
    ? [above, top - textHeight / 2, above - textHeight, above - 2 * textHeight]
    : [top + 0.375, top - textHeight / 2, above];
  const sides = rises === upper ? [left, right] : [right, left];
  return heights.flatMap((height) => sides.map((side) => ({ ...side, top: height })));
}

const endOf = (line: Line | undefined) => line?.points.at(-1);

/** Above the line's end; below it where the other line ends too close above. */
function endSpots(lines: readonly Line[], scales: Scales, index: number): Spot[] {
  const top = topOf(scales, endOf(lines[index])?.y ?? 0);
  const other = endOf(lines[1 - index]);
  const room = other === undefined ? Infinity : top - topOf(scales, other.y);
  const above = top - textHeight - 0.375;
  const below = top + 0.375;
  const heights = room < 0 || room > textHeight + 1 ? [above, above - 0.5, above - 1, below] : [below, below + 0.5];
  return heights.map((height) => ({ x: 1, dx: 0, top: height, align: 'end' }));
}

const rises = (points: readonly LinePoint[], x: number, y: number): boolean =>
  (points.find((point) => point.x > x)?.y ?? y) >= y;

function ownLabels(lines: readonly Line[], scales: Scales, { x, text, amounts }: OwnWords): Label[] {
  const share = scales.x(x);
  const beside = [-1.25, -0.5, 1].flatMap((top): Spot[] => [
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
      },
    ];
  });
  return [{ key: 'own', width: textWidth(text), height: textHeight, spots: beside }, ...points];
}

/**
 * Where every text in the plot stands, so that none lies on another in the narrowest plot.
 *
 * @param ticks  values with a rule, which texts keep clear of where they can
 */
export function labelLines(
  lines: readonly Line[],
  scales: Scales,
  words: { crossing: CrossingWords | null; own: OwnWords | null },
  ticks: readonly number[] = [],
): LineLabels {
  const stem = words.crossing && placeStem(lines, scales, words.crossing);
  const labels = [
    ...lines.map(({ name }, index) => ({
      key: `end${index}`,
      width: textWidth(name) + 0.5, // bold
      height: textHeight,
      spots: endSpots(lines, scales, index),
    })),
    ...(words.own ? ownLabels(lines, scales, words.own) : []),
  ];
  const taken = stem ? [stem.box, stemBox(stem)] : [];
  const rather = ticks.map((tick): Box => {
    const top = topOf(scales, tick);
    return { left: 0, right: narrowest, top: top - 0.0625, bottom: top + 0.0625 };
  });
  return { spots: placeLabels(labels, narrowest, textArea, { taken, rather }), stem };
}
