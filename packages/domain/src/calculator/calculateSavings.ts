import {
  euros,
  exactly,
  exactPart,
  roundedQuotient,
  toCents,
  type Cents,
  type BasisPoints,
  type ExactAmount,
} from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { EntityForm, TaxRules, TaxBracket } from './taxRules.ts';

/** The tax in one bracket. */
interface BracketTax {
  /** Lower bound of the bracket. */
  readonly from: Cents;
  /** The part of the profit in this bracket; zero when the profit is below it. */
  readonly base: Cents;
  readonly rate: BasisPoints;
  /** Not rounded: rounded brackets would not add up to the rounded total. */
  readonly exactTax: ExactAmount;
}

/**
 * Tax per bracket over a profit, lowest bracket first.
 *
 * @param profit  whole cents, zero or more
 */
function taxOver(profit: Cents, brackets: readonly TaxBracket[]): BracketTax[] {
  let from = 0;
  return brackets.map(({ upTo, rate }) => {
    const base = Math.max(0, Math.min(profit, upTo ?? profit) - from);
    const taxed = { from, base, rate, exactTax: exactPart(base, rate) };
    from = upTo ?? from;
    return taxed;
  });
}

const totalTax = (parts: readonly BracketTax[]): ExactAmount => parts.reduce((sum, { exactTax }) => sum + exactTax, 0);

/** A larger amount is treated as a typing error. */
export const maximumRevenue = euros(1_000_000_000);

/** Below this revenue the fixed costs are so many times the revenue that a percentage means nothing. */
const leastForShare = euros(1000);

type RevenueProblem = 'missing' | 'unreadable' | 'negative' | 'too_high';

/** @param cents  value of a money field: `null` when empty, `NaN` when the text is not an amount, infinite when it is too large */
export function checkRevenue(cents: number | null): Result<Cents, RevenueProblem> {
  if (cents === null) return fail('missing');
  if (cents < 0) return fail('negative');
  if (cents > maximumRevenue) return fail('too_high');
  return Number.isInteger(cents) ? ok(cents) : fail('unreadable');
}

interface SavingsInput {
  /** A year's revenue, treated as profit; see `checkRevenue`. */
  readonly revenue: Cents;
  readonly entity: EntityForm;
  readonly rules: TaxRules;
}

/**
 * Each amount is rounded from its exact value, not summed from rounded parts: parts may differ a cent from their
 * total.
 */
export interface Savings {
  readonly revenue: Cents;
  readonly brackets: readonly BracketTax[];
  readonly dutchTax: Cents;
  readonly cyprusTax: Cents;
  readonly yearlyCosts: Cents;
  /** Tax and running costs. */
  readonly cyprusCost: Cents;
  /** Negative when Cyprus costs more. */
  readonly saving: Cents;
  /** Percentage of the revenue, with one decimal: 28.1; `null` below `leastForShare`. */
  readonly percentage: number | null;
  readonly fiveYears: Cents;
}

/** Both sides cost the same to the euro, so any difference, also over five years, is only rounding. */
export const isEven = ({ saving }: Pick<Savings, 'saving'>): boolean => roundedQuotient(saving, 100) === 0;

/** @throws {RangeError} for a revenue that `checkRevenue` refuses: call that first */
export function calculateSavings({ revenue, entity, rules }: SavingsInput): Savings {
  if (!checkRevenue(revenue).ok) throw new RangeError(`Not a revenue: ${revenue}`);
  const { rate, yearlyCosts } = rules.cyprus;
  const brackets = taxOver(revenue, rules.dutch[entity]);
  const dutchTax = totalTax(brackets);
  const cyprusTax = exactPart(revenue, rate);
  const cyprusCost = cyprusTax + exactly(yearlyCosts);
  const saving = dutchTax - cyprusCost;
  return {
    revenue,
    brackets,
    dutchTax: toCents(dutchTax),
    cyprusTax: toCents(cyprusTax),
    yearlyCosts,
    cyprusCost: toCents(cyprusCost),
    saving: toCents(saving),
    // A thousandth of the revenue is a tenth of a per cent; both operands are in ten-thousandths of a cent.
    percentage: revenue < leastForShare ? null : roundedQuotient(saving, exactly(revenue) / 1000) / 10,
    fiveYears: toCents(5 * saving),
  };
}
