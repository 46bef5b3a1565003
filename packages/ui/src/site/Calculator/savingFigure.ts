import { calculateSavings, rulesOf, type CalculatorState, type Language } from '@fnc/domain';
import { formatEuros } from '../../locales/figures.ts';

/** The displayed saving and its rate set, for content that covers the calculator. */
export interface SavingFigure {
  /** "€ 53.320" */
  readonly amount: string;
  /** As written in a sentence: "brochure". */
  readonly rates: string;
}

export function savingFigure({ revenue, entity, rateSet }: CalculatorState, language: Language): SavingFigure {
  const rules = rulesOf(rateSet);
  const { saving } = calculateSavings({ revenue, entity, rules });
  return { amount: formatEuros(saving / 100, language), rates: rules.label[language].toLowerCase() };
}
