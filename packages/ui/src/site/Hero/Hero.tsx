import { claims, languageOf, printCalculatorState, rulesOf, solveCase, workedCases } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { EuropeChart } from '../../art/EuropeChart/EuropeChart.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatEuros, formatFigure } from '../../locales/figures.ts';
import { Marked } from '../Marked/Marked.tsx';
import { bookEmoji } from '../NavBar/navEntries.ts';
import {
  Actions,
  Caption,
  Degree,
  EbookLink,
  Example,
  Facts,
  Frame,
  Inner,
  Map,
  Scale,
  ScrollOn,
  TextBlock,
} from './Hero.styles.ts';

/** Every ten degrees, enough for very wide windows. */
const longitudes = Array.from({ length: 22 }, (_none, index) => -120 + index * 10);

/** The graduated edge of the chart above: one block is one degree of the map, five on small screens. */
function ChartScale() {
  const { t } = useTranslation('site');
  const name = (longitude: number) => {
    if (longitude === 0) return '0°';
    return `${Math.abs(longitude)}°${longitude < 0 ? t('hero.west') : t('hero.east')}`;
  };
  return (
    <Scale aria-hidden="true">
      <div />
      {longitudes.map((longitude) => (
        <Degree key={longitude} style={{ '--longitude': longitude }}>
          {name(longitude)}
        </Degree>
      ))}
    </Scale>
  );
}

/** The sea route with its place names. */
function HeroChart() {
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
      <div>
        <CompassRose />
      </div>
    </>
  );
}

export interface HeroProps {
  contactHref: string;
  guideHref: string;
  calculatorHref: string;
  /** `#id` of the section after the hero. */
  nextHref: string;
}

/** The first screen: audience, service, one action, one amount with its condition, and the sea route as a chart. */
export function Hero({ contactHref, guideHref, calculatorHref, nextHref }: HeroProps) {
  const { t, i18n } = useTranslation('site');
  const language = languageOf(i18n.language);
  const { t: home } = useTranslation('home');
  const euros = (cents: number) => formatEuros(cents / 100, language);
  const figures = {
    amount: euros(solveCase('moves').difference),
    profit: euros(workedCases.moves.revenue),
    years: rulesOf(workedCases.moves.rateSet).years[language],
    dearer: euros(-solveCase('stays').difference),
  };
  return (
    <Frame>
      <Inner>
        <TextBlock>
          <p>{home('hero.forWhom')}</p>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.subtitle')}</p>
          <Actions>
            <ButtonLink variant="primary" href={contactHref} aria-haspopup="dialog">
              {t('cta.button')}
            </ButtonLink>
            <EbookLink href={guideHref}>
              <span aria-hidden="true">{bookEmoji}</span> {t('navbar.freeEbook')}
            </EbookLink>
          </Actions>
          <Facts>
            <li>{t('hero.factDuration', { minutes: claims.intakeMinutes.value })}</li>
            <li>{t('hero.factAnswer', { hours: claims.answerHours.value })}</li>
            <li>{t('hero.factFree')}</li>
          </Facts>
        </TextBlock>
        <Example>
          <p>
            <Marked text={home('hero.example', figures)} marks={{ amount: <b /> }} />
          </p>
          <p>
            {home('hero.exampleTerms', figures)}{' '}
            <Link href={`${calculatorHref}?${printCalculatorState(workedCases.moves, language)}`}>
              {home('hero.exampleLink')}
            </Link>
          </p>
        </Example>
        <Map>
          <HeroChart />
        </Map>
        <Caption>
          <span>{t('hero.caption', { miles: formatFigure(claims.routeNauticalMiles.value, i18n.language) })}</span>{' '}
          <span>{t('hero.captionNote')}</span>
        </Caption>
        <ScrollOn href={nextHref}>{t('hero.scroll')}</ScrollOn>
      </Inner>
      <ChartScale />
    </Frame>
  );
}
