import { partOf, type BasisPoints, type Cents } from '../shared/money.ts';
import type { TaxBracket } from './taxRules.ts';

/** What one bracket takes. */
export interface BracketTax {
  /** Where the bracket begins. */
  readonly from: Cents;
  /** How much of the profit falls in it; zero when the profit ends before it. */
  readonly base: Cents;
  readonly rate: BasisPoints;
  readonly tax: Cents;
}

/**
 * What each bracket takes of a profit, lowest bracket first; rounded per bracket, so that the parts add up to the whole.
 *
 * @param profit  whole cents, zero or more
 */
export function taxOver(profit: Cents, brackets: readonly TaxBracket[]): BracketTax[] {
  let from = 0;
  return brackets.map(({ upTo, rate }) => {
    const base = Math.max(0, Math.min(profit, upTo ?? profit) - from);
    const taxed = { from, base, rate, tax: partOf(base, rate) };
    from = upTo ?? from;
    return taxed;
  });
}

export const totalTax = (parts: readonly BracketTax[]): Cents => parts.reduce((sum, { tax }) => sum + tax, 0);
