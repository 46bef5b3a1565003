import { describe, expect, test } from 'vitest';
import { claims } from '../claims/claims.data.ts';
import { daySchema } from '../shared/time/day.ts';
import { languages } from '../shared/language.ts';
import { euros } from '../shared/money.ts';
import { curveEnd, savingsCurve } from './savingsCurve.ts';
import { newestRateSetId, rateSetIds, rulesOf } from './rateSets.ts';
import { yearlyRunningCosts } from './taxRules.data.ts';
import { entityForms } from './taxRules.ts';

test('the brochure is the default, no published set is removed, and each set has an id of its own', () => {
  expect(rateSetIds.slice(0, 2)).toEqual(['brochure', '2026']);
  expect(new Set(rateSetIds).size).toBe(rateSetIds.length);
});

describe.each(rateSetIds.map((id) => [id, rulesOf(id)] as const))('set %s', (_id, rules) => {
  test.each(entityForms)('the brackets of a %s ascend, are never empty, and end open', (entity) => {
    const limits = rules.dutch[entity].map(({ upTo }) => upTo ?? Infinity);
    expect(limits.at(-1)).toBe(Infinity);
    expect(limits.filter((limit) => limit === Infinity)).toHaveLength(1);
    limits.forEach((limit, index) => expect(limit).toBeGreaterThan(limits[index - 1] ?? 0));
    const rates = rules.dutch[entity].map(({ rate }) => rate);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  test('every rate is a whole number of basis points below a hundred per cent', () => {
    const rates = [rules.cyprus.rate, ...entityForms.flatMap((form) => rules.dutch[form].map(({ rate }) => rate))];
    for (const rate of rates) expect(Number.isInteger(rate) && rate > 0 && rate < 10_000).toBe(true);
  });

  test('says when it was checked and against what, in both languages', () => {
    expect(daySchema.safeParse(rules.asOf).success).toBe(true);
    expect(rules.sources.length).toBeGreaterThan(0);
    const addresses = rules.sources.flatMap(({ url }) => url ?? []);
    expect(addresses.filter((url) => !url.startsWith('https://'))).toEqual([]);
    for (const language of languages) {
      expect([rules.label[language], rules.years[language]]).not.toContain('');
      const names = rules.sources.map(({ name }) => name[language]);
      expect(names).not.toContain('');
      expect(names.filter((name) => name.includes('€ '))).toEqual([]); // an ordinary space lets a line break
    }
  });
});

const shares = (rates: readonly number[]) => rates.map((rate) => rate / 10_000);

test('today’s set counts today’s price: a new price needs a new set', () => {
  expect(rulesOf(newestRateSetId).cyprus.yearlyCosts).toBe(yearlyRunningCosts);
});

test('the sum and the copy name the same rates', () => {
  const of2026 = rulesOf('2026');
  expect(shares([rulesOf('brochure').cyprus.rate, of2026.cyprus.rate])).toEqual([
    claims.cyprusCorporateTaxBrochure.value,
    claims.cyprusCorporateTax2026.value,
  ]);
  expect(rulesOf('brochure').cyprus.lastYear).toBe(claims.cyprusCorporateTaxChange.value - 1);
  expect(shares(of2026.dutch.bv.map(({ rate }) => rate))).toEqual([
    claims.dutchCorporateTaxLow.value,
    claims.dutchCorporateTaxHigh.value,
  ]);
});

describe('the curve', () => {
  test.each([
    [0, 250_000],
    [150_000, 250_000],
    [250_000, 250_000],
    [250_000.01, 300_000],
    [300_000, 350_000],
    [1_000_000, 1_500_000],
    [1_000_000_000, 1_000_000_000],
  ])('with a revenue of %d it runs to %d', (revenue, end) => {
    expect(curveEnd(euros(revenue))).toBe(euros(end));
  });

  test.each([0, 250_000, 1_000_000_000])('can be drawn for a revenue of %d', (revenue) => {
    const end = curveEnd(euros(revenue));
    expect(savingsCurve('bv', rulesOf('brochure'), end).at(-1)?.revenue).toBe(end);
  });

  test('has a point at each bend, each place once, from zero to its end', () => {
    const end = euros(250_000);
    const places = savingsCurve('zzp', rulesOf('2026'), end).map(({ revenue }) => revenue);
    expect(places).toEqual(expect.arrayContaining([0, euros(38_883), euros(78_426), end]));
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  });
});
