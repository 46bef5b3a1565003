import type { CalculatorState } from '../calculator/calculatorState.ts';
import type { OwnerHome, OwnerRateSetId } from '../calculator/ownerModel.ts';
import { euros } from '../shared/money.ts';

type CaseState = CalculatorState & { readonly home: OwnerHome; readonly rateSet: OwnerRateSetId };

/**
 * Examples that readers can check: each state opens in the calculator. The same owner twice: one who moves to Cyprus
 * gains, one who stays in the Netherlands does not. At the rates of the owner model.
 */
export const workedCases = {
  moves: { revenue: euros(150_000), entity: 'bv', rateSet: '2026', home: 'cy' },
  stays: { revenue: euros(150_000), entity: 'bv', rateSet: '2026', home: 'nl' },
} as const satisfies Record<string, CaseState>;
