import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../shared/language.ts';
import { euros } from '../shared/money.ts';
import { maximumRevenue } from './calculateSavings.ts';
import {
  calculatorParameters,
  defaultCalculatorState,
  namesElsewhere,
  printCalculatorState,
  readCalculatorState,
} from './calculatorState.ts';
import { ownerHomes } from './ownerModel.ts';
import { rateSetIds } from './rateSets.ts';
import { entityForms } from './taxRules.ts';

/** Query parameters as a browser returns them: the first of each name. */
function parametersOf(query: string): (name: string) => string | null {
  const pairs = query.split('&').map((pair) => pair.split('='));
  return (name) => pairs.find(([key]) => key === name)?.[1] ?? null;
}
const read = (query: string) => readCalculatorState(parametersOf(query));

test('a link of either language is read by both', () => {
  const state = { revenue: euros(98_000), entity: 'bv', rateSet: '2026', home: null } as const;
  expect(printCalculatorState(state, 'nl')).toBe('omzet=98000&vorm=bv&tarief=2026');
  expect(printCalculatorState(state, 'en')).toBe('revenue=98000&form=bv&rates=2026');
  for (const language of languages) expect(read(printCalculatorState(state, language))).toEqual(state);
});

test('every setting of a link is known by its name, in either language', () => {
  const state = { revenue: euros(98_000), entity: 'bv', rateSet: '2026', home: 'nl' } as const;
  for (const language of languages) {
    const named = printCalculatorState(state, language)
      .split('&')
      .map((pair) => pair.split('=')[0]);
    expect(calculatorParameters).toEqual(expect.arrayContaining(named));
  }
});

test.each([
  ['of its own language', 'omzet=98000&vorm=bv', 'nl', false],
  ['of the other language', 'omzet=98000', 'en', true],
  ['of both', 'revenue=98000&vorm=bv', 'en', true],
  ['of neither', 'utm_source=x', 'en', false],
] as const)('names %s', (_which, query, language, elsewhere) => {
  expect(namesElsewhere(parametersOf(query), language)).toBe(elsewhere);
});

test('where the owner will live stands in a link once it is answered', () => {
  const state = { ...defaultCalculatorState, home: 'nl' } as const;
  expect(printCalculatorState(state, 'nl')).toBe('omzet=150000&vorm=zzp&tarief=brochure&wonen=nl');
  expect(printCalculatorState({ ...state, home: 'cy' }, 'en')).toBe('revenue=150000&form=zzp&rates=brochure&home=cy');
  expect(read('wonen=elders').home).toBeNull();
});

test('cents stand in a link only where there are some', () => {
  expect(printCalculatorState({ ...defaultCalculatorState, revenue: 123_450 }, 'nl')).toContain('omzet=1234.50&');
  expect(read('omzet=1234.50').revenue).toBe(123_450);
});

test.each([
  ['omzet=98.000', { revenue: euros(98_000) }],
  ['omzet=98,000', { revenue: euros(98_000) }],
  ['omzet= 1.250.000 ', { revenue: euros(1_250_000) }],
  ['omzet=98000,5', { revenue: 9_800_050 }],
  ['vorm=BV&tarief=2026 &wonen=NL', { entity: 'bv', rateSet: '2026', home: 'nl' }],
])('a link typed by hand is understood: %s', (query, change) => {
  expect(read(query)).toEqual({ ...defaultCalculatorState, ...change });
});

describe('what is not understood takes its default, and the rest of the link counts', () => {
  test.each([
    ['nothing at all', ''],
    ['a negative revenue', 'omzet=-5'],
    ['words', 'omzet=veel'],
    ['a notation that could be misread', 'omzet=1.234,50'],
    ['a revenue above the limit', 'omzet=1000000001'],
    ['more digits than an amount has', 'omzet=99999999999999999999'],
    ['an exponent', 'omzet=1e5'],
    ['a property of every object', 'vorm=constructor&tarief=__proto__'],
    ['a set that does not exist', 'tarief=2199'],
  ])('%s', (_name, query) => {
    expect(read(query)).toEqual(defaultCalculatorState);
  });

  test('one bad value leaves the others', () => {
    expect(read('omzet=veel&vorm=bv&tarief=2026')).toEqual({
      ...defaultCalculatorState,
      entity: 'bv',
      rateSet: '2026',
    });
  });
});

test('every state comes back from its link', () => {
  const states = fc.record({
    revenue: fc.integer({ min: 0, max: maximumRevenue }),
    entity: fc.constantFrom(...entityForms),
    rateSet: fc.constantFrom(...rateSetIds),
    home: fc.constantFrom(null, ...ownerHomes),
  });
  fc.assert(
    fc.property(states, fc.constantFrom(...languages), (state, language) => {
      expect(read(printCalculatorState(state, language))).toEqual(state);
    }),
  );
});

test('whatever stands in an address, a state comes out that can be calculated', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (revenue, entity, rateSet) => {
      const state = readCalculatorState((name) => ({ omzet: revenue, vorm: entity, tarief: rateSet })[name] ?? null);
      expect(Number.isInteger(state.revenue) && state.revenue >= 0 && state.revenue <= maximumRevenue).toBe(true);
      expect(entityForms).toContain(state.entity);
      expect(rateSetIds).toContain(state.rateSet);
    }),
  );
});
