import { languages, publicPages, type Language, type PageId, type PublicPages } from '@fnc/domain';
import { addWords, createI18n, headWords, seoWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import { languageOf, pageIdsOf, withoutSlash } from '../src/paths.ts';
import { siteHead, type SiteHead } from '../src/seo/siteHead.ts';

/** A page of the site with its head data. */
export interface SeoPage extends SiteHead {
  i18n: I18n;
}

/** Every page in every language, once, even with several addresses. Rejects when words cannot be loaded. */
export async function seoPages(pages: PublicPages = publicPages): Promise<readonly SeoPage[]> {
  const found: SeoPage[] = [];
  for (const language of languages) {
    const i18n = await createI18n(language, seoWords);
    await addWords(i18n, language, headWords);
    for (const page of pageIdsOf(pages)) found.push({ ...(await siteHead(i18n, page, language, pages)), i18n });
  }
  return found;
}

/** @throws when the site has no page at this address */
export function pageOf(pages: readonly SeoPage[], path: string): SeoPage {
  const asked = withoutSlash(path);
  const found = pages.find(
    ({ record, language }) =>
      language === languageOf(path) && [record.path[language], record.otherPath?.[language]].includes(asked),
  );
  if (found === undefined) throw new Error(`No page at ${path}.`);
  return found;
}

/** The pages for search engines: public ones that do not repeat another page in other words. */
export const listedPages = (pages: readonly SeoPage[]): readonly SeoPage[] =>
  pages.filter(({ record }) => record.search === 'listed');

/** Path of a page's picture for shared links. */
export const picturePath = (page: PageId, language: Language): string => `/og/${page}-${language}.png`;
