import { createElement, lazy } from 'react';
import { ChartUnavailable } from './ChartUnavailable.tsx';

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

export const LazyChart = lazy(async () => {
  await wanted;
  try {
    return await import('./BreakEvenChart.tsx');
  } catch {
    return { default: () => createElement(ChartUnavailable) };
  }
});
