import { expect, test } from 'vitest';
import { ownerBurden } from '../calculator/ownerModel.ts';
import { printCalculatorState, readCalculatorState } from '../calculator/calculatorState.ts';
import { calculateSavings } from '../calculator/calculateSavings.ts';
import { newestRateSetId, rulesOf } from '../calculator/rateSets.ts';
import { workedCases } from './workedCases.data.ts';
import { breakEvenState, solveCase } from './workedCases.ts';

test('one case pays and one does not, so that the answer “no” is shown as well', () => {
  expect(solveCase('moves').difference).toBeGreaterThan(0);
  expect(solveCase('stays').difference).toBeLessThan(0);
});

test('both are the same owner, and only the home differs', () => {
  expect({ ...workedCases.moves, home: 'nl' }).toEqual(workedCases.stays);
});

test.each([
  ['moves', 'cyprusOwnerInCyprus'],
  ['stays', 'cyprusOwnerInNl'],
] as const)('%s is the sum of the owner model, at the address that its link opens', (id, route) => {
  const state = workedCases[id];
  const search = new URLSearchParams(printCalculatorState(state, 'nl'));
  expect(readCalculatorState((name) => search.get(name))).toEqual(state);
  expect(solveCase(id).now).toEqual(ownerBurden('dutchCompany', state.revenue));
  expect(solveCase(id).viaCyprus).toEqual(ownerBurden(route, state.revenue));
});

test('a link to the break-even point opens a sum in which both countries cost the same, at the newest rates', () => {
  const { revenue, entity, rateSet } = breakEvenState();
  expect(rateSet).toBe(newestRateSetId);
  const { dutchTax, cyprusCost } = calculateSavings({ revenue, entity, rules: rulesOf(rateSet) });
  expect(cyprusCost).toBe(dutchTax);
});
