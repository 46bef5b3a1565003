import { euros, type Cents, roundedQuotient } from '../shared/money.ts';
import { calculateSavings, maximumRevenue } from './calculateSavings.ts';
import type { EntityForm, TaxRules } from './taxRules.ts';

interface CurvePoint {
  readonly revenue: Cents;
  readonly dutchTax: Cents;
  readonly cyprusCost: Cents;
}

const shortest = euros(250_000);
const parts = 10;

/**
 * Upper end of the chart's revenue axis: at least 250,000 and above the visitor's revenue, rounded to a round amount.
 */
export function curveEnd(revenue: Cents): Cents {
  if (revenue <= shortest) return shortest;
  const step = 10 ** Math.floor(Math.log10(revenue)) / 2;
  return Math.min(maximumRevenue, (Math.floor(revenue / step) + 1) * step);
}

/** Both lines from zero revenue: points at round amounts and at bracket limits, where a line bends. */
export function savingsCurve(entity: EntityForm, rules: TaxRules, end: Cents): CurvePoint[] {
  const bends = rules.dutch[entity].flatMap(({ upTo }) => (upTo !== null && upTo < end ? [upTo] : []));
  const round = Array.from({ length: parts + 1 }, (_, index) => (end / parts) * index);
  return [...new Set([...round, ...bends])]
    .toSorted((a, b) => a - b)
    .map((revenue) => {
      const { dutchTax, cyprusCost } = calculateSavings({ revenue, entity, rules });
      return { revenue, dutchTax, cyprusCost };
    });
}

/**
 * The revenue from which Cyprus costs no more than the Netherlands, computed exactly and then rounded to whole cents;
 * `null` when there is none. Both sides are linear within a bracket, so there is one equation per bracket.
 */
export function breakEvenRevenue(entity: EntityForm, { dutch, cyprus }: TaxRules): Cents | null {
  let from = 0;
  let taxBelow = 0; // cents × 10,000, so that nothing is rounded before the end
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
