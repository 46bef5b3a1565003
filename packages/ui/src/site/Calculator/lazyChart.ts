import { createElement, lazy } from 'react';
import { ChartUnavailable } from './ChartUnavailable.tsx';

let letCome: () => void = () => undefined;

/** Where nothing can be near (prerendering), it is wanted at once. */
const wanted =
  typeof IntersectionObserver === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        letCome = resolve;
      });

/** Asks for the chart's code. Until then the prerendered drawing stands, or a place of the same size. */
export const callForChart = (): void => letCome();

export const LazyChart = lazy(async () => {
  await wanted;
  try {
    return await import('./BreakEvenChart.tsx');
  } catch {
    return { default: () => createElement(ChartUnavailable) };
  }
});
