import {
  languages,
  brand,
  claims,
  publicPages,
  type Language,
  type MainPageId,
  type PageId,
  type PublicPage,
  type PublicPages,
} from '@fnc/domain';
import { addWords, headWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import { pathTo } from '../paths.ts';

/** A page's data for search engines and shared links. */
export interface SiteHead {
  page: PageId;
  record: PublicPage;
  /** The canonical page of this one. */
  main: MainPageId;
  language: Language;
  title: string;
  description: string;
  /** Canonical path of the content. */
  canonical: string;
  /** The same content in each language, as paths. */
  alternates: readonly { language: Language; path: string }[];
}

/** The canonical page of this one. */
function mainPage(page: PageId, pages: PublicPages): MainPageId {
  const { search } = pages[page];
  return typeof search === 'object' ? search.as : (page as MainPageId);
}

/** Fetches the language's titles first. Rejects when they cannot be fetched. */
export async function siteHead(
  i18n: I18n,
  page: PageId,
  language: Language,
  pages: PublicPages = publicPages,
): Promise<SiteHead> {
  if (!i18n.hasResourceBundle(language, 'head')) await addWords(i18n, language, headWords);
  const t = i18n.getFixedT(language, 'head');
  const main = mainPage(page, pages);
  return {
    page,
    record: pages[page],
    main,
    language,
    title: t(`${page}.title`, { brand: brand.name }),
    description: t(`${page}.description`, {
      hours: claims.answerHours.value,
      minutes: claims.intakeMinutes.value,
      pages: claims.guidePages.value,
    }),
    canonical: pathTo(main, language, pages),
    alternates: languages.map((each) => ({ language: each, path: pathTo(main, each, pages) })),
  };
}
