import { useTranslation } from 'react-i18next';
import { regionOf } from '../../locales/figures.ts';
import { StarsFrame } from './Stars.styles.ts';

const mostStars = 5;

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

export interface StarsProps {
  /** From 0 to 5; shown and read aloud to the nearest half. */
  value: number;
}

const star = 'm8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z';
const leftHalf = 'M8 .9v11.4l-4.5 2.4.9-5L.8 6.2l5-.7z';
const pitch = 20;

/**
 * A read-only rating. Filled and empty stars differ in shape, and screen readers read one sentence ("4,5 van 5
 * sterren") instead of five icons.
 */
export function Stars({ value }: StarsProps) {
  const { t, i18n } = useTranslation('common');
  const rounded = roundToHalf(value);
  const said = new Intl.NumberFormat(regionOf(i18n.language), { maximumFractionDigits: 1 }).format(rounded);
  return (
    <StarsFrame>
      <svg
        viewBox={`0 0 ${mostStars * pitch - 4} 16`}
        role="img"
        aria-label={t('stars', { value: said, max: mostStars })}
      >
        {starFills(value).map((fill, index) => {
          const place = `translate(${index * pitch} 0)`;
          const key = `star ${index}`;
          if (fill === 'full') return <path key={key} transform={place} d={star} />;
          return (
            <g key={key} transform={place}>
              <path data-line="" d={star} />
              {fill === 'half' && <path d={leftHalf} />}
            </g>
          );
        })}
      </svg>
    </StarsFrame>
  );
}
