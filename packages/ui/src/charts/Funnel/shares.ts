/**
 * What each step is of the one before. `null` where there is no step before, either was not measured, or the one before
 * is zero: a share of nothing is not 0 %.
 */
export function sharesOfPrevious(counts: readonly (number | null)[]): (number | null)[] {
  return counts.map((count, index) => {
    const before = index === 0 ? null : (counts[index - 1] ?? null);
    return count === null || before === null || before === 0 ? null : count / before;
  });
}

/** Lengths from one zero, the longest is 1. What was not measured or is below zero has none. */
export function lengths(counts: readonly (number | null)[]): number[] {
  const most = counts.reduce<number>((found, count) => Math.max(found, count ?? 0), 0);
  return counts.map((count) => (most > 0 ? Math.max(0, count ?? 0) / most : 0));
}
