import { type Language, defaultLanguage, languages } from '../shared/language.ts';
import { publicPages } from './pages.data.ts';

const guides: Record<Language, string> = { nl: '/guide/cyprus-gids.pdf', en: '/guide/cyprus-guide.pdf' };

/** Where the guide of a language is downloaded, from the root of the site. */
export const guidePath = (language: Language): string => guides[language];

/** Where the privacy statement of a language is read, from the root of the site. */
export const privacyPath = (language: Language): string => publicPages.privacy.path[language];

/**
 * The page on which somebody confirms the newsletter with one click, from the root of the site.
 *
 * @param token of the link in the mail
 */
export const newsletterPath = (language: Language, token?: string): string =>
  publicPages.confirm.path[language] + (token === undefined ? '' : `?t=${encodeURIComponent(token)}`);

/** The language of an address of the site: each but the default one has its pages below its home page (`/en`). */
export function languageOfPath(pathname: string): Language {
  const { path } = publicPages.home;
  return (
    languages.find(
      (language) =>
        language !== defaultLanguage && (pathname === path[language] || pathname.startsWith(`${path[language]}/`)),
    ) ?? defaultLanguage
  );
}
