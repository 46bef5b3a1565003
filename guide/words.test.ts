import { languages } from '@fnc/domain';
import { describe, expect, test } from 'vitest';
import { guideDocument, guideText } from './document.ts';
import { figures } from './facts/figures.data.ts';
import { sources } from './facts/sources.data.ts';

/** Paths of all texts: an entry that only one language has shows as an extra path. */
const shapeOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`))
    : [path];

/** The marks, figures and sources that a text names in braces, in any order. */
const namesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/\{(\w+(?::[\w,]+)?)\}/g)].map(([, name = '']) => name).toSorted();

const whole = (language: 'nl' | 'en'): string => JSON.stringify(guideText[language]);

describe('the two editions say the same', () => {
  test('they have the same parts, lists included', () => expect(shapeOf(guideText.en)).toEqual(shapeOf(guideText.nl)));

  test('they name the same figures, marks and sources', () =>
    expect(namesIn(guideText.en)).toEqual(namesIn(guideText.nl)));
});

describe.each(languages)('the words of %s', (language) => {
  test('every figure, source and sum in them exists', () => {
    expect(() => guideDocument(language, [])).not.toThrow();
    expect(guideDocument(language, [])).not.toMatch(/\{\w+\}|\*\*|undefined|NaN/);
  });

  test.each([
    'garantie',
    'guarantee',
    'belastingvrij',
    'tax-free',
    'tax free',
    'urgent',
    'laatste kans',
    'last chance',
  ])('they never say "%s"', (word) => expect(whole(language).toLowerCase()).not.toContain(word));

  test('every source in the list is named somewhere', () => {
    const text = whole(language);
    const named = sources.filter(({ id }) => new RegExp(`\\{(?:law|check|view):[\\w,]*\\b${id}\\b`).test(text));
    expect(named.map(({ id }) => id)).toEqual(sources.map(({ id }) => id));
  });

  test('no sentence leaves a figure unverified: it names a source or says whom to ask', () => {
    const unverified =
      /niet (?:nagegaan|onderzocht|gecontroleerd|uitgezocht)|not (?:been )?(?:verified|checked|researched|investigated)/i;
    expect(whole(language)).not.toMatch(unverified);
  });

  test('every figure marked as law or as one to check names its source', () =>
    expect([...whole(language).matchAll(/[^.{}]*\{(?:law|check)\}/g)].map(([sentence]) => sentence)).toEqual([]));

  test('the table that the decision tree refers to is the one with the day-count rules', () => {
    const { frame, residence } = guideText[language];
    const [, number] = /(\d+)\?$/.exec(residence.tree.person.next) ?? [];
    expect(guideDocument(language, [])).toContain(
      `<strong>${frame.table} ${number}.</strong> ${residence.daysLegend.slice(0, 20)}`,
    );
  });

  test('no euro amount or decimal rate is written by hand: they come from the figures', () => {
    const byHand = [...whole(language).matchAll(/€\s?\d[\d.,]*|\d+[.,]\d+%/g)].map(([amount]) => amount);
    expect(byHand.filter((amount) => !/^€\s?(?:100|150[.,]000)$/.test(amount))).toEqual([]);
  });
});

test.each([
  ['nl', /\bcli[eë]nt/i],
  ['en', /advisor|intake|what holds/i],
] as const)('the %s edition keeps to the words of the glossary', (language, stray) =>
  expect(whole(language)).not.toMatch(stray),
);

test('every figure is used', () => {
  const names = new Set(namesIn(guideText.nl));
  const inFigures = new Set(['nlSelfEmployedDeduction', 'nlSmeExemption', 'cySdcDomiciledBefore']);
  expect(Object.keys(figures).filter((name) => !names.has(name) && !inFigures.has(name))).toEqual([]);
});
