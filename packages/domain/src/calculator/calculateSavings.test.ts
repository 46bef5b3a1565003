import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euros, exactly } from '../shared/money.ts';
import { breakEvenRevenue } from './savingsCurve.ts';
import { calculateSavings, isEven, checkRevenue, maximumRevenue } from './calculateSavings.ts';
import { explainSavings } from './explainSavings.ts';
import { rateSetIds, rulesOf } from './rateSets.ts';
import { entityForms, type EntityForm, type TaxRules } from './taxRules.ts';

const brochure = rulesOf('brochure');
/** The brochure's Dutch rates with today's Cyprus rate. */
const atFifteen: TaxRules = { ...brochure, cyprus: { ...brochure.cyprus, rate: 1500 } };
const of2026 = rulesOf('2026');

const savingsOf = (revenue: number, entity: EntityForm, rules: TaxRules) =>
  calculateSavings({ revenue: euros(revenue), entity, rules });

describe('the brochure’s own rates, in euro', () => {
  test.each([
    // revenue   zzp         bv         Cyprus     saving zzp  %     saving bv  %
    [0, 0, 0, 3500, -3500, null, -3500, null],
    [50_000, 18_275, 9500, 9750, 8525, 17.1, -250, -0.5],
    [75_518, 27_601.83, 14_348.42, 12_939.75, 14_662.08, 19.4, 1408.67, 1.9],
    [150_000, 64_470.42, 28_500, 22_250, 42_220.42, 28.1, 6250, 4.2],
    [200_000, 89_220.42, 38_000, 28_500, 60_720.42, 30.4, 9500, 4.8],
    [250_000, 113_970.42, 51_450, 34_750, 79_220.42, 31.7, 16_700, 6.7],
  ] as const)('revenue of %d', (revenue, zzp, bv, cyprus, savingZzp, shareZzp, savingBv, shareBv) => {
    expect(savingsOf(revenue, 'zzp', brochure)).toMatchObject({
      dutchTax: euros(zzp),
      cyprusCost: euros(cyprus),
      saving: euros(savingZzp),
      percentage: shareZzp,
    });
    expect(savingsOf(revenue, 'bv', brochure)).toMatchObject({
      dutchTax: euros(bv),
      cyprusCost: euros(cyprus),
      saving: euros(savingBv),
      percentage: shareBv,
    });
  });

  test.each([
    ['zzp', 10_000, 3655, -1095],
    ['bv', 10_000, 1900, -2850],
  ] as const)('a %s of 10,000 is cheaper at home', (entity, revenue, dutch, saving) => {
    expect(savingsOf(revenue, entity, brochure)).toMatchObject({ dutchTax: euros(dutch), saving: euros(saving) });
  });

  test.each([
    ['zzp', 50_000, 42_625],
    ['zzp', 150_000, 211_102.1],
    ['bv', 150_000, 31_250],
  ] as const)('five years of a %s with %d', (entity, revenue, fiveYears) => {
    expect(savingsOf(revenue, entity, brochure).fiveYears).toBe(euros(fiveYears));
  });
});

test.each([
  // 27,601.829 + 124,481.99 × 49.5 % = 89,220.41405; less 199,999.99 × 12.5 % + 3,500 = 28,499.99875
  ['zzp', 199_999.99, 89_220.41, 60_720.42, 30.4, 303_602.08],
  // 33,333.33 × 36.55 % = 12,183.332115; less 7,666.66625
  ['zzp', 33_333.33, 12_183.33, 4516.67, 13.5, 22_583.33],
  // 38,000.00269 less 28,500.00125 is 9,500.00144: just above 4.75 %
  ['bv', 200_000.01, 38_000, 9500, 4.8, 47_500.01],
] as const)('a %s of %d is calculated exactly and rounded once', (entity, revenue, dutch, saving, share, fiveYears) => {
  expect(savingsOf(revenue, entity, brochure)).toMatchObject({
    dutchTax: euros(dutch),
    saving: euros(saving),
    percentage: share,
    fiveYears: euros(fiveYears),
  });
});

