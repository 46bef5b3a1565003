import type { Language } from '../shared/language.ts';

const paths: Record<Language, string> = { nl: '/guide/cyprus-gids.pdf', en: '/guide/cyprus-guide.pdf' };

/** Where the guide of a language is downloaded, from the root of the site. */
export const guidePath = (language: Language): string => paths[language];
