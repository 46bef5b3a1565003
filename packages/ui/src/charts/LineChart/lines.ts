export interface LinePoint {
  x: number;
  y: number;
}

/** A point at each change of direction is enough: between two points the line is straight. */
export interface Line {
  /** Label at the line's end. */
  name: string;
  /** In ascending order of `x`, finite. */
  points: readonly LinePoint[];
}

type Points = readonly LinePoint[];

/** The line's value at `x`, interpolated between its points; `null` outside the line. */
export function valueAt(points: Points, x: number): number | null {
  for (const [index, point] of points.entries()) {
    if (point.x === x) return point.y;
    const next = points[index + 1];
    if (next && point.x < x && x < next.x) return point.y + ((next.y - point.y) * (x - point.x)) / (next.x - point.x);
  }
  return null;
}

/** The `x` of all points, in ascending order, each once. */
export function stopsOf(lines: readonly { points: Points }[], more: readonly number[] = []): number[] {
  return [...new Set([...lines.flatMap(({ points }) => points.map(({ x }) => x)), ...more])].sort((a, b) => a - b);
}

interface Gap {
  x: number;
  first: number;
  second: number;
}

function gaps(first: Points, second: Points): Gap[] {
  return stopsOf([{ points: first }, { points: second }]).flatMap((x) => {
    const values = [valueAt(first, x), valueAt(second, x)] as const;
    return values[0] === null || values[1] === null ? [] : [{ x, first: values[0], second: values[1] }];
  });
}

/**
 * Points where one line overtakes the other. Touching without overtaking is no crossing; lines that coincide for a
 * while cross where they part.
 */
export function crossings(first: Points, second: Points): LinePoint[] {
  const found: LinePoint[] = [];
  let before: Gap | undefined;
  let side = 0;
  for (const gap of gaps(first, second)) {
    const now = Math.sign(gap.first - gap.second);
    if (before && now !== 0 && side !== 0 && now !== side) {
      const [from, to] = [before.first - before.second, gap.first - gap.second];
      const share = from / (from - to);
      found.push({
        x: before.x + (gap.x - before.x) * share,
        y: before.first + (gap.first - before.first) * share,
      });
    }
    if (now !== 0) side = now;
    before = gap;
  }
  return found;
}

export interface GapPoint {
  x: number;
  low: number;
  high: number;
}

/** The area under the first line and above the second; its height is 0 where the first is lower. */
export function gapBetween(first: Points, second: Points): GapPoint[] {
  const between = gaps(first, second).map(({ x, ...values }) => ({
    x,
    low: values.second,
    high: Math.max(values.first, values.second),
  }));
  const crossed = crossings(first, second).map(({ x, y }) => ({ x, low: y, high: y }));
  return [...between, ...crossed].sort((a, b) => a.x - b.x);
}

/** The lowest and the highest value of a line in a range; `null` outside the line. */
export function rangeBetween(points: Points, from: number, to: number): { low: number; high: number } | null {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end || to < start.x || from > end.x) return null;
  const edges = [valueAt(points, Math.max(from, start.x)), valueAt(points, Math.min(to, end.x))];
  const values = [
    ...points.filter(({ x }) => x > from && x < to).map(({ y }) => y),
    ...edges.filter((value) => value !== null),
  ];
  return {
    low: values.reduce((lowest, value) => Math.min(lowest, value), Infinity),
    high: values.reduce((highest, value) => Math.max(highest, value), -Infinity),
  };
}

/** Index of the position nearest to `share`; the first of two that are equally near. Needs at least one position. */
export function nearest(places: readonly number[], share: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - share) < Math.abs((places[best] ?? 0) - share) ? index : best),
    0,
  );
}
