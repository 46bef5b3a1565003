import type { Language, VisitorErrorCode } from '@fnc/domain';
import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatFigure } from './figures.ts';
import type { ConsolePages, Namespace } from './resources.ts';

type Words = Partial<Record<Namespace, object>>;

/** Loads the texts of each language from their chunk on the first call. */
export type WordLoaders<Loaded extends Words = Words> = Readonly<Record<Language, () => Promise<{ words: Loaded }>>>;

/** Texts of the public site: `common`, `site`. The console's texts are not in its build. */
export const siteWords: WordLoaders = {
  nl: () => import('./nl/siteWords.ts'),
  en: () => import('./en/siteWords.ts'),
};

/**
 * Texts of single pages of the site: a chunk per page and language, loaded with the page. `errors`: pages with a form.
 */
export const pageWords: Readonly<Record<'home' | 'calculator' | 'landing' | 'newsletter', WordLoaders>> & {
  readonly errors: WordLoaders<{ errors: Readonly<Record<VisitorErrorCode, string>> }>;
} = {
  home: { nl: () => import('./nl/homeWords.ts'), en: () => import('./en/homeWords.ts') },
  calculator: { nl: () => import('./nl/calculatorWords.ts'), en: () => import('./en/calculatorWords.ts') },
  landing: { nl: () => import('./nl/landingWords.ts'), en: () => import('./en/landingWords.ts') },
  newsletter: { nl: () => import('./nl/newsletterWords.ts'), en: () => import('./en/newsletterWords.ts') },
  errors: { nl: () => import('./nl/errorWords.ts'), en: () => import('./en/errorWords.ts') },
};
export type PageWords = keyof typeof pageWords;

/** Titles and descriptions of the site's pages: `head`. */
export const headWords: WordLoaders = {
  nl: () => import('./nl/headWords.ts'),
  en: () => import('./en/headWords.ts'),
};

/** Texts used only by the site's build: `seo`. */
export const seoWords: WordLoaders = {
  nl: () => import('./nl/seoWords.ts'),
  en: () => import('./en/seoWords.ts'),
};

/** Texts used only by the articles and the pages for a profession: `reading`. */
export const readingWords: WordLoaders = {
  nl: () => import('./nl/readingWords.ts'),
  en: () => import('./en/readingWords.ts'),
};

/** Texts used only by the pages that answer a form without JavaScript: `answers`. */
export const answerWords: WordLoaders = {
  nl: () => import('./nl/answersWords.ts'),
  en: () => import('./en/answersWords.ts'),
};

/** Texts of the console: `common`, `admin` without the parts in `consoleWords`, `errors`. */
export const adminWords: WordLoaders = {
  nl: () => import('./nl/adminWords.ts'),
  en: () => import('./en/adminWords.ts'),
};

const partOfAdmin = async <Name extends keyof ConsolePages>(name: Name, module: Promise<Record<Name, object>>) => ({
  words: { admin: { [name]: (await module)[name] } },
});

/** Texts of single console pages, as parts of `admin`: a chunk per part and language, loaded with the page. */
export type ConsoleWords = keyof ConsolePages;
export const consoleWords: Readonly<Record<ConsoleWords, WordLoaders>> = {
  account: {
    nl: () => partOfAdmin('account', import('./nl/admin/account.ts')),
    en: () => partOfAdmin('account', import('./en/admin/account.ts')),
  },
  campaigns: {
    nl: () => partOfAdmin('campaigns', import('./nl/admin/campaigns.ts')),
    en: () => partOfAdmin('campaigns', import('./en/admin/campaigns.ts')),
  },
  changes: {
    nl: () => partOfAdmin('changes', import('./nl/admin/changes.ts')),
    en: () => partOfAdmin('changes', import('./en/admin/changes.ts')),
  },
  clients: {
    nl: () => partOfAdmin('clients', import('./nl/admin/clients.ts')),
    en: () => partOfAdmin('clients', import('./en/admin/clients.ts')),
  },
  dashboard: {
    nl: () => partOfAdmin('dashboard', import('./nl/admin/dashboard.ts')),
    en: () => partOfAdmin('dashboard', import('./en/admin/dashboard.ts')),
  },
  data: {
    nl: () => partOfAdmin('data', import('./nl/admin/data.ts')),
    en: () => partOfAdmin('data', import('./en/admin/data.ts')),
  },
  lead: {
    nl: () => partOfAdmin('lead', import('./nl/admin/lead.ts')),
    en: () => partOfAdmin('lead', import('./en/admin/lead.ts')),
  },
  leads: {
    nl: () => partOfAdmin('leads', import('./nl/admin/leads.ts')),
    en: () => partOfAdmin('leads', import('./en/admin/leads.ts')),
  },
  palette: {
    nl: () => partOfAdmin('palette', import('./nl/admin/palette.ts')),
    en: () => partOfAdmin('palette', import('./en/admin/palette.ts')),
  },
  questionImport: {
    nl: () => partOfAdmin('questionImport', import('./nl/admin/questionImport.ts')),
    en: () => partOfAdmin('questionImport', import('./en/admin/questionImport.ts')),
  },
  questionnaires: {
    nl: () => partOfAdmin('questionnaires', import('./nl/admin/questionnaires.ts')),
    en: () => partOfAdmin('questionnaires', import('./en/admin/questionnaires.ts')),
  },
  reports: {
    nl: () => partOfAdmin('reports', import('./nl/admin/reports.ts')),
    en: () => partOfAdmin('reports', import('./en/admin/reports.ts')),
  },
  templates: {
    nl: () => partOfAdmin('templates', import('./nl/admin/templates.ts')),
    en: () => partOfAdmin('templates', import('./en/admin/templates.ts')),
  },
};

/** Writes every number in a sentence as its language does: 1.240 in Dutch. A year (`{{year}}`, `{{sinceYear}}`) has no thousands. */
const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = '', options) =>
    typeof value === 'number' && !/year$/i.test(String(options?.['interpolationkey']))
      ? formatFigure(value, language)
      : // i18next writes anything else itself.
        (value as string),
};

/** An instance with texts that are already loaded: for stories and tests. */
export function createI18nFrom(language: Language, words: Words): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(figures)
    .init({
      lng: language,
      fallbackLng: false,
      ns: Object.keys(words),
      defaultNS: 'common',
      resources: { [language]: { ...words } },
      interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
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

/** Changes the language of a running instance, after loading that language's chunks, so that no key is ever shown. */
export async function changeLanguage(
  instance: i18n,
  language: Language,
  ...loaders: readonly WordLoaders[]
): Promise<void> {
  await Promise.all(loaders.map((each) => addWords(instance, language, each)));
  await instance.changeLanguage(language);
}
