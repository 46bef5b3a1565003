/** Index of the position nearest to `share`; the first of two that are equally near. Needs at least one position. */
export function nearest(places: readonly number[], share: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - share) < Math.abs((places[best] ?? 0) - share) ? index : best),
    0,
  );
}
