import { calculateSavings, claims, rateSetIds, rulesOf, type CalculatorState, type TaxRules } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Truth } from './CalculatorResult.styles.ts';
import { useAmounts } from './useAmounts.ts';

export interface RateTruthProps {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
  rules: TaxRules;
}

/** Shows until when the figure's rates held and the figure with today's rates, with a button to switch. */
export function RateTruth({ state, onChange, rules }: RateTruthProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, rate } = useAmounts();
  const newest = rateSetIds.at(-1) ?? state.rateSet;
  const set = t('truth.set', { rates: rules.label[language].toLowerCase() });
  if (state.rateSet === newest) return <Truth>{set}</Truth>;
  const now = rulesOf(newest);
  const { saving } = calculateSavings({ revenue: state.revenue, entity: state.entity, rules: now });
  const changed = claims.cyprusCorporateTaxChange.value;
  return (
    <Truth>
      <Marked
        text={t(saving > 0 ? 'truth.older' : 'truth.olderNone', {
          rate: rate(rules.cyprus.rate),
          until: changed - 1,
          year: now.label[language],
          amount: euros(saving),
        })}
        marks={{ strong: <strong /> }}
      />{' '}
      <TextButton onClick={() => onChange({ ...state, rateSet: newest })}>
        {t('truth.switch', { year: now.label[language] })}
      </TextButton>{' '}
      {set}
    </Truth>
  );
}
