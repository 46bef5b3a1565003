import { claims } from '@fnc/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Waypoint as ChartWaypoint } from '../../art/Chart/Chart.tsx';
import { CyprusChart } from '../../art/CyprusChart/CyprusChart.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Waypoint } from '../../components/Section/Waypoint.tsx';
import { Banner, Chart, Invitation } from './CtaBanner.styles.ts';

export interface CtaBannerProps {
  contactHref: string;
}

/** From the right margin, where the previous section's course ends, round the island to Limassol. */
const landfall = 'M1059 -400V410C1059 570 880 679 709 679C610 679 545 634 506 564';
/** Without a margin it comes from below. */
const landfallFromBelow = 'M760 801C650 752 560 672 506 564';

/** The page's one action, where the course ends at Limassol. */
export function CtaBanner({ contactHref }: CtaBannerProps) {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const titleId = useId();
  return (
    <Banner id="next" background="tint" aria-labelledby={titleId}>
      <Invitation>
        <Waypoint name={site('waypoints.limassol')} coordinates={t('ctaBanner.coordinates')} />
        <Heading level={2} size="h2" id={titleId}>
          {t('ctaBanner.title', { minutes: claims.intakeMinutes.value })}
        </Heading>
        <p>{t('ctaBanner.lead')}</p>
        <ButtonLink variant="primary" href={contactHref} aria-haspopup="dialog">
          {site('cta.button')}
        </ButtonLink>
      </Invitation>
      <Chart>
        <CyprusChart>
          <path className="course margin" d={landfall} />
          <path className="course below" d={landfallFromBelow} />
          <ChartWaypoint x={500} y={551.2} dx={-10} dy={-60} anchor="middle" name={site('waypoints.limassol')} end />
        </CyprusChart>
      </Chart>
    </Banner>
  );
}
