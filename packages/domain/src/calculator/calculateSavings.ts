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

/** What one bracket takes. */
interface BracketTax {
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

/** Above this an amount is a slip of the keyboard. */
export const maximumRevenue = euros(1_000_000_000);

/** Below this the yearly costs are so many times the revenue that a percentage says nothing. */
const leastForShare = euros(1000);

type RevenueProblem = 'missing' | 'unreadable' | 'negative' | 'too_high';

/** @param cents  as a money field gives it: `null` when empty, `NaN` when what is typed is not an amount */
export function checkRevenue(cents: number | null): Result<Cents, RevenueProblem> {
  if (cents === null) return fail('missing');
  if (!Number.isInteger(cents)) return fail('unreadable');
  if (cents < 0) return fail('negative');
  return cents > maximumRevenue ? fail('too_high') : ok(cents);
}

interface SavingsInput {
  /** A year's revenue, counted as profit; see `checkRevenue`. */
  readonly revenue: Cents;
  readonly entity: EntityForm;
  readonly rules: TaxRules;
}

/** Each amount is the exact one rounded to cents, never a sum of rounded ones: parts may differ by a cent from their total. */
export interface Savings {
  readonly revenue: Cents;
  readonly brackets: readonly BracketTax[];
  readonly dutchTax: Cents;
  readonly cyprusTax: Cents;
  readonly yearlyCosts: Cents;
  /** Tax and running costs. */
  readonly cyprusCost: Cents;
  /** Below zero when Cyprus is the dearer one. */
  readonly saving: Cents;
  /** Of the revenue, with one decimal: 28.1; `null` below `leastForShare`. */
  readonly percentage: number | null;
  readonly fiveYears: Cents;
}

/** To the euro both sides cost the same: then nothing of it, in five years either, is more than rounding. */
export const isEven = ({ saving }: Pick<Savings, 'saving'>): boolean => roundedQuotient(saving, 100) === 0;

/** @throws {RangeError} for a revenue that `checkRevenue` refuses: the caller has to ask it first */
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
    // a thousandth of the revenue is a tenth of a per cent; both sides in ten-thousandths of a cent
    percentage: revenue < leastForShare ? null : roundedQuotient(saving, exactly(revenue) / 1000) / 10,
    fiveYears: toCents(5 * saving),
  };
}
