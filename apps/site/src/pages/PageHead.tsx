import { brand } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { pathTo, siteLanguages, type PageId } from '../paths.ts';

const locales = { nl: 'nl_NL', en: 'en_GB' } as const;

const absolute = (path: string) => `https://${brand.domain}${path}`;

export interface PageHeadProps {
  page: PageId;
  /** Where the same content has its main address: the contact form opens over the home page. */
  canonical?: PageId;
}

/** Title, description and addresses for search engines and shared links; React puts them in the head. */
export function PageHead({ page, canonical = page }: PageHeadProps) {
  const { t } = useTranslation('site');
  const language = useSiteLanguage();
  const address = absolute(pathTo(canonical, language));
  const title = t(`meta.${page}.title`, { brand: brand.name });
  const description = t(`meta.${page}.description`);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {siteLanguages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={absolute(pathTo(canonical, each))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(pathTo(canonical, 'nl'))} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={`${brand.name} – ${brand.tagline[language]}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
    </>
  );
}
