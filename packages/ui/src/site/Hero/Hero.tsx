import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { bookEmoji } from '../NavBar/NavItemIcon.tsx';
import { ChartScale } from './ChartScale.tsx';
import { Actions, EbookLink, Facts, Frame, Inner, Lead, TextBlock, Title } from './Hero.styles.ts';
import { Caption, Map, ScrollOn } from './HeroMap.styles.ts';

const HeroChart = lazy(() => import('./HeroChart.tsx'));

export interface HeroProps {
  guideHref: string;
  /** `#id` of what follows the hero. */
  nextHref: string;
  onContact: () => void;
}

/** The first screen: what it is, one sentence, one action, and the sea route as a chart. */
export function Hero({ guideHref, nextHref, onContact }: HeroProps) {
  const { t } = useTranslation('site');
  return (
    <Frame>
      <Inner>
        <TextBlock>
          <Title>{t('hero.title')}</Title>
          <Lead>{t('hero.subtitle')}</Lead>
          <Actions>
            <Button variant="primary" aria-haspopup="dialog" onClick={onContact}>
              {t('cta.button')}
            </Button>
            <EbookLink href={guideHref}>
              <span aria-hidden="true">{bookEmoji}</span> {t('navbar.freeEbook')}
            </EbookLink>
          </Actions>
          <Facts>
            <li>{t('hero.factDuration')}</li>
            <li>{t('hero.factAnswer')}</li>
            <li>{t('hero.factFree')}</li>
          </Facts>
        </TextBlock>
        <Map>
          <Suspense>
            <HeroChart />
          </Suspense>
        </Map>
        <Caption>
          <span>{t('hero.caption')}</span> <span>{t('hero.captionNote')}</span>
        </Caption>
        <ScrollOn href={nextHref}>{t('hero.scroll')}</ScrollOn>
      </Inner>
      <ChartScale />
    </Frame>
  );
}
