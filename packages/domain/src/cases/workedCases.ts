import { defaultCalculatorState, type CalculatorState } from '../calculator/calculatorState.ts';
import { compareOwner, type OwnerComparison } from '../calculator/ownerModel.ts';
import { newestRateSetId, rulesOf } from '../calculator/rateSets.ts';
import { breakEvenRevenue } from '../calculator/savingsCurve.ts';
import { workedCases } from './workedCases.data.ts';

export type WorkedCaseId = keyof typeof workedCases;

/**
 * The result of a case; the calculator shows the same one for the case's state.
 *
 * @throws when the owner model is not valid at the case's profit, which is an error in the data
 */
export function solveCase(id: WorkedCaseId): OwnerComparison {
  const { revenue, entity, home } = workedCases[id];
  const sum = compareOwner(revenue, entity, home);
  if (sum === null) throw new Error(`The owner model does not hold for the case “${id}”: raise its profit.`);
  return sum;
}

/**
 * A bv at its break-even revenue, at the newest rates: what the calculator opens with from a link that names that point.
 *
 * @throws when there is no such revenue at those rates, which leaves the links without a meaning
 */
export function breakEvenState(): CalculatorState {
  const revenue = breakEvenRevenue('bv', rulesOf(newestRateSetId));
  if (revenue === null) throw new Error('At the newest rates a bv has no break-even revenue: remove the links to it.');
  return { ...defaultCalculatorState, revenue, entity: 'bv', rateSet: newestRateSetId };
}
