import { type CalculatorState, rulesOf } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { savingFigure } from './savingFigure.ts';
import { useAmounts } from './useAmounts.ts';
import { useOwnerVerdict } from './useOwnerVerdict.ts';

/**
 * The calculation as text to add to a message: its inputs, its result with the rate set, the owner's result where it was
 * asked for, and its address.
 *
 * @param link absolute address of the calculator with this state
 */
export function useSumText(state: CalculatorState, link: string): string {
  const { t } = useTranslation('calculator');
  const { language, euros } = useAmounts();
  const { amount } = savingFigure(state, language);
  const owner = useOwnerVerdict(state);
  function difference(): string {
    if (owner === null) return `${amount}.`;
    // Of a small profit only where they will live is known.
    if (owner.sum === null) return `${amount}. ${t('owner.question')} ${t(`owner.home.${owner.home}`)}.`;
    return t('attachedOwner', { amount, owner: owner.plain });
  }
  return t('attachment', {
    revenue: euros(state.revenue),
    entity: t(`entity.${state.entity}.inText`),
    years: rulesOf(state.rateSet).years[language],
    difference: difference(),
    link,
  });
}
