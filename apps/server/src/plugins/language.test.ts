import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  // name                                      body                  accept-language               → language
  ['nothing said: Dutch', undefined, undefined, 'nl'],
  ['the body decides', { language: 'en' }, 'nl', 'en'],
  ['a body that says nonsense does not', { language: 'de' }, 'en', 'en'],
  ['a body that is no object does not', 'en', 'nl', 'nl'],
  ['the first of equals', undefined, 'en-GB,nl', 'en'],
  ['the heaviest', undefined, 'en;q=0.3, nl;q=0.8', 'nl'],
  ['a language we do not have is passed over', undefined, 'de-DE,de;q=0.9,en;q=0.5', 'en'],
  ['only languages we do not have: Dutch', undefined, 'fr,de', 'nl'],
  ['refused with weight zero', undefined, 'en;q=0', 'nl'],
  ['in capitals', undefined, 'EN-us', 'en'],
  ['nonsense: Dutch', undefined, ';;q=,en;q=x', 'nl'],
])('%s', (_name, body, header, language) => {
  const headers = header === undefined ? {} : { 'accept-language': header };
  expect(languageOf({ body, headers })).toBe(language);
});
