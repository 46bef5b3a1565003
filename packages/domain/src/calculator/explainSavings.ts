import { toCents, type BasisPoints, type Cents } from '../shared/money.ts';
import type { Savings } from './calculateSavings.ts';
import type { CyprusRules } from './taxRules.ts';

/** One line of the calculation with its operands. The view adds the words. */
export type SavingsStep =
  | {
      readonly kind: 'bracket';
      readonly place: number;
      readonly base: Cents;
      readonly rate: BasisPoints;
      readonly amount: Cents;
    }
  | { readonly kind: 'dutchTotal'; readonly amount: Cents }
  | { readonly kind: 'cyprusTax'; readonly base: Cents; readonly rate: BasisPoints; readonly amount: Cents }
  | { readonly kind: 'costs'; readonly amount: Cents }
  | { readonly kind: 'cyprusTotal'; readonly amount: Cents }
  | { readonly kind: 'saving'; readonly dutch: Cents; readonly cyprus: Cents; readonly amount: Cents };

interface SavingsSteps {
  readonly dutch: readonly SavingsStep[];
  readonly cyprus: readonly SavingsStep[];
  readonly saving: SavingsStep;
}

/** The calculation step by step. Brackets that the profit does not reach are left out, except the first. */
export function explainSavings(savings: Savings, { rate }: CyprusRules): SavingsSteps {
  const { revenue, brackets, dutchTax, cyprusTax, yearlyCosts, cyprusCost, saving } = savings;
  const reached = brackets.flatMap((part, index): SavingsStep[] =>
    index > 0 && part.base === 0
      ? []
      : [{ kind: 'bracket', place: index + 1, base: part.base, rate: part.rate, amount: toCents(part.exactTax) }],
  );
  return {
    dutch: [...reached, { kind: 'dutchTotal', amount: dutchTax }],
    cyprus: [
      { kind: 'cyprusTax', base: revenue, rate, amount: cyprusTax },
      { kind: 'costs', amount: yearlyCosts },
      { kind: 'cyprusTotal', amount: cyprusCost },
    ],
    saving: { kind: 'saving', dutch: dutchTax, cyprus: cyprusCost, amount: saving },
  };
}
