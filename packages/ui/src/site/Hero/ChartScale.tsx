import { useTranslation } from 'react-i18next';
import { Blocks, Degree, Scale } from './ChartScale.styles.ts';

/** Every ten degrees, far enough for very wide windows. */
const longitudes = Array.from({ length: 22 }, (_none, index) => -120 + index * 10);

/** The graduated edge of the chart above it: one block is one degree of the map, five on small screens. */
export function ChartScale() {
  const { t } = useTranslation('site');
  const name = (longitude: number) => {
    if (longitude === 0) return '0°';
    return `${Math.abs(longitude)}°${longitude < 0 ? t('hero.west') : t('hero.east')}`;
  };
  return (
    <Scale aria-hidden="true">
      <Blocks />
      {longitudes.map((longitude) => (
        <Degree key={longitude} style={{ '--longitude': longitude }}>
          {name(longitude)}
        </Degree>
      ))}
    </Scale>
  );
}
