import type { Language } from '@fnc/domain';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './resources.ts';

type Words = Partial<Record<Namespace, object>>;

/** For each language the chunk that holds its words; nothing is loaded until it is called. */
export type WordLoaders = Readonly<Record<Language, () => Promise<{ words: Words }>>>;

/** For the public site: `common`, `site`. The console's words are not in its build. */
export const siteWords = {
  nl: () => import('./nl/siteWords.ts'),
  en: () => import('./en/siteWords.ts'),
} satisfies WordLoaders;

/** What only some pages of the site say: a chunk a page and language, loaded with the page. `errors` is for pages with a form. */
export const pageWords = {
  home: { nl: () => import('./nl/homeWords.ts'), en: () => import('./en/homeWords.ts') },
  calculator: { nl: () => import('./nl/calculatorWords.ts'), en: () => import('./en/calculatorWords.ts') },
  landing: { nl: () => import('./nl/landingWords.ts'), en: () => import('./en/landingWords.ts') },
  errors: { nl: () => import('./nl/errorWords.ts'), en: () => import('./en/errorWords.ts') },
} satisfies Partial<Record<Namespace, WordLoaders>>;
export type PageWords = keyof typeof pageWords;

/** Titles and descriptions of the site's pages: `head`. */
export const headWords = {
  nl: () => import('./nl/headWords.ts'),
  en: () => import('./en/headWords.ts'),
} satisfies WordLoaders;

/** What only the build of the site says: `seo`. */
export const seoWords = {
  nl: () => import('./nl/seoWords.ts'),
  en: () => import('./en/seoWords.ts'),
} satisfies WordLoaders;

/** What only the pages say that answer a form without JavaScript: `answers`. */
export const answerWords = {
  nl: () => import('./nl/answersWords.ts'),
  en: () => import('./en/answersWords.ts'),
} satisfies WordLoaders;

/** For the console: `common`, `admin`, `errors`. */
export const adminWords = {
  nl: () => import('./nl/adminWords.ts'),
  en: () => import('./en/adminWords.ts'),
} satisfies WordLoaders;

/** An instance from words that are already there: stories, tests. */
export function createI18nFrom(language: Language, words: Words): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(words),
    defaultNS: 'common',
    resources: { [language]: { ...words } },
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
}

/**
 * A new instance per call, so that prerendering two languages at once cannot mix them.
 * Rejects when the chunk cannot be loaded.
 */
export async function createI18n(language: Language, loaders: WordLoaders): Promise<i18n> {
  const { words } = await loaders[language]();
  return createI18nFrom(language, words);
}

/** Loads the chunk of a language into a running instance. Rejects when it cannot be loaded. */
export async function addWords(instance: i18n, language: Language, loaders: WordLoaders): Promise<void> {
  const { words } = await loaders[language]();
  for (const [namespace, catalogue] of Object.entries(words)) {
    instance.addResourceBundle(language, namespace, catalogue);
  }
}

/** Changes the language of a running instance; loads that language's chunks first, so that no key is ever shown. */
export async function changeLanguage(
  instance: i18n,
  language: Language,
  ...loaders: readonly WordLoaders[]
): Promise<void> {
  await Promise.all(loaders.map((each) => addWords(instance, language, each)));
  await instance.changeLanguage(language);
}
