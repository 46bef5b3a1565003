import { publicPages } from '../pages/pages.data.ts';
import type { Language } from '../shared/language.ts';

/** Where the privacy statement of a language is read, from the root of the site. */
export const privacyPath = (language: Language): string => publicPages.privacy.path[language];
