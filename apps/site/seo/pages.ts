import type { Language } from '@fnc/domain';
import { addWords, createI18n, headWords, seoWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import { languageOf, pageAt, pageIds, siteLanguages, type PageId } from '../src/paths.ts';
import { isHidden, mainPage, siteHead, type SiteHead } from '../src/seo/siteHead.ts';

/** A page of the site with what is said about it. */
export interface SeoPage extends SiteHead {
  i18n: I18n;
}

/** Every page in every language, once, whatever its number of addresses. Rejects when words cannot be loaded. */
export async function seoPages(): Promise<readonly SeoPage[]> {
  const pages: SeoPage[] = [];
  for (const language of siteLanguages) {
    const i18n = await createI18n(language, seoWords);
    await addWords(i18n, language, headWords);
    for (const page of pageIds) pages.push({ ...(await siteHead(i18n, page, language)), i18n });
  }
  return pages;
}

/** @throws when the site has no page at this address */
export function pageOf(pages: readonly SeoPage[], path: string): SeoPage {
  const found = pages.find(({ page, language }) => page === pageAt(path) && language === languageOf(path));
  if (found === undefined) throw new Error(`No page at ${path}.`);
  return found;
}

/** The pages that search engines are to list: those for everyone that are not another page in other words. */
export const listedPages = (pages: readonly SeoPage[]): readonly SeoPage[] =>
  pages.filter(({ page }) => mainPage(page) === page && !isHidden(page));

/** Where the picture of a page for shared links is served. */
export const picturePath = (page: PageId, language: Language): string => `/og/${page}-${language}.png`;
