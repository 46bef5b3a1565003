export interface Span {
  /** Start, 0–1 of the width. */
  from: number;
  /** End, 0–1 of the width. */
  to: number;
}

/** The sum of stacked amounts. Amounts of zero or less have no length. */
export const barTotal = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);

/**
 * The segments of one bar, on a scale that ends at `longest`.
 *
 * @param longest  total of the longest bar; at zero or less there are no segments
 */
export function stackedSpans(amounts: readonly number[], longest: number): Span[] {
  let from = 0;
  return amounts.map((amount) => {
    const length = longest > 0 ? Math.max(0, amount) / longest : 0;
    const span = { from, to: Math.min(1, from + length) };
    from = span.to;
    return span;
  });
}

export interface Difference {
  /** Index of the shorter bar: the measure follows it. */
  bar: 0 | 1;
  span: Span;
  /** Never below zero. */
  amount: number;
}

/** The difference between two bars; `null` when they are equal. */
export function differenceOf(first: number, second: number): Difference | null {
  if (first === second) return null;
  const [short, long] = first < second ? [first, second] : [second, first];
  return { bar: first < second ? 0 : 1, span: { from: short / long, to: 1 }, amount: long - short };
}
