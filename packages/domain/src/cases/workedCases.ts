import { compareOwner, type OwnerComparison } from '../calculator/ownerModel.ts';
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
