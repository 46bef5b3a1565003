import { euros, partOf, roundedQuotient, type Cents } from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { taxOver, totalTax, type BracketTax } from './taxOver.ts';
import type { EntityForm, TaxRules } from './taxRules.ts';

/** Above this an amount is a slip of the keyboard. */
export const maximumRevenue = euros(1_000_000_000);

export type RevenueProblem = 'missing' | 'unreadable' | 'negative' | 'too_high';

/** @param cents  as a money field gives it: `null` when empty, `NaN` when what is typed is not an amount */
export function checkRevenue(cents: number | null): Result<Cents, RevenueProblem> {
  if (cents === null) return fail('missing');
  if (!Number.isInteger(cents)) return fail('unreadable');
  if (cents < 0) return fail('negative');
  return cents > maximumRevenue ? fail('too_high') : ok(cents);
}

export interface SavingsInput {
  /** A year's revenue, counted as profit; see `checkRevenue`. */
  readonly revenue: Cents;
  readonly entity: EntityForm;
  readonly rules: TaxRules;
}

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
  /** Of the revenue, with one decimal: 28.1; `null` without revenue. */
  readonly percentage: number | null;
  readonly fiveYears: Cents;
}

/** @throws {RangeError} for a revenue that `checkRevenue` refuses: the caller has to ask it first */
export function calculateSavings({ revenue, entity, rules }: SavingsInput): Savings {
  if (!checkRevenue(revenue).ok) throw new RangeError(`Not a revenue: ${revenue}`);
  const brackets = taxOver(revenue, rules.dutch[entity]);
  const dutchTax = totalTax(brackets);
  const cyprusTax = partOf(revenue, rules.cyprus.rate);
  const { yearlyCosts } = rules.cyprus;
  const cyprusCost = cyprusTax + yearlyCosts;
  const saving = dutchTax - cyprusCost;
  const percentage = revenue === 0 ? null : roundedQuotient(saving * 1000, revenue) / 10;
  return { revenue, brackets, dutchTax, cyprusTax, yearlyCosts, cyprusCost, saving, percentage, fiveYears: 5 * saving };
}
