import type { CalculatorState } from '../calculator/calculatorState.ts';
import type { OwnerHome } from '../calculator/ownerModel.ts';
import { euros } from '../shared/money.ts';

type CaseState = CalculatorState & { readonly home: OwnerHome };

/**
 * Examples that anyone can check: each state opens in the calculator. The same owner twice: who moves to Cyprus gains, to who
 * stays in the Netherlands the answer is no. At the rates of the owner model.
 */
export const workedCases = {
  moves: { revenue: euros(150_000), entity: 'bv', rateSet: '2026', home: 'cy' },
  stays: { revenue: euros(150_000), entity: 'bv', rateSet: '2026', home: 'nl' },
} as const satisfies Record<string, CaseState>;
