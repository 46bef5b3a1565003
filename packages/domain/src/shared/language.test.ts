import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languageOf, languages, nextLanguage, regions } from './language.ts';

test('Dutch is the default, English the other language', () => {
  expect([languages, defaultLanguage]).toEqual([['nl', 'en'], 'nl']);
});

test.each(languages)('%s is a language, and has a region in which its dates are written', (language) => {
  expect([isLanguage(language), languageOf(language)]).toEqual([true, language]);
  expect(Intl.getCanonicalLocales(regions[language])[0]).toMatch(new RegExp(`^${language}-`));
});

test.each(['de', 'NL', '', 'nl-NL', 'constructor', null, undefined, 0])(
  '%j is none, and read as the default',
  (value) => {
    expect([isLanguage(value), languageOf(value)]).toEqual([false, defaultLanguage]);
  },
);

test('switching goes through all languages, and back to the first', () => {
  const passed = languages.map((_, steps) =>
    Array.from({ length: steps }).reduce<(typeof languages)[number]>(nextLanguage, defaultLanguage),
  );
  expect(passed).toEqual(languages);
  expect(nextLanguage(passed.at(-1) ?? defaultLanguage)).toBe(defaultLanguage);
});
