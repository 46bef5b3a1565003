import { type CalculatorState, explainSavings, isEven, type Savings, type TaxRules } from '@fnc/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PairedBars, type StackedBar } from '../../charts/PairedBars/PairedBars.tsx';
import type { ChartFill } from '../../charts/shared/fills.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Bars, Eyebrow, Facts, Figure, FigurePlace, None, Result } from './CalculatorResult.styles.ts';
import { OwnerSum } from './OwnerSum.tsx';
import { RateTruth } from './RateTruth.tsx';
import { useAmounts } from './useAmounts.ts';

/** Longer than the pause between two keystrokes. */
const pauseMs = 800;

/** A text for a live region: empty at first, then the value once it stops changing. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '' && text === first) return undefined;
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return said;
}

/** Neighbouring brackets differ; a third is an outline. */
const bracketFills: readonly ChartFill[] = ['deep', 'second', 'hollow'];

export interface CalculatorResultProps {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
  savings: Savings;
  rules: TaxRules;
  /** The field's text is invalid: this is the previous result. */
  stale: boolean;
}

/** The difference as one figure, its limits, and the costs of both sides. */
export function CalculatorResult({ state, onChange, savings, rules, stale }: CalculatorResultProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, share } = useAmounts();
  const { saving, dutchTax, cyprusCost } = savings;
  const even = isEven(savings);
  const percentage = even && savings.percentage !== null ? 0 : savings.percentage;
  const fiveYears = even ? 0 : savings.fiveYears;
  const named = {
    revenue: euros(state.revenue),
    entity: t(`entity.${state.entity}.inText`),
    rates: rules.label[language].toLowerCase(),
  };
  const pays = saving > 0 && !even;
  const sides = { amount: euros(saving), dutch: euros(dutchTax), cyprus: euros(cyprusCost) };
  const said = useSettled(stale ? '' : t(pays ? 'result.announced' : 'result.announcedNone', { ...named, ...sides }));
  const figure = euros(saving);
  const strong = { strong: <strong /> };

  const bars: readonly [StackedBar, StackedBar] = [
    {
      name: t('bars.netherlands'),
      segments: explainSavings(savings, rules.cyprus).dutch.flatMap((step, index) =>
        step.kind === 'bracket'
          ? [
              {
                name: t('steps.bracket', { place: step.place }),
                amount: step.amount / 100,
                fill: bracketFills[index] ?? 'deep',
              },
            ]
          : [],
      ),
    },
    {
      name: t('bars.cyprus'),
      segments: [
        { name: t('steps.corporateTax'), amount: savings.cyprusTax / 100, fill: 'bar' },
        { name: t('steps.costs'), amount: savings.yearlyCosts / 100, fill: 'hatched' },
      ],
    },
  ];

  return (
    <Result aria-label={t('result.label')} data-stale={stale || undefined}>
      <Eyebrow>{t(stale ? 'result.stale' : 'result.of', named)}</Eyebrow>
      <FigurePlace data-keep-clear="">
        {pays ? <Figure style={{ '--letters': figure.length }}>{figure}</Figure> : <None>{t('result.none')}</None>}
      </FigurePlace>
      <Facts data-keep-clear="">
        {!pays && (
          <li>
            <Marked text={t('result.perYear', { amount: euros(saving) })} marks={strong} />
          </li>
        )}
        {percentage !== null && (
          <li>
            <Marked text={t('result.ofRevenue', { share: share(percentage) })} marks={strong} />
          </li>
        )}
        <li>
          <Marked text={t('result.fiveYears', { amount: euros(fiveYears) })} marks={strong} />
        </li>
      </Facts>
      <RateTruth state={state} onChange={onChange} rules={rules} />
      <OwnerSum state={state} onChange={onChange} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Bars>
        <PairedBars
          label={t('bars.label')}
          bars={bars}
          format={(amount) => euros(Math.round(amount * 100))}
          difference={t('bars.difference')}
          heads={[t('bars.part'), t('bars.amount')]}
        />
      </Bars>
    </Result>
  );
}
