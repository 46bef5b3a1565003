import type { Language } from '@fnc/domain';
import { createI18nFrom } from '../locales/createI18n.ts';
import { words as adminEn } from '../locales/en/adminWords.ts';
import { words as answersEn } from '../locales/en/answersWords.ts';
import { words as calculatorEn } from '../locales/en/calculatorWords.ts';
import { consolePages as consolePagesEn } from '../locales/en/consolePages.ts';
import { words as headEn } from '../locales/en/headWords.ts';
import { words as homeEn } from '../locales/en/homeWords.ts';
import { words as landingEn } from '../locales/en/landingWords.ts';
import { words as newsletterEn } from '../locales/en/newsletterWords.ts';
import { words as readingEn } from '../locales/en/readingWords.ts';
import { words as seoEn } from '../locales/en/seoWords.ts';
import { words as siteEn } from '../locales/en/siteWords.ts';
import { words as adminNl } from '../locales/nl/adminWords.ts';
import { words as answersNl } from '../locales/nl/answersWords.ts';
import { words as calculatorNl } from '../locales/nl/calculatorWords.ts';
import { consolePages as consolePagesNl } from '../locales/nl/consolePages.ts';
import { words as headNl } from '../locales/nl/headWords.ts';
import { words as homeNl } from '../locales/nl/homeWords.ts';
import { words as landingNl } from '../locales/nl/landingWords.ts';
import { words as newsletterNl } from '../locales/nl/newsletterWords.ts';
import { words as readingNl } from '../locales/nl/readingWords.ts';
import { words as seoNl } from '../locales/nl/seoWords.ts';
import { words as siteNl } from '../locales/nl/siteWords.ts';
import { lengthenWords } from './lengthen.ts';

/** `long` is Dutch, 1.4 times as long: it finds what would be cut off in a wordier language. */
export type StoryLanguage = Language | 'long';

/** The console's words with those that come with its pages. */
const consoleNl = { ...adminNl, admin: { ...adminNl.admin, ...consolePagesNl } };
const consoleEn = { ...adminEn, admin: { ...adminEn.admin, ...consolePagesEn } };

/** Every catalogue of the product, as it is written. */
export const allWords = {
  nl: {
    ...siteNl,
    ...homeNl,
    ...calculatorNl,
    ...landingNl,
    ...newsletterNl,
    ...headNl,
    ...readingNl,
    ...seoNl,
    ...answersNl,
    ...consoleNl,
  },
  en: {
    ...siteEn,
    ...homeEn,
    ...calculatorEn,
    ...landingEn,
    ...newsletterEn,
    ...headEn,
    ...readingEn,
    ...seoEn,
    ...answersEn,
    ...consoleEn,
  },
};
const dutch = allWords.nl;
const others = { en: allWords.en, long: lengthenWords(dutch) };

/** Every word in all languages at once: stories switch between them while they run. */
export const storyI18n = createI18nFrom('nl', dutch);
for (const [language, words] of Object.entries(others)) {
  for (const [namespace, catalogue] of Object.entries(words)) {
    storyI18n.addResourceBundle(language, namespace, catalogue);
  }
}
