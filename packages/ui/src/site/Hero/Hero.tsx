import { claims } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { bookEmoji } from '../NavBar/bookEmoji.ts';
import { ChartScale } from './ChartScale.tsx';
import { Actions, EbookLink, Facts, Frame, Inner, Lead, TextBlock, Title } from './Hero.styles.ts';
import { HeroChart } from './HeroChart.tsx';
import { Caption, Map, ScrollOn } from './HeroMap.styles.ts';

export interface HeroProps {
  contactHref: string;
  guideHref: string;
  /** `#id` of what follows the hero. */
  nextHref: string;
}

/** The first screen: what it is, one sentence, one action, and the sea route as a chart. */
export function Hero({ contactHref, guideHref, nextHref }: HeroProps) {
  const { t, i18n } = useTranslation('site');
  return (
    <Frame>
      <Inner>
        <TextBlock>
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