test.each([
  [0, 3500],
  [10_000, 5000],
  [50_000, 11_000],
  [75_518, 14_827.7],
  [150_000, 26_000],
  [200_000, 33_500],
  [250_000, 41_000],
])('Cyprus at 15 %%: revenue of %d costs %d', (revenue, cost) => {
  expect(savingsOf(revenue, 'bv', atFifteen).cyprusCost).toBe(euros(cost));
});

test.each([
  // 38,883 × 35.75 % + 39,543 × 37.56 % + 71,574 × 49.5 %
  ['zzp', 150_000, 13_900.67 + 14_852.35 + 35_429.13, 27_900],
  ['zzp', 30_000, 10_725, 9900],
  ['zzp', 50_000, 13_900.67 + 4175.55, 12_900],
  ['bv', 250_000, 38_000 + 12_900, 42_900],
] as const)('rates of 2026: a %s of %d', (entity, revenue, dutch, cyprus) => {
  expect(savingsOf(revenue, entity, of2026)).toMatchObject({ dutchTax: euros(dutch), cyprusCost: euros(cyprus) });
});

describe('break-even', () => {
  test.each([
    ['zzp', 'at 12.5 %', brochure, 14_553.01],
    ['bv', 'at 12.5 %', brochure, 53_846.15],
    ['zzp', 'at 15 %', atFifteen, 16_241.3],
    ['bv', 'at 15 %', atFifteen, 87_500],
    ['zzp', 'in 2026', of2026, 26_024.1],
    ['bv', 'in 2026', of2026, 135_000],
    // Not in the first bracket: 38,000 + 25.8 % × (x − 200,000) = 15 % × x + 10,000.
    ['bv', 'with high costs', { ...of2026, cyprus: { rate: 1500, yearlyCosts: euros(10_000) } }, 218_518.52],
  ] as const)('a %s %s', (entity, _name, rules, revenue) => {
    expect(breakEvenRevenue(entity, rules)).toBe(euros(revenue));
  });

  test('never, when Cyprus charges more than the highest bracket', () => {
    expect(breakEvenRevenue('bv', { ...brochure, cyprus: { rate: 3000, yearlyCosts: 0 } })).toBeNull();
  });
});

test.each([
  [0, null],
  [999.99, null],
  [1000, -343.5],
] as const)('of a revenue of %d the percentage is %s', (revenue, share) => {
  expect(savingsOf(revenue, 'bv', brochure).percentage).toBe(share);
});

test.each([brochure, atFifteen, of2026])('nothing is saved at the break-even point as it is shown', (rules) => {
  for (const entity of ['zzp', 'bv'] as const) {
    const turn = Math.round((breakEvenRevenue(entity, rules) ?? 0) / 100);
    expect(isEven(savingsOf(turn, entity, rules))).toBe(true);
    expect(isEven(savingsOf(turn - 30, entity, rules))).toBe(false);
    expect(isEven(savingsOf(turn + 30, entity, rules))).toBe(false);
  }
});

describe('at the edges', () => {
  test.each([
    ['one cent under the limit', 75_517.99, 27_601.83],
    ['at the limit', 75_518, 27_601.83],
    ['one cent above it', 75_518.01, 27_601.83],
    ['one euro above it', 75_519, 27_602.32],
    ['one euro', 1, 0.37],
    ['one cent', 0.01, 0],
  ])('%s', (_name, revenue, dutch) => {
    expect(savingsOf(revenue, 'zzp', brochure).dutchTax).toBe(euros(dutch));
  });

  test('a thousand million is still exact', () => {
    expect(savingsOf(1_000_000_000, 'zzp', brochure)).toMatchObject({
      dutchTax: euros(494_990_220.42),
      cyprusCost: euros(125_003_500),
      percentage: 37,
    });
  });

  test.each([
    ['nothing', null, 'missing'],
    ['no amount', Number.NaN, 'unreadable'],
    ['half a cent', 0.5, 'unreadable'],
    ['too large to be exact', Number.POSITIVE_INFINITY, 'too_high'],
    ['too far below zero to be exact', Number.NEGATIVE_INFINITY, 'negative'],
    ['below zero', -1, 'negative'],
    ['a cent too much', maximumRevenue + 1, 'too_high'],
  ] as const)('%s is refused', (_name, cents, error) => {
    expect(checkRevenue(cents)).toEqual({ ok: false, error });
    expect(() => calculateSavings({ revenue: cents ?? Number.NaN, entity: 'zzp', rules: brochure })).toThrow(
      RangeError,
    );
  });

  test.each([0, 1, maximumRevenue])('%d cents is a revenue', (cents) => {
    expect(checkRevenue(cents)).toEqual({ ok: true, value: cents });
  });
});

