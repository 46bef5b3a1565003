import { Bar, Swatch } from './SegmentBar.styles.ts';
import { segmentWidths } from './segmentWidths.ts';

/** Each has a pattern besides its colour: full, hatched one way, hatched the other way, hollow. */
export type SegmentLook = 'full' | 'warning' | 'danger' | 'hollow';

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
