import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { EuropeChart } from '../../art/EuropeChart/EuropeChart.tsx';
import { Rose } from './HeroMap.styles.ts';

/** The sea route with its names. */
export function HeroChart() {
  const { t } = useTranslation('site');
  return (
    <>
      <EuropeChart
        names={{
          hoekVanHolland: t('waypoints.hoekVanHolland'),
          ouessant: t('waypoints.ouessant'),
          kaapRoca: t('waypoints.kaapRoca'),
          gibraltar: t('waypoints.gibraltar'),
          kaapBon: t('waypoints.kaapBon'),
          kreta: t('waypoints.kreta'),
          limassol: t('waypoints.limassol'),
        }}
      />
      <Rose>
        <CompassRose />
      </Rose>
    </>
  );
}
