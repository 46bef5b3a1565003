/**
 * The share of each step in the previous one. `null` for the first step, where either was not measured, or where the
 * previous one is zero: a share of zero is undefined, not 0 %.
 */
export function sharesOfPrevious(counts: readonly (number | null)[]): (number | null)[] {
  return counts.map((count, index) => {
    const before = index === 0 ? null : (counts[index - 1] ?? null);
    return count === null || before === null || before === 0 ? null : count / before;
  });
}

/** Bar lengths from a common zero; the longest is 1. Unmeasured and negative values have length 0. */
export function lengths(counts: readonly (number | null)[]): number[] {
  const most = counts.reduce<number>((found, count) => Math.max(found, count ?? 0), 0);
  return counts.map((count) => (most > 0 ? Math.max(0, count ?? 0) / most : 0));
}
