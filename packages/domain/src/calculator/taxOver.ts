import { exactPart, type BasisPoints, type Cents, type ExactAmount } from '../shared/money.ts';
import type { TaxBracket } from './taxRules.ts';

/** What one bracket takes. */
export interface BracketTax {
  /** Where the bracket begins. */
  readonly from: Cents;
  /** How much of the profit falls in it; zero when the profit ends before it. */
  readonly base: Cents;
  readonly rate: BasisPoints;
  /** Exact: brackets that were rounded one by one would add up to another tax than the whole. */
  readonly exactTax: ExactAmount;
}

/**
 * What each bracket takes of a profit, lowest bracket first.
 *
 * @param profit  whole cents, zero or more
 */
export function taxOver(profit: Cents, brackets: readonly TaxBracket[]): BracketTax[] {
  let from = 0;
  return brackets.map(({ upTo, rate }) => {
    const base = Math.max(0, Math.min(profit, upTo ?? profit) - from);
    const taxed = { from, base, rate, exactTax: exactPart(base, rate) };
    from = upTo ?? from;
    return taxed;
  });
}

export const totalTax = (parts: readonly BracketTax[]): ExactAmount =>
  parts.reduce((sum, { exactTax }) => sum + exactTax, 0);
