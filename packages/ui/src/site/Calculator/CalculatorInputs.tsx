import { entityForms, euros as toCents, rateSetIds, rulesOf, splitAmountUnit, type CalculatorState } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Inputs, RateNote } from './Calculator.styles.ts';
import { revenueSlider } from './revenueSlider.ts';
import { useAmounts } from './useAmounts.ts';
import type { useRevenueField } from './useRevenueField.ts';

const reach = revenueSlider.max;
const ticks = [0, 100_000, 200_000, reach];

export interface CalculatorInputsProps {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
  revenue: ReturnType<typeof useRevenueField>;
}

/** Everything that can be set: the revenue twice, exactly and by sliding. Each change shows its effect at once. */
export function CalculatorInputs({ state, onChange, revenue }: CalculatorInputsProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, rate, short } = useAmounts();
  const rules = rulesOf(state.rateSet);
  const newest = rulesOf(rateSetIds.at(-1) ?? state.rateSet);
  const label = rules.label[language];
  const ofSet = { label, rate: rate(rules.cyprus.rate), costs: euros(rules.cyprus.yearlyCosts) };

  return (
    <Inputs>
      <div>
        <MoneyField
          label={t('revenue.label')}
          hint={t('revenue.hint')}
          hintPlace="above"
          size="large"
          splitUnit={splitAmountUnit}
          value={revenue.value}
          error={revenue.error}
          onChange={revenue.type}
          onBlur={revenue.leave}
        />
        <Slider
          label={t('revenue.roughly')}
          labelPlace="hidden"
          {...revenueSlider}
          value={Math.min(state.revenue / 100, reach)}
          valueText={(value) =>
            t(value < reach ? 'revenue.spoken' : 'revenue.spokenMore', { amount: euros(toCents(value)) })
          }
          ticks={ticks.map((value) => ({ value, label: short(value) }))}
          onChange={(value) => {
            revenue.drop();
            onChange({ ...state, revenue: toCents(value) });
          }}
        />
      </div>
      <RadioGroup
        layout="segments"
        label={t('entity.label')}
        choices={entityForms.map((value) => ({ value, label: t(`entity.${value}.name`) }))}
        value={state.entity}
        onChange={(entity) => onChange({ ...state, entity })}
      />
      <div>
        <RadioGroup
          layout="segments"
          label={t('rateSet.label')}
          choices={rateSetIds.map((value) => ({ value, label: rulesOf(value).label[language] }))}
          value={state.rateSet}
          onChange={(rateSet) => onChange({ ...state, rateSet })}
        />
        <RateNote>
          {rules.id === newest.id
            ? t('rateSet.current', ofSet)
            : t('rateSet.older', { ...ofSet, year: newest.label[language], newRate: rate(newest.cyprus.rate) })}
        </RateNote>
      </div>
    </Inputs>
  );
}
