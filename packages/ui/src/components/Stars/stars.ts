export const mostStars = 5;

/** How much of each star is filled, to the nearest half, as in the text. */
export function starFills(value: number): readonly ('full' | 'half' | 'empty')[] {
  const halves = roundToHalf(value) * 2;
  return Array.from({ length: mostStars }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}

/** 4.3 → 4.5; clamped to 0–5. `NaN` counts as 0. */
export function roundToHalf(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(mostStars, Math.max(0, Math.round(value * 2) / 2));
}
