import { publicPages } from '../pages/pages.data.ts';
import type { Language } from '../shared/language.ts';

const paths = publicPages.confirm.path;

/**
 * The page on which somebody confirms the newsletter with one click, from the root of the site.
 *
 * @param token of the link in the mail
 */
export const newsletterPath = (language: Language, token?: string): string =>
  token === undefined ? paths[language] : `${paths[language]}?t=${encodeURIComponent(token)}`;
