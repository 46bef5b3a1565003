export {
  addWords,
  adminWords,
  answerWords,
  changeLanguage,
  consoleWords,
  type ConsoleWords,
  createI18n,
  createI18nFrom,
  headWords,
  pageWords,
  type PageWords,
  readingWords,
  seoWords,
  siteWords,
  type WordLoaders,
} from './locales/createI18n.ts';
export { formatDay } from './locales/dates.ts';
export { formatEuros, formatShare, regionOf } from './locales/figures.ts';
export type { Namespace, Resources } from './locales/resources.ts';
export type { Translated } from './locales/translated.ts';
export { createWords, type Words } from './locales/words.ts';
