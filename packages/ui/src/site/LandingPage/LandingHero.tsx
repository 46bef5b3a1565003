import { brand, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { GuideCover } from '../../art/GuideCover/GuideCover.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { GuideForm } from '../GuideForm/GuideForm.tsx';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import type { LandingVariant } from './landing.data.ts';
import { Book, FormPlace, Hero, Jump, Lead, Rose, Sand, Title } from './LandingHero.styles.ts';

export interface LandingHeroProps {
  variant: LandingVariant;
  language: Language;
  privacyHref: string;
  onRequest: RequestGuide;
}

const formId = 'gids-aanvragen';

export function LandingHero({ variant, language, privacyHref, onRequest }: LandingHeroProps) {
  const { t } = useTranslation('site');
  return (
    <Hero>
      <Sand>
        <Rose>
          <CompassRose />
        </Rose>
      </Sand>
      <Book role="img" aria-label={t('landing.coverAlt')}>
        <GuideCover
          brand={brand.name}
          tagline={brand.tagline[language]}
          title={[t('landing.coverTitleOne'), t('landing.coverTitleTwo')]}
          subtitle={t('landing.coverSubtitle')}
          notes={[t('landing.coverNoteOne'), t('landing.coverNoteTwo')]}
        />
      </Book>
      <Title>{t(`landing.variants.${variant}.headline`)}</Title>
      <Lead>{t(`landing.variants.${variant}.subheadline`)}</Lead>
      <Jump>
        <ButtonLink variant="primary" width="full" href={`#${formId}`}>
          {t('landing.jump')}
        </ButtonLink>
      </Jump>
      <FormPlace>
        <GuideForm id={formId} language={language} privacyHref={privacyHref} onRequest={onRequest} />
      </FormPlace>
    </Hero>
  );
}
