import { languages } from '@fnc/domain';
import { expect, test } from 'vitest';
import { allWords } from '../testing/storyI18n.ts';
import { neverSaid } from './neverSaid.data.ts';

const leaves = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(leaves);

test.each(languages)('%s: no text of the catalogue promises or presses', (language) => {
  const texts = leaves(allWords[language]);
  expect(texts.length).toBeGreaterThan(100);
  const said = texts.filter((text) => neverSaid[language].some(({ word }) => text.toLowerCase().includes(word)));
  expect(said).toEqual([]);
});
