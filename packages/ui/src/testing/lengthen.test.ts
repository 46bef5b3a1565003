import { describe, expect, test } from 'vitest';
import { lengthen, lengthenWords } from './lengthen.ts';
import { allWords } from './storyI18n.ts';

const kept = (text: string) => text.match(/\{+[^}]*\}+|<[^>]*>/g) ?? [];
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
const letters = (text: string) => text.replaceAll(/\{+[^}]*\}+|<[^>]*>|\P{L}/gu, '').length;

describe('lengthen', () => {
  test.each([
    ['a sentence', 'Vraag de gids aan', '[Vraaaag dee giiids aaaan]'],
    ['a single word', 'Verwijderen', '[Veeerwiijdeereen]'],
    ['a word without a vowel', 'Kvk', '[Kvkkk]'],
    ['a placeholder', '{{count}} rijen', '[{{count}} riijeen]'],
    ['marks', 'Lees <guide>de gids</guide>', '[Leeees <guide>dee giiids</guide>]'],
    ['figures and signs', '24 u: 1.234,50', '[24 uu: 1.234,50]'],
    ['nothing', '', ''],
  ])('%s', (_name, text, expected) => {
    expect(lengthen(text)).toBe(expected);
  });
});

test('every word of the catalogues grows by at least 1.4 and keeps its placeholders and marks', () => {
  const catalogue = allWords.nl;
  const before = leaves(catalogue);
  const after = leaves(lengthenWords(catalogue));
  expect(after).toHaveLength(before.length);
  const wrong = before.filter((text, index) => {
    const long = after[index] ?? '';
    return kept(text).join('') !== kept(long).join('') || letters(long) < letters(text) * 1.4;
  });
  expect(wrong).toEqual([]);
});

test('lists stay lists', () => {
  expect(lengthenWords({ steps: ['een', 'twee'] })).toEqual({ steps: ['[eeeen]', '[tweeee]'] });
});
