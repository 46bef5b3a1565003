/** How much of each star is filled, for a rating from 0 to `max`; to the nearest half, as the words say it too. */
export function starFills(value: number, max = 5): readonly ('full' | 'half' | 'empty')[] {
  const halves = roundToHalf(value, max) * 2;
  return Array.from({ length: max }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}

/** 4.3 → 4.5; never below 0 or above `max`. Not a number counts as 0. */
export function roundToHalf(value: number, max = 5): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(max, Math.max(0, Math.round(value * 2) / 2));
}
