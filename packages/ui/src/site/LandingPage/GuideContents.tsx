import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section/Section.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { List, PageNumber, Part } from './GuideContents.styles.ts';
import { guideParts, type LandingVariant } from './landing.data.ts';
import { useLandingFigures } from './useLandingFigures.ts';

/** The guide's table of contents. */
export function GuideContents({ variant }: { variant: LandingVariant }) {
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Section background="surface" title={t('contentsTitle')} lead={t('contentsLead')}>
      <List>
        {guideParts(variant).map(({ id, page }) => (
          <Part key={id}>
            <PageNumber aria-hidden="true">
              {t('page')} <b>{page}</b>
            </PageNumber>
            <div>
              <h3>{t(`items.${id}.title`)}</h3>
              <p>
                {t(`items.${id}.text`, figures)}
                <VisuallyHidden> ({t('pageName', { page })})</VisuallyHidden>
              </p>
            </div>
          </Part>
        ))}
      </List>
    </Section>
  );
}
