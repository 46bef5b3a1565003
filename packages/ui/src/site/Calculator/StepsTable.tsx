import { explainSavings, type CalculatorState, type Savings, type SavingsStep, type TaxRules } from '@fnc/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../components/Text/Text.tsx';
import { Steps } from './CalculatorResult.styles.ts';
import { useAmounts } from './useAmounts.ts';

export interface StepsTableProps {
  state: CalculatorState;
  savings: Savings;
  rules: TaxRules;
}

const GroupHead = ({ children }: { children: string }) => (
  <tr>
    <th scope="rowgroup" colSpan={3}>
      {children}
    </th>
  </tr>
);

/** The whole calculation: each step with its formula and its amount. */
export function StepsTable({ state, savings, rules }: StepsTableProps) {
  const { t } = useTranslation('calculator');
  const { euros, rate } = useAmounts();
  const id = useId();
  const { dutch, cyprus, saving } = explainSavings(savings, rules.cyprus);

  const nameOf = (step: SavingsStep): string => {
    if (step.kind === 'bracket') return t('steps.bracket', { place: step.place });
    return {
      dutchTotal: t(`steps.dutchTotal.${state.entity}`),
      cyprusTax: t('steps.corporateTax'),
      costs: t('steps.costs'),
      cyprusTotal: t('steps.cyprusTotal'),
      saving: t('steps.difference'),
    }[step.kind];
  };
  const sumOf = (step: SavingsStep): string => {
    if ('rate' in step) return `${euros(step.base)} × ${rate(step.rate)}`;
    if (step.kind === 'saving') return `${euros(step.dutch)} − ${euros(step.cyprus)}`;
    return step.kind === 'costs' ? t('steps.perYear') : '';
  };
  const row = (step: SavingsStep) => (
    <tr key={nameOf(step)} data-kind={step.kind}>
      <th scope="row">{nameOf(step)}</th>
      <td>{sumOf(step)}</td>
      <td>{euros(step.amount)}</td>
    </tr>
  );

  return (
    <div>
      <Steps aria-labelledby={id}>
        <caption id={id}>
          <h2>{t('steps.title')}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('steps.step')}</th>
            <th scope="col">{t('steps.sum')}</th>
            <th scope="col">{t('steps.amount')}</th>
          </tr>
        </thead>
        <tbody data-of-sum="">
          <GroupHead>{t('steps.netherlands', { entity: t(`entity.${state.entity}.inText`) })}</GroupHead>
          {dutch.map(row)}
        </tbody>
        <tbody data-of-sum="">
          <GroupHead>{t('steps.cyprus')}</GroupHead>
          {cyprus.map(row)}
          {row(saving)}
        </tbody>
      </Steps>
      <Text size="small" tone="quiet" above={4} wide>
        {t('steps.rounding')}
      </Text>
    </div>
  );
}
