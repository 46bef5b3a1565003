import { defaultCalculatorState, euros, printCalculatorState, type CalculatorState } from '@fnc/domain';
import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { Calculator } from './Calculator.tsx';

interface ExampleProps extends Partial<CalculatorState> {
  onChange: (state: CalculatorState) => void;
  onPrint: () => void;
}

function Example({ onChange, onPrint, ...start }: ExampleProps) {
  const { language } = useStoryLanguage();
  const [state, setState] = useState<CalculatorState>({ ...defaultCalculatorState, ...start });
  return (
    <Calculator
      state={state}
      onChange={(next) => {
        setState(next);
        onChange(next);
      }}
      shareUrl={`https://fnc.example/calculator?${printCalculatorState(state, language)}`}
      contactHref="#contact"
      onPrint={onPrint}
    />
  );
}

const meta = preview.meta({
  title: 'Site/Calculator',
  tags: ['new'],
  component: Example,
  args: { onChange: fn(), onPrint: fn() },
  globals: { viewport: { value: 'desktop' } },
});

/** The sum the page opens with. */
export const Default = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
/** Three brackets, and the price of today. */
export const Rates2026 = meta.story({ args: { rateSet: '2026' } });
export const Company = meta.story({ args: { entity: 'bv' } });
/** Cyprus is the dearer one, and that is said first. */
export const NoSaving = meta.story({ args: { entity: 'bv', revenue: euros(50_000) } });
export const NoSavingOnPhone = meta.story({
  args: { entity: 'bv', revenue: euros(50_000) },
  globals: { viewport: { value: 'phone' } },
});
/** Nothing earned, and the costs remain; there is no percentage of nothing. */
export const NoRevenue = meta.story({ args: { revenue: 0 } });
/** A figure too long for the column is set smaller. */
export const Huge = meta.story({ args: { revenue: euros(1_000_000_000) } });
