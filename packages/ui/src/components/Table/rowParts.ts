/** A rendered row, in px from the top of the scrolled content. */
export interface DrawnRow {
  index: number;
  start: number;
  end: number;
}

export type WindowPart = { kind: 'row'; index: number } | { kind: 'gap'; height: number; before: number };

export type MeasureRow = (row: HTMLElement | null) => void;

/** The rendered part of a long list, and the callback by which its rows report their height. */
export interface RowView {
  parts: readonly WindowPart[];
  measure: MeasureRow | undefined;
}

/**
 * The rows to render, and gaps as high as the others: between two rendered rows, above the first and below the last.
 *
 * @param drawn   rendered rows, in order of index
 * @param top     px at which the first row of the list starts
 * @param height  px of all rows together
 */
export function withGaps(drawn: readonly DrawnRow[], top: number, height: number): WindowPart[] {
  const parts: WindowPart[] = [];
  let reached = top;
  const fillUpTo = (place: number, before: number) => {
    if (place - reached > 0.5) parts.push({ kind: 'gap', height: place - reached, before });
  };
  for (const { index, start, end } of drawn) {
    fillUpTo(start, index);
    parts.push({ kind: 'row', index });
    reached = end;
  }
  fillUpTo(top + height, -1);
  return parts;
}

/** The focused row is rendered at any scroll position, and its neighbours, so that Tab moves to the next row. */
export function keptRows(kept: readonly number[], count: number): number[] {
  const rows = kept.flatMap((index) => (index < 0 ? [] : [index - 1, index, index + 1]));
  return rows.filter((index) => index >= 0 && index < count);
}

/** Merges both lists, each row once, in order. */
export const mergeRows = (some: readonly number[], others: readonly number[]): number[] =>
  [...new Set([...some, ...others])].sort((a, b) => a - b);
