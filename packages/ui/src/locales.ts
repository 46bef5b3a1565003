export {
  adminWords,
  changeLanguage,
  createI18n,
  createI18nFrom,
  siteWords,
  type WordLoaders,
} from './locales/createI18n.ts';
export type { Namespace, Resources } from './locales/resources.ts';
export type { Translated } from './locales/translated.ts';
