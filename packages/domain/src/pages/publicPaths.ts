import { type Language, defaultLanguage, languages } from '../shared/language.ts';
import { publicPages } from './pages.data.ts';

const guides: Record<Language, string> = { nl: '/guide/cyprus-gids.pdf', en: '/guide/cyprus-guide.pdf' };

/** Path of the guide's download in a language. */
export const guidePath = (language: Language): string => guides[language];

/** Path of the privacy statement in a language. */
export const privacyPath = (language: Language): string => publicPages.privacy.path[language];

/**
 * Path of the page on which the newsletter is confirmed with one click.
 *
 * @param token from the link in the mail
 */
export const newsletterPath = (language: Language, token?: string): string =>
  publicPages.confirm.path[language] + (token === undefined ? '' : `?t=${encodeURIComponent(token)}`);

/** The language of a URL path: all languages except the default have their pages below their home page (`/en`). */
export function languageOfPath(pathname: string): Language {
  const { path } = publicPages.home;
  return (
    languages.find(
      (language) =>
        language !== defaultLanguage && (pathname === path[language] || pathname.startsWith(`${path[language]}/`)),
    ) ?? defaultLanguage
  );
}
