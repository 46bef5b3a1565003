import { breakEvenRevenue, rulesOf, type CalculatorState } from '@fnc/domain';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Band, ChartPlace, EmptyChart } from './Calculator.styles.ts';
import { useAmounts } from './useAmounts.ts';

/** Replaces the chart when its code could not be fetched; the calculation still works. */
function ChartUnavailable() {
  const { t } = useTranslation('site');
  return <EmptyChart role="status">{t('notices.failed')}</EmptyChart>;
}

let letCome: () => void = () => undefined;

/** Without an observer (prerendering), it is wanted at once. */
const wanted =
  typeof IntersectionObserver === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        letCome = resolve;
      });

/** Fetches the chart's code. Until then the prerendered drawing, or a placeholder of its size, is shown. */
export const callForChart = (): void => letCome();

const LazyChart = lazy(async () => {
  await wanted;
  try {
    return await import('./BreakEvenChart.tsx');
  } catch {
    return { default: () => <ChartUnavailable /> };
  }
});

/** Distance below the window at which the chart's code is fetched, px. */
const ahead = 600;

function useCallWhenNear() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callForChart();
      },
      { rootMargin: `${ahead}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return place;
}

/**
 * The revenue from which Cyprus is cheaper, with both lines. Memoised by its state, so that typed text can be shown
 * before the chart updates.
 */
export const BreakEvenSection = memo(function BreakEvenSection({ state }: { state: CalculatorState }) {
  const { t } = useTranslation('calculator');
  const { language, euros } = useAmounts();
  const place = useCallWhenNear();
  const rules = rulesOf(state.rateSet);
  const turn = breakEvenRevenue(state.entity, rules);
  const last = rules.dutch[state.entity].findLast(({ upTo }) => upTo !== null)?.upTo ?? 0;
  return (
    <Band
      id="break-even"
      head="beside"
      title={t('breakEven.title')}
      lead={`${turn === null ? t('breakEven.never') : t('breakEven.lead', { turn: euros(turn), faster: euros(last) })} ${t('truth.set', { rates: rules.label[language].toLowerCase() })}`}
    >
      <ChartPlace ref={place} data-of-sum="">
        <Suspense fallback={<EmptyChart />}>
          <LazyChart state={state} />
        </Suspense>
      </ChartPlace>
    </Band>
  );
});
