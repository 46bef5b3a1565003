import { useTranslation } from 'react-i18next';
import { regionOf } from '../../locales/figures.ts';
import { roundToHalf, starFills } from './stars.ts';
import { Drawing, StarsFrame } from './Stars.styles.ts';

export interface StarsProps {
  /** From 0 to `max`; drawn and said to the nearest half. */
  value: number;
  /** How many stars there are. Default 5. */
  max?: number | undefined;
  /** `medium` 16 px high, `large` 24 px. Default `medium`. */
  size?: 'medium' | 'large' | undefined;
  /** Shows the figure beside the stars, for who counts rather than looks. Default `none`. */
  figure?: 'none' | 'beside' | undefined;
}

const star = 'm8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z';
const leftHalf = 'M8 .9v11.4l-4.5 2.4.9-5L.8 6.2l5-.7z';
const pitch = 20;

/**
 * A rating that was given. Filled and empty stars differ in shape, and one sentence ("4,5 van 5 sterren") says it to a
 * screen reader in place of five drawings.
 */
export function Stars({ value, max = 5, size = 'medium', figure = 'none' }: StarsProps) {
  const { t, i18n } = useTranslation('common');
  const rounded = roundToHalf(value, max);
  const said = new Intl.NumberFormat(regionOf(i18n.language), { maximumFractionDigits: 1 }).format(rounded);
  return (
    <StarsFrame data-size={size}>
      <Drawing
        viewBox={`0 0 ${max * pitch - 4} 16`}
        role="img"
        aria-label={t('stars', { value: said, max })}
        preserveAspectRatio="xMinYMid"
      >
        {starFills(value, max).map((fill, index) => {
          const place = `translate(${index * pitch} 0)`;
          const key = `${index} of ${max}`;
          if (fill === 'full') return <path key={key} transform={place} d={star} />;
          return (
            <g key={key} transform={place}>
              <path data-line="" d={star} />
              {fill === 'half' && <path d={leftHalf} />}
            </g>
          );
        })}
      </Drawing>
      {figure === 'beside' && <span aria-hidden="true">{said}</span>}
    </StarsFrame>
  );
}
