import { brand, claims, type Language } from '@fnc/domain';
import { addWords, headWords } from '@fnc/ui/locales';
import type { i18n as I18n } from 'i18next';
import { pathTo, siteLanguages, type PageId } from '../paths.ts';

/** What a page says of itself to search engines and in shared links. */
export interface SiteHead {
  page: PageId;
  language: Language;
  title: string;
  description: string;
  /** Path of the address under which the content is to be found. */
  canonical: string;
  /** The same content in each language, as paths. */
  alternates: readonly { language: Language; path: string }[];
}

/** A page that shows another one in other words, or with its form open, and not what search engines are to find. */
type SecondPage = 'linkedin' | 'facebook' | 'contact';
const mainPages: Readonly<Record<SecondPage, Exclude<PageId, SecondPage>>> = {
  linkedin: 'guide',
  facebook: 'guide',
  contact: 'home',
};
const isSecond = (page: PageId): page is SecondPage => Object.hasOwn(mainPages, page);

/** The page that search engines are to find for this one. */
export const mainPage = (page: PageId): Exclude<PageId, SecondPage> => (isSecond(page) ? mainPages[page] : page);

/** Only for whoever comes with the link of a mail: search engines leave it out. */
export const isHidden = (page: PageId): boolean => page === 'confirm' || page === 'unsubscribe';

/** Fetches the titles of the language first. Rejects when they cannot be fetched. */
export async function siteHead(i18n: I18n, page: PageId, language: Language): Promise<SiteHead> {
  if (!i18n.hasResourceBundle(language, 'head')) await addWords(i18n, language, headWords);
  const t = i18n.getFixedT(language, 'head');
  const main = mainPage(page);
  return {
    page,
    language,
    title: t(`${page}.title`, { brand: brand.name }),
    description: t(`${page}.description`, {
      hours: claims.answerHours.value,
      minutes: claims.intakeMinutes.value,
      pages: claims.guidePages.value,
    }),
    canonical: pathTo(main, language),
    alternates: siteLanguages.map((each) => ({ language: each, path: pathTo(main, each) })),
  };
}