/** Within half a cent. */
const near = (amount: number, exact: number) => Math.abs(exactly(amount) - exact) <= 5_000;

describe('laws', () => {
  const revenues = fc.integer({ min: 0, max: maximumRevenue });
  const forms = fc.constantFrom(...entityForms);
  const sets = fc.constantFrom(...rateSetIds.map(rulesOf), atFifteen);
  const calculated = fc.record({ revenue: revenues, entity: forms, rules: sets });

  test('a euro more never lowers a tax, and takes at most the highest rate of it', () => {
    fc.assert(
      fc.property(calculated, ({ revenue, entity, rules }) => {
        fc.pre(revenue + 100 <= maximumRevenue);
        const less = calculateSavings({ revenue, entity, rules }).dutchTax;
        const more = calculateSavings({ revenue: revenue + 100, entity, rules }).dutchTax;
        const highest = Math.max(...rules.dutch[entity].map(({ rate }) => rate));
        expect(more).toBeGreaterThanOrEqual(less);
        // One cent of tolerance, because both amounts are rounded.
        expect(more - less).toBeLessThanOrEqual(highest / 100 + 1);
      }),
    );
  });

  test('the tax is at most the highest rate of everything, to half a cent', () => {
    fc.assert(
      fc.property(calculated, ({ revenue, entity, rules }) => {
        const { dutchTax } = calculateSavings({ revenue, entity, rules });
        const highest = Math.max(...rules.dutch[entity].map(({ rate }) => rate));
        expect(dutchTax).toBeLessThanOrEqual((revenue * highest) / 10_000 + 0.5);
      }),
    );
  });

  test('every amount is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(calculated, ({ revenue, entity, rules }) => {
        const savings = calculateSavings({ revenue, entity, rules });
        const dutch = savings.brackets.reduce((sum, { exactTax }) => sum + exactTax, 0);
        const cyprus = revenue * rules.cyprus.rate + exactly(rules.cyprus.yearlyCosts);
        expect(near(savings.dutchTax, dutch)).toBe(true);
        expect(near(savings.cyprusCost, cyprus)).toBe(true);
        expect(near(savings.saving, dutch - cyprus)).toBe(true);
        expect(near(savings.fiveYears, 5 * (dutch - cyprus))).toBe(true);
        expect(savings.brackets.reduce((sum, { base }) => sum + base, 0)).toBe(revenue);
      }),
    );
  });

  test('the steps show those amounts, and add up to a cent for each line', () => {
    fc.assert(
      fc.property(calculated, ({ revenue, entity, rules }) => {
        const savings = calculateSavings({ revenue, entity, rules });
        const { dutch, cyprus, saving } = explainSavings(savings, rules.cyprus);
        const parts = (steps: typeof dutch, total: string) =>
          steps.reduce((sum, step) => (step.kind === total ? sum : sum + step.amount), 0);
        expect(Math.abs(parts(dutch, 'dutchTotal') - savings.dutchTax)).toBeLessThanOrEqual(dutch.length);
        expect(Math.abs(parts(cyprus, 'cyprusTotal') - savings.cyprusCost)).toBeLessThanOrEqual(1);
        expect(saving.amount).toBe(savings.saving);
      }),
    );
  });

  test('below the break-even Cyprus is dearer, above it cheaper', () => {
    fc.assert(
      fc.property(calculated, ({ revenue, entity, rules }) => {
        const turn = breakEvenRevenue(entity, rules);
        if (turn === null) throw new Error('every set has one');
        // The break-even itself is rounded to whole cents.
        fc.pre(Math.abs(revenue - turn) > 100);
        expect(calculateSavings({ revenue, entity, rules }).saving > 0).toBe(revenue > turn);
      }),
    );
  });
});
