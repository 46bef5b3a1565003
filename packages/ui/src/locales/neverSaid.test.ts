import { languages } from '@fnc/domain';
import { expect, test } from 'vitest';
import { words as adminEn } from './en/adminWords.ts';
import { words as siteEn } from './en/siteWords.ts';
import { neverSaid } from './neverSaid.data.ts';
import { words as adminNl } from './nl/adminWords.ts';
import { words as siteNl } from './nl/siteWords.ts';

const catalogues = { nl: { ...siteNl, ...adminNl }, en: { ...siteEn, ...adminEn } };
const leaves = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(leaves);

test.each(languages)('%s: no text of the catalogue promises or presses', (language) => {
  const texts = leaves(catalogues[language]);
  expect(texts.length).toBeGreaterThan(100);
  const said = texts.filter((text) => neverSaid[language].some(({ word }) => text.toLowerCase().includes(word)));
  expect(said).toEqual([]);
});
