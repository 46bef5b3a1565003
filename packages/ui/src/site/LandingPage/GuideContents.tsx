import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section/Section.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { List, PageNumber, Part } from './GuideContents.styles.ts';
import { guideParts } from './landing.data.ts';

/** What is in the guide, as a list of contents. */
export function GuideContents() {
  const { t } = useTranslation('site');
  return (
    <Section ground="surface" title={t('landing.contentsTitle')} lead={t('landing.contentsLead')}>
      <List>
        {guideParts.map(({ id, page }) => (
          <Part key={id}>
            <PageNumber aria-hidden="true">
              {t('landing.page')} <b>{page}</b>
            </PageNumber>
            <div>
              <h3>{t(`landing.items.${id}.title`)}</h3>
              <p>
                {t(`landing.items.${id}.text`)}
                <VisuallyHidden> ({t('landing.pageName', { page })})</VisuallyHidden>
              </p>
            </div>
          </Part>
        ))}
      </List>
    </Section>
  );
}
