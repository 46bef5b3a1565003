import { Bar, Swatch } from './SegmentBar.styles.ts';
import { segmentWidths } from './segmentWidths.ts';

/** Each has a pattern of its own besides its colour: full, hatched one way, hatched the other way, hollow. */
export type SegmentLook = 'full' | 'warning' | 'danger' | 'hollow';

export interface SegmentBarProps {
  /** From left to right, whole things ≥ 0; a part of none is not drawn. */
  parts: readonly { readonly look: SegmentLook; readonly value: number }[];
}

/** A whole and its parts. Silent: the figures beside it say each part, with its `SegmentSwatch` where they need one. */
export function SegmentBar({ parts }: SegmentBarProps) {
  const widths = segmentWidths(parts.map(({ value }) => value));
  return (
    <Bar aria-hidden="true">
      {parts.map(
        ({ look, value }, index) =>
          value > 0 && <span key={look} data-look={look} style={{ flexBasis: `${widths[index] ?? 0}%` }} />,
      )}
    </Bar>
  );
}

/** The pattern of a part, in front of its words in a legend. */
export const SegmentSwatch = ({ look }: { look: SegmentLook }) => <Swatch data-look={look} aria-hidden="true" />;
