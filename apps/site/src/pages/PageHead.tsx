import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import type { PageId } from '../paths.ts';
import { headKey } from '../seo/headKey.ts';
import { useServices } from '../ServicesProvider.tsx';

export interface PageHeadProps {
  page: PageId;
}

/**
 * Keeps title, description and addresses right while a visitor steps from page to page. The page that was loaded has its
 * head from the build (apps/site/seo), so nothing of it is in the scripts of a first visit.
 */
export function PageHead({ page }: PageHeadProps) {
  const { i18n } = useTranslation();
  const language = useSiteLanguage();
  const { showHead } = useServices();

  useEffect(
    () =>
      showHead(headKey(page, language), async () => {
        const { headWriter } = await import('../seo/headWriter.ts');
        return headWriter(i18n, page, language);
      }),
    [i18n, page, language, showHead],
  );
  return null;
}
