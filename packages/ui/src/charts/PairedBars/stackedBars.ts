export interface Span {
  /** Where it begins, 0–1 of the width. */
  from: number;
  /** Where it ends. */
  to: number;
}

/** Amounts that lie one after the other. What is not above zero has no length. */
export const barTotal = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);

/**
 * The segments of one bar, on a scale that ends at `longest`.
 *
 * @param longest  total of the longest bar; at zero or less there is nothing to draw
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
  /** Which bar is shorter: the measure is drawn behind it. */
  bar: 0 | 1;
  span: Span;
  /** Never below zero. */
  amount: number;
}

/** What the shorter of two bars lacks; `null` when they are equally long. */
export function differenceOf(first: number, second: number): Difference | null {
  if (first === second) return null;
  const [short, long] = first < second ? [first, second] : [second, first];
  return { bar: first < second ? 0 : 1, span: { from: short / long, to: 1 }, amount: long - short };
}
