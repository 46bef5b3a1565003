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
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Hero>
      <Sand>
        <Rose>
          <CompassRose />
        </Rose>
      </Sand>
      <Book role="img" aria-label={t('coverAlt')}>
        <GuideCover
          brand={brand.name}
          tagline={brand.tagline[form.language]}
          title={[t('coverTitleOne'), t('coverTitleTwo')]}
          subtitle={t('coverSubtitle')}
          notes={[t('coverNoteOne', figures), t('coverNoteTwo')]}
        />
      </Book>
      <Title>{t(`variants.${variant}.headline`)}</Title>
      <Lead>{t(`variants.${variant}.subheadline`, figures)}</Lead>
      <Jump>
        <ButtonLink variant="primary" width="full" href={`#${formId}`}>
          {t('jump')}
        </ButtonLink>
      </Jump>
      <FormPlace>
        <GuideForm {...form} id={formId} />
      </FormPlace>
    </Hero>
  );
}
