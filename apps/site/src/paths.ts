import type { Language } from '@fnc/domain';

export const pageIds = [
  'home',
  'contact',
  'calculator',
  'guide',
  'linkedin',
  'facebook',
  'privacy',
  'unsubscribe',
  'confirm',
] as const;
export type PageId = (typeof pageIds)[number];

/** Every page of the site at its main address. Dutch at the specified routes, English under `/en`. */
const paths: Record<Language, Record<PageId, string>> = {
  nl: {
    home: '/',
    contact: '/contact',
    calculator: '/calculator',
    guide: '/cyprus-gids',
    linkedin: '/linkedin',
    facebook: '/facebook',
    privacy: '/privacy',
    unsubscribe: '/afmelden',
    confirm: '/bevestigen',
  },
  en: {
    home: '/en',
    contact: '/en/contact',
    calculator: '/en/calculator',
    guide: '/en/cyprus-guide',
    linkedin: '/en/linkedin',
    facebook: '/en/facebook',
    privacy: '/en/privacy',
    unsubscribe: '/en/unsubscribe',
    confirm: '/en/confirm',
  },
};

/** Second addresses of a page. */
const otherPaths: Record<Language, Partial<Record<PageId, string>>> = {
  nl: { calculator: '/besparingscalculator' },
  en: { calculator: '/en/savings-calculator' },
};

/** In the order of the product; read from the addresses, so that a page does not fetch the schemas for it. */
export const siteLanguages = Object.keys(paths) as readonly Language[];

export const pathTo = (page: PageId, language: Language): string => paths[language][page];

/** Every address at which a page is shown in a language, the main one first. */
export const pathsOf = (page: PageId, language: Language): readonly string[] => {
  const other = otherPaths[language][page];
  return other === undefined ? [paths[language][page]] : [paths[language][page], other];
};

export const languageOf = (pathname: string): Language =>
  pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'nl';

/** `/contact/` is `/contact`. */
export const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The page an address shows; `undefined` for an address the site does not have. */
export const pageAt = (pathname: string): PageId | undefined =>
  pageIds.find((page) => pathsOf(page, languageOf(pathname)).includes(withoutSlash(pathname)));

/** What is built as a file of its own. */
export const allPaths: readonly string[] = siteLanguages.flatMap((language) =>
  pageIds.flatMap((page) => pathsOf(page, language)),
);

/**
 * A text that is an address of this site and nothing else: it begins with one slash and has no space, quote or other sign
 * that an address has not, so that nobody can make the home page say something. Otherwise `null`.
 */
export const pathIn = (text: string): string | null =>
  /^\/(?!\/)[\p{L}\p{N}\-._~!$&'()*+,;=:@%/]{0,199}$/u.test(text) ? text : null;

/** The home page, with a notice that names the address that was asked for. */
export const notFoundPath = (pathname: string): string =>
  `${pathTo('home', languageOf(pathname))}?notfound=${encodeURIComponent(pathname)}`;
