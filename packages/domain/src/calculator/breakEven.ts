import { roundedQuotient, type Cents } from '../shared/money.ts';
import type { EntityForm, TaxRules } from './taxRules.ts';

/**
 * The revenue from which Cyprus costs no more than the Netherlands, computed exactly and then written in whole cents;
 * `null` when that never happens. Both sides are straight within a bracket, so there is one equation per bracket.
 */
export function breakEvenRevenue(entity: EntityForm, { dutch, cyprus }: TaxRules): Cents | null {
  let from = 0;
  let taxBelow = 0; // in cents times ten thousand, so that nothing is rounded on the way
  for (const { upTo, rate } of dutch[entity]) {
    // taxBelow + rate × (x − from) = cyprus.rate × x + costs
    const owed = cyprus.yearlyCosts * 10_000 - taxBelow + rate * from;
    const steeper = rate - cyprus.rate;
    if (steeper > 0 && owed >= steeper * from && (upTo === null || owed <= steeper * upTo)) {
      return roundedQuotient(owed, steeper);
    }
    if (upTo === null) return null;
    taxBelow += rate * (upTo - from);
    from = upTo;
  }
  return null;
}
