import { Bar, Swatch } from './SegmentBar.styles.ts';

/**
 * Shares of the bar in percent, in the given order. Every value above 0 gets at least 2 %, so that one refused address
 * among a thousand is visible; the others shrink accordingly.
 */
export function segmentWidths(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total === 0) return values.map(() => 0);
  const shares = values.map((value) => (Math.max(0, value) / total) * 100);
  const lifted = shares.map((share) => (share > 0 ? Math.max(share, least) : 0));
  const sum = lifted.reduce((all, share) => all + share, 0);
  const room = lifted.reduce((all, share) => all + Math.max(0, share - least), 0);
  return lifted.map((share) => (share > least ? share - ((share - least) / room) * (sum - 100) : share));
}

const least = 2;

/** Each has a pattern besides its colour: full, upright stripes, hatched one way, hatched the other way, hollow. */
export type SegmentLook = 'full' | 'stripes' | 'warning' | 'danger' | 'hollow';

export interface SegmentBarProps {
  /** From left to right, integers ≥ 0; a part with value 0 is not shown. */
  parts: readonly { readonly look: SegmentLook; readonly value: number }[];
  /** In px. Default 10. */
  height?: number | undefined;
}

/** A whole and its parts. Hidden from screen readers: the numbers next to it name each part, with a `SegmentSwatch`. */
export function SegmentBar({ parts, height = 10 }: SegmentBarProps) {
  const widths = segmentWidths(parts.map(({ value }) => value));
  return (
    <Bar aria-hidden="true" style={{ height }}>
      {parts.map(
        ({ look, value }, index) =>
          value > 0 && <span key={look} data-look={look} style={{ flexBasis: `${widths[index] ?? 0}%` }} />,
      )}
    </Bar>
  );
}

/** The pattern of a part, before its label in a legend. */
export const SegmentSwatch = ({ look }: { look: SegmentLook }) => <Swatch data-look={look} aria-hidden="true" />;
