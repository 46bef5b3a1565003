import {
  type CalculatorState,
  compareOwner,
  euros,
  type OwnerComparison,
  type OwnerHome,
  ownerRules,
} from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { useAmounts } from './useAmounts.ts';

/** Below this share of the profit, and below this amount, the difference is not worth the work and the risk of a move. */
const hardly = { share: 0.05, amount: euros(10_000) };

function verdictOf({ difference }: OwnerComparison, profit: number): 'dearer' | 'hardly' | 'cheaper' {
  if (difference <= 0) return 'dearer';
  return difference < Math.min(profit * hardly.share, hardly.amount) ? 'hardly' : 'cheaper';
}

export interface OwnerVerdict {
  home: OwnerHome;
  /** `null`: outside the limits of the model. */
  sum: OwnerComparison | null;
  /** What company and owner together gain or lose, or from where that is calculated; the amount is in `<strong>`. */
  marked: string;
  /** The same without marks. */
  plain: string;
}

/** The answer to where the owner will live; `null` while the question is open. */
export function useOwnerVerdict({ revenue, entity, home }: CalculatorState): OwnerVerdict | null {
  const { t } = useTranslation('calculator');
  const amounts = useAmounts();
  if (home === null) return null;
  const sum = compareOwner(revenue, entity, home);
  const marked =
    sum === null
      ? t('owner.tooSmall', { least: amounts.euros(ownerRules.leastProfit) })
      : t(`owner.verdict.${home}.${verdictOf(sum, revenue)}`, { amount: amounts.euros(Math.abs(sum.difference)) });
  return { home, sum, marked, plain: marked.replaceAll(/<\/?strong>/g, '') };
}
