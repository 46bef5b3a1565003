import { defaultLanguage, languages, type Language } from '../shared/language.ts';
import { publicPages } from './pages.data.ts';

const homes = publicPages.home.path;

/** The language of an address of the site: each but the default one has its pages below its home page (`/en`). */
export const languageOfPath = (pathname: string): Language =>
  languages.find(
    (language) =>
      language !== defaultLanguage && (pathname === homes[language] || pathname.startsWith(`${homes[language]}/`)),
  ) ?? defaultLanguage;
