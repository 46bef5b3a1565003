import { afterAll, expect, test } from 'vitest';
import { copyWithGerman, isMissingWords } from './thirdLanguage.ts';

const copy = copyWithGerman();
afterAll(() => copy.remove());

/** In ms, because the whole product is compiled, and once more where a file of it differs. */
const patience = 300_000;

/** A hard-coded choice that types cannot detect: a third language would get the texts of the second. */
const planted = 'apps/site/seo/manifest.ts';

test(
  'with German in the list of languages nothing is missing but its words',
  () => {
    const complaints = copy.complaints();
    expect(complaints.filter((complaint) => !isMissingWords(complaint)).map(({ message }) => message)).toEqual([]);
    expect(complaints.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'packages/domain/src/pages/pages.data.ts',
        'packages/domain/src/mail/mailTexts.data.ts',
        'packages/ui/src/locales/createI18n.ts',
        'guide/document.ts',
      ]),
    );
  },
  patience,
);

test(
  'a place that knows two languages only is found',
  () => {
    const byHand = "\nexport const load = (language: Language) => ({ nl: '/', en: '/en' })[language];\n";
    const others = copy
      .complaints(({ path, text }) => (path === planted ? text + byHand : text))
      .filter((complaint) => !isMissingWords(complaint));
    expect(others.map(({ file }) => file)).toEqual([planted]);
  },
  patience,
);
