import { curveEnd, euros as toCents, rulesOf, savingsCurve, type CalculatorState } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { useAmounts } from './useAmounts.ts';

/** A separate chunk: the figure does not need the drawing library. */
export default function BreakEvenChart({ state }: { state: CalculatorState }) {
  const { t } = useTranslation('calculator');
  const { euros, short } = useAmounts();
  const curve = savingsCurve(state.entity, rulesOf(state.rateSet), curveEnd(state.revenue));
  const write = (amount: number) => euros(toCents(amount));
  return (
    <LineChart
      label={t('breakEven.chart')}
      lines={[
        {
          name: t('bars.netherlands'),
          points: curve.map(({ revenue, dutchTax }) => ({ x: revenue / 100, y: dutchTax / 100 })),
        },
        {
          name: t('bars.cyprus'),
          points: curve.map(({ revenue, cyprusCost }) => ({ x: revenue / 100, y: cyprusCost / 100 })),
        },
      ]}
      xName={t('breakEven.revenue')}
      formatX={write}
      formatY={write}
      formatTick={short}
      crossing={t('breakEven.turn')}
      own={{ x: state.revenue / 100, name: t('breakEven.own') }}
      caption={t('breakEven.caption')}
    />
  );
}
