import { createI18nFrom } from '../locales/createI18n.ts';
import { words as adminEn } from '../locales/en/adminWords.ts';
import { words as siteEn } from '../locales/en/siteWords.ts';
import { words as adminNl } from '../locales/nl/adminWords.ts';
import { words as siteNl } from '../locales/nl/siteWords.ts';

/** Every word in both languages at once: stories switch between them while they run. */
export const storyI18n = createI18nFrom('nl', { ...siteNl, ...adminNl });
for (const [namespace, catalogue] of Object.entries({ ...siteEn, ...adminEn })) {
  storyI18n.addResourceBundle('en', namespace, catalogue);
}
