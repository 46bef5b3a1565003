import { dots, type Point } from './course.ts';

/** A box by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const steps = (from: number, to: number, pitch: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / pitch) + 1) }, (_, index) => from + index * pitch);

/** Rising lines at 45 degrees within a box. Drawn line by line: a repeated pattern is printed as a picture. */
export const diagonals = ({ left, top, right, bottom }: Box, pitch: number): string =>
  steps(left + top + pitch / 2, right + bottom, pitch)
    .map((sum) => {
      const from = { x: Math.max(left, sum - bottom), y: Math.min(bottom, sum - left) };
      const to = { x: Math.min(right, sum - top), y: Math.max(top, sum - right) };
      return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
    })
    .join('');

export const horizontals = ({ left, top, right, bottom }: Box, pitch: number): string =>
  steps(top + pitch / 2, bottom, pitch)
    .map((y) => `M${left} ${round(y)}H${right}`)
    .join('');

/** Vertical lines, each down to where `bottomAt` says, or to the bottom of the box. */
export const verticals = ({ left, top, right, bottom }: Box, pitch: number, bottomAt?: (x: number) => number): string =>
  steps(left + pitch / 2, right, pitch)
    .map((x) => `M${round(x)} ${top}V${round(Math.min(bottom, bottomAt?.(x) ?? bottom))}`)
    .join('');

/** Dots in staggered rows; `inside` leaves some out. */
export const stipple = (
  { left, top, right, bottom }: Box,
  pitch: number,
  inside: (point: Point) => boolean = () => true,
): string =>
  dots(
    steps(top + pitch / 2, bottom, pitch)
      .flatMap((y, row) => steps(left + (row % 2 ? pitch : pitch / 2), right, pitch).map((x) => ({ x, y })))
      .filter(inside),
  );
