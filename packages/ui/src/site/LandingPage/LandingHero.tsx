import { brand } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { GuideCover } from '../../art/GuideCover/GuideCover.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { GuideForm, type GuideFormProps } from '../GuideForm/GuideForm.tsx';
import type { LandingVariant } from './landing.data.ts';
import { Book, FormPlace, Hero, Jump, Lead, Rose, Sand, Title } from './LandingHero.styles.ts';
import { useLandingFigures } from './useLandingFigures.ts';

export interface LandingHeroProps extends Omit<GuideFormProps, 'id' | 'size'> {
  variant: LandingVariant;
}

const formId = 'gids-aanvragen';

export function LandingHero({ variant, ...form }: LandingHeroProps) {
  const { t } = useTranslation(['landing', 'site']);
  const figures = useLandingFigures();
  return (
    <Hero>
      <Sand>
        <Rose>
          <CompassRose />
        </Rose>
      </Sand>
      <Book role="img" aria-label={t('landing:coverAlt')}>
        <GuideCover
          brand={brand.name}
          tagline={brand.tagline[form.language]}
          title={[t('site:guideCover.titleOne'), t('site:guideCover.titleTwo')]}
          subtitle={t('site:guideCover.subtitle')}
          notes={[t('site:guideCover.noteRates', figures), t('site:guideCover.noteAdvice')]}
        />
      </Book>
      <Title>{t(`landing:variants.${variant}.headline`)}</Title>
      <Lead>{t(`landing:variants.${variant}.subheadline`, figures)}</Lead>
      <Jump>
        <ButtonLink variant="primary" width="full" href={`#${formId}`}>
          {t('landing:jump')}
        </ButtonLink>
      </Jump>
      <FormPlace>
        <GuideForm {...form} id={formId} />
      </FormPlace>
    </Hero>
  );
}
