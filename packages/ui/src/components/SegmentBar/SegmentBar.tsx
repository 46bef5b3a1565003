import { useTranslation } from 'react-i18next';
import { formatFigure } from '../../locales/figures.ts';
import { Bar, Legend, Swatch } from './SegmentBar.styles.ts';
import { segmentWidths } from './segmentWidths.ts';

/** Each has a pattern of its own besides its colour: full, hatched one way, hatched the other way, hollow. */
type SegmentLook = 'full' | 'warning' | 'danger' | 'hollow';

export interface SegmentPart {
  /** "Met toestemming". */
  label: string;
  /** Whole things, ≥ 0. */
  value: number;
  look: SegmentLook;
}

export interface SegmentBarProps {
  /** What is divided: "Ontvangers". Heads the list for a screen reader. */
  label: string;
  /** In the order of the legend. */
  parts: readonly SegmentPart[];
}

/**
 * A whole and its parts, from left to right in the order of the figures below. The bar is silent: the legend says each
 * part in words and figures, and its swatch shows the pattern.
 */
export function SegmentBar({ label, parts }: SegmentBarProps) {
  const { i18n } = useTranslation();
  const widths = segmentWidths(parts.map(({ value }) => value));
  return (
    <div>
      <Bar aria-hidden="true">
        {parts.map(
          ({ label: name, value, look }, index) =>
            value > 0 && <span key={name} data-look={look} style={{ flexBasis: `${widths[index] ?? 0}%` }} />,
        )}
      </Bar>
      <Legend aria-label={label}>
        {parts.map(({ label: name, value, look }) => (
          <li key={name}>
            <Swatch data-look={look} aria-hidden="true" />
            <span>{name}</span>
            <strong>{formatFigure(value, i18n.language)}</strong>
          </li>
        ))}
      </Legend>
    </div>
  );
}
