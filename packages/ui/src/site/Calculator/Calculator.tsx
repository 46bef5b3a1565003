import { calculateSavings, rulesOf, type CalculatorState } from '@fnc/domain';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Assumptions } from './Assumptions.tsx';
import { BreakEvenSection } from './BreakEvenSection.tsx';
import { Detail, Head, Sheet, Sum } from './Calculator.styles.ts';
import { CalculatorInputs } from './CalculatorInputs.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { callForChart } from './lazyChart.ts';
import { NextStep } from './NextStep.tsx';
import { PrintHead } from './PrintHead.tsx';
import { StepsTable } from './StepsTable.tsx';
import { useAmounts } from './useAmounts.ts';
import { useRevenueField } from './useRevenueField.ts';
import { useSetBefore } from './useSetBefore.ts';

export interface CalculatorProps {
  /** What is calculated; always something that can be. */
  state: CalculatorState;
  /** At every change that can be calculated, while typing too. */
  onChange: (state: CalculatorState) => void;
  /** The page with this sum, as an absolute address. */
  shareUrl: string;
  contactHref: string;
  /** `2026-11-20`, for paper; `null` while the page is built. */
  today: string | null;
  onPrint: () => void;
}

/** The savings calculator: one sum, its parts, from where it turns, and how it was made. */
export function Calculator({ state, onChange, shareUrl, contactHref, today, onPrint }: CalculatorProps) {
  const { t } = useTranslation('calculator');
  const { euros } = useAmounts();
  const revenue = useRevenueField(state.revenue, (cents) => onChange({ ...state, revenue: cents }));
  const rules = rulesOf(state.rateSet);
  const savings = calculateSavings({ revenue: state.revenue, entity: state.entity, rules });

  const sheet = useRef<HTMLDivElement>(null);
  useSetBefore(sheet, state, onChange);

  // The prerendered chart keeps standing until its code is there; the figure does not wait for it.
  const drawn = useDeferredValue(state);
  useEffect(() => {
    if (drawn !== state) callForChart();
  }, [drawn, state]);

  return (
    <Sheet ref={sheet}>
      <PrintHead state={state} rules={rules} shareUrl={shareUrl} today={today} />
      <Head>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Head>
      <Sum ground="surface">
        <div>
          <noscript>
            <p>{t('noScript', { revenue: euros(state.revenue) })}</p>
          </noscript>
          <CalculatorInputs state={state} onChange={onChange} revenue={revenue} />
        </div>
        <CalculatorResult state={state} onChange={onChange} savings={savings} rules={rules} stale={revenue.stale} />
      </Sum>
      <BreakEvenSection state={drawn} />
      <Detail ground="surface">
        <StepsTable state={state} savings={savings} rules={rules} />
        <Assumptions state={state} rules={rules} />
      </Detail>
      <NextStep shareUrl={shareUrl} contactHref={contactHref} onPrint={onPrint} />
    </Sheet>
  );
}
