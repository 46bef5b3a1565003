import { calculateSavings, rulesOf, type CalculatorState, type Language } from '@fnc/domain';
import { formatEuros } from '../../locales/figures.ts';

/** The saving as the calculator shows it: "€ 53.320". For what floats over it. */
export function savingFigure({ revenue, entity, rateSet }: CalculatorState, language: Language): string {
  const { saving } = calculateSavings({ revenue, entity, rules: rulesOf(rateSet) });
  return formatEuros(saving / 100, language);
}
