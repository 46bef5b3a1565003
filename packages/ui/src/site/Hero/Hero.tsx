import { claims, printCalculatorState, rulesOf, solveCase, workedCases } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatEuros, formatFigure } from '../../locales/figures.ts';
import { Marked } from '../Marked/Marked.tsx';
import { bookEmoji } from '../NavBar/bookEmoji.ts';
import { ChartScale } from './ChartScale.tsx';
import { Actions, EbookLink, Example, Facts, ForWhom, Frame, Inner, Lead, TextBlock, Title } from './Hero.styles.ts';
import { HeroChart } from './HeroChart.tsx';
import { Caption, Map, ScrollOn } from './HeroMap.styles.ts';

export interface HeroProps {
  contactHref: string;
  guideHref: string;
  calculatorHref: string;
  /** `#id` of what follows the hero. */
  nextHref: string;
}

/** The first screen: for whom, what it is, one action, one sum with its condition, and the sea route as a chart. */
export function Hero({ contactHref, guideHref, calculatorHref, nextHref }: HeroProps) {
  const { t, i18n } = useTranslation('site');
  const language = i18n.language === 'en' ? 'en' : 'nl';
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
          <ForWhom>{home('hero.forWhom')}</ForWhom>
          <Title>{t('hero.title')}</Title>
          <Lead>{t('hero.subtitle')}</Lead>
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
