import type { Language } from '../shared/language.ts';

const paths: Record<Language, string> = { nl: '/privacy', en: '/en/privacy' };

/** Where the privacy statement of a language is read, from the root of the site. */
export const privacyPath = (language: Language): string => paths[language];
