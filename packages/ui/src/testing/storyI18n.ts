import { createI18nFrom } from '../locales/createI18n.ts';
import { words as adminEn } from '../locales/en/adminWords.ts';
import { words as calculatorEn } from '../locales/en/calculatorWords.ts';
import { words as homeEn } from '../locales/en/homeWords.ts';
import { words as landingEn } from '../locales/en/landingWords.ts';
import { words as siteEn } from '../locales/en/siteWords.ts';
import { words as adminNl } from '../locales/nl/adminWords.ts';
import { words as calculatorNl } from '../locales/nl/calculatorWords.ts';
import { words as homeNl } from '../locales/nl/homeWords.ts';
import { words as landingNl } from '../locales/nl/landingWords.ts';
import { words as siteNl } from '../locales/nl/siteWords.ts';
import { lengthenWords } from './lengthen.ts';

/** `long` is Dutch, 1.4 times as long: it finds what would be cut off in a wordier language. */
export type StoryLanguage = 'nl' | 'en' | 'long';

/** Every catalogue of the product, as it is written. */
export const allWords = {
  nl: { ...siteNl, ...homeNl, ...calculatorNl, ...landingNl, ...adminNl },
  en: { ...siteEn, ...homeEn, ...calculatorEn, ...landingEn, ...adminEn },
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
