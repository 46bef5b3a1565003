import type { Language } from '@fnc/domain';
import { expect, test } from 'vitest';
import { createI18nFrom } from './createI18n.ts';
import { formatEuros, formatShare } from './figures.ts';
import { formatWholeShare } from './wholeShares.ts';

test.each([-0, -0.2, -0.49, 0.49])('%d rounded to nothing has no sign', (amount) => {
  expect([formatEuros(amount, 'nl'), formatEuros(amount, 'en')]).toEqual(['€\u00A00', '€0']);
  expect([formatShare(amount / 10_000, 'nl'), formatShare(amount / 10_000, 'en')]).toEqual(['0%', '0%']);
});

test('what is below zero keeps its sign', () => {
  expect([formatEuros(-3500, 'nl'), formatEuros(-3500, 'en')]).toEqual(['€\u00A0-3.500', '-\u2060€3,500']);
  expect(formatShare(-0.005, 'nl')).toBe('-0,5%');
});

test.each([
  [0.574, '57\u00A0%', '57%'],
  [5 / 8, '63\u00A0%', '63%'],
  [0.999, '99\u00A0%', '99%'],
  [1, '100\u00A0%', '100%'],
  [0, '0\u00A0%', '0%'],
  [-0.001, '0\u00A0%', '0%'],
  [12.5, '1.250\u00A0%', '1,250%'],
])('%d of what was counted is in whole percent, with the sign as each language puts it', (share, nl, en) => {
  expect([formatWholeShare(share, 'nl'), formatWholeShare(share, 'en')]).toEqual([nl, en]);
});

test('a number in a sentence is written as its language does, and a year without thousands', () => {
  const words = {
    common: { sent: '{{done}} van {{total}}', left: '{{count}} leads', since: '© {{year}}, {{sinceYear}}, {{name}}' },
  };
  const said = (language: Language) => {
    const { t } = createI18nFrom(language, words) as { readonly t: (key: string, values: object) => string };
    return [
      t('sent', { done: 1240, total: 65 }),
      t('left', { count: 12_000 }),
      t('since', { year: 2026, sinceYear: 2004, name: '1240' }),
    ];
  };
  expect(said('nl')).toEqual(['1.240 van 65', '12.000 leads', '© 2026, 2004, 1240']);
  expect(said('en')).toEqual(['1,240 van 65', '12,000 leads', '© 2026, 2004, 1240']);
});
