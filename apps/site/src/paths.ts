import type { Language } from '@fnc/domain';

export const pageIds = ['home', 'contact', 'guide', 'privacy'] as const;
export type PageId = (typeof pageIds)[number];

/** Every address of the site. Dutch at the specified routes, English under `/en`. */
const paths: Record<Language, Record<PageId, string>> = {
  nl: { home: '/', contact: '/contact', guide: '/cyprus-gids', privacy: '/privacy' },
  en: { home: '/en', contact: '/en/contact', guide: '/en/cyprus-guide', privacy: '/en/privacy' },
};

/** In the order of the product; read from the addresses, so that a page does not fetch the schemas for it. */
export const siteLanguages = Object.keys(paths) as readonly Language[];

export const pathTo = (page: PageId, language: Language): string => paths[language][page];

export const languageOf = (pathname: string): Language =>
  pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'nl';

/** What is built as a file of its own. */
export const allPaths: readonly string[] = siteLanguages.flatMap((language) => Object.values(paths[language]));

/** `/contact/` is `/contact`. */
export const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The home page, with a notice that names the address that was asked for. */
export const notFoundPath = (pathname: string): string =>
  `${pathTo('home', languageOf(pathname))}?notfound=${encodeURIComponent(pathname)}`;
