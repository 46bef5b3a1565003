import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Contents, Head, List, PageNumber, Part } from './GuideContents.styles.ts';
import { guideParts } from './landing.data.ts';

/** What is in the guide, as a list of contents. */
export function GuideContents() {
  const { t } = useTranslation('site');
  return (
    <Contents>
      <Head>
        <h2>{t('landing.contentsTitle')}</h2>
        <p>{t('landing.contentsLead')}</p>
      </Head>
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
    </Contents>
  );
}
