import { languageOfPath, languages, publicPages, type Language, type PageId, type PublicPages } from '@fnc/domain';

export type { PageId } from '@fnc/domain';
export const languageOf = languageOfPath;

export const pageIdsOf = (pages: PublicPages): readonly PageId[] => Object.keys(pages) as readonly PageId[];
export const pageIds = pageIdsOf(publicPages);

/** Dutch at the specified routes, every other language under its own home page: `/en`. */
export const pathTo = (page: PageId, language: Language, pages: PublicPages = publicPages): string =>
  pages[page].path[language];

/** Every address at which a page is shown in a language, the main one first. */
export function pathsOf(page: PageId, language: Language, pages: PublicPages = publicPages): readonly string[] {
  const { path, otherPath } = pages[page];
  return otherPath === undefined ? [path[language]] : [path[language], otherPath[language]];
}

/** `/contact/` is `/contact`. */
export const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The page an address shows; `undefined` for an address the site does not have. */
export const pageAt = (pathname: string, pages: PublicPages = publicPages): PageId | undefined =>
  pageIdsOf(pages).find((page) => pathsOf(page, languageOf(pathname), pages).includes(withoutSlash(pathname)));

/** What is built as a file of its own. */
export const pathsOfAll = (pages: PublicPages): readonly string[] =>
  languages.flatMap((language) => pageIdsOf(pages).flatMap((page) => pathsOf(page, language, pages)));
export const allPaths = pathsOfAll(publicPages);

/**
 * A text that is an address of this site and nothing else: it begins with one slash and has no space, quote or other sign
 * that an address has not, so that nobody can make the home page say something. Otherwise `null`.
 */
export const pathIn = (text: string): string | null =>
  /^\/(?!\/)[\p{L}\p{N}\-._~!$&'()*+,;=:@%/]{0,199}$/u.test(text) ? text : null;

/** The home page, with a notice that names the address that was asked for. */
export const notFoundPath = (pathname: string): string =>
  `${pathTo('home', languageOf(pathname))}?notfound=${encodeURIComponent(pathname)}`;
