import { languageOfPath, languages, publicPages, type Language, type PageId, type PublicPages } from '@fnc/domain';

export type { PageId } from '@fnc/domain';
export const languageOf = languageOfPath;

export const pageIdsOf = (pages: PublicPages): readonly PageId[] => Object.keys(pages) as readonly PageId[];
export const pageIds = pageIdsOf(publicPages);

/** Dutch at the specified routes, every other language under its own home page: `/en`. */
export const pathTo = (page: PageId, language: Language, pages: PublicPages = publicPages): string =>
  pages[page].path[language];

/** Every address of a page in a language, the main one first. */
export function pathsOf(page: PageId, language: Language, pages: PublicPages = publicPages): readonly string[] {
  const { path, otherPath } = pages[page];
  return otherPath === undefined ? [path[language]] : [path[language], otherPath[language]];
}

/** `/contact/` becomes `/contact`. */
export const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The page at an address; `undefined` for an address the site does not have. */
export const pageAt = (pathname: string, pages: PublicPages = publicPages): PageId | undefined =>
  pageIdsOf(pages).find((page) => pathsOf(page, languageOf(pathname), pages).includes(withoutSlash(pathname)));

/** The pages that are built as files. */
export const pathsOfAll = (pages: PublicPages): readonly string[] =>
  languages.flatMap((language) => pageIdsOf(pages).flatMap((page) => pathsOf(page, language, pages)));
export const allPaths = pathsOfAll(publicPages);

/**
 * A text that is only an address of this site: it begins with one slash and has no space, quote or other character that
 * addresses lack, so that nobody can make the home page show a message. Otherwise `null`.
 */
export const pathIn = (text: string): string | null =>
  /^\/(?!\/)[\p{L}\p{N}\-._~!$&'()*+,;=:@%/]{0,199}$/u.test(text) ? text : null;

/** The home page, with a notice that names the requested address. */
export const notFoundPath = (pathname: string): string =>
  `${pathTo('home', languageOf(pathname))}?notfound=${encodeURIComponent(pathname)}`;
