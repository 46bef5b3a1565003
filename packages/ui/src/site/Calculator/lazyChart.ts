import { lazy } from 'react';

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
  return import('./BreakEvenChart.tsx');
});
