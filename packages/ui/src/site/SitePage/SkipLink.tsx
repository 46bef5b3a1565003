import { useTranslation } from 'react-i18next';
import { Skip } from './SitePage.styles.ts';

/** `id` of every page's `<main>`. */
export const mainId = 'inhoud';

/** The first thing the tab key finds. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return <Skip href={`#${mainId}`}>{t('skipToContent')}</Skip>;
}
