import { arc, pie } from 'd3-shape';

export interface RingSegment {
  /** `d` of a path around the middle. */
  path: string;
  /** 0–1; `null` when the whole is nothing. */
  share: number | null;
}

/**
 * Segments of a ring, clockwise from the top. What is not above zero has no segment.
 *
 * @param radius  outer, in the drawing's units
 * @param width   of the ring
 */
export function ringSegments(values: readonly number[], radius: number, width: number): RingSegment[] {
  const drawn = values.map((value) => Math.max(0, value));
  const whole = drawn.reduce((sum, value) => sum + value, 0);
  const several = drawn.filter((value) => value > 0).length > 1;
  const pathOf = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius - width)
    .outerRadius(radius)
    .padAngle(several ? 0.05 : 0);
  return pie<number>()
    .sort(null)(drawn)
    .map(({ value, startAngle, endAngle }) => ({
      path: whole > 0 && value > 0 ? (pathOf({ startAngle, endAngle }) ?? '') : '',
      share: whole > 0 ? value / whole : null,
    }));
}
