import { useTranslation } from 'react-i18next';
import { BayChart } from '../../art/BayChart/BayChart.tsx';
import { Frame, PlacedDividers, Sheet } from './FramedBay.styles.ts';
import { bayGraticule, baySoundings, bayView } from './framedBay.data.ts';

/** The sea between Akrotiri and Limassol in a graduated frame, with dividers set from the cape to the harbour. */
export function FramedBay() {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  return (
    <Frame aria-hidden="true">
      <Sheet>
        <BayChart viewBox={bayView} graticule={bayGraticule} harbour={site('waypoints.limassol')}>
          {baySoundings.map(({ fathoms, x, y }) => (
            <text key={fathoms} className="sounding" x={x} y={y}>
              {fathoms}
            </text>
          ))}
          <text className="bay" x="186" y="417">
            {t('founderStory.episkopiBay')}
          </text>
          <text className="bay" x="422" y="319">
            {t('founderStory.akrotiriBay')}
          </text>
        </BayChart>
        <PlacedDividers />
      </Sheet>
    </Frame>
  );
}
