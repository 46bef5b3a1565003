/** Index of the place nearest to `share`; the first of two that are equally near. At least one place. */
export function nearest(places: readonly number[], share: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - share) < Math.abs((places[best] ?? 0) - share) ? index : best),
    0,
  );
}
