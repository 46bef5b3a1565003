import { publicPages } from '@fnc/domain';
import { pageAt } from '../../apps/site/src/paths.ts';
import type { PageResult } from './pageResult.ts';

interface Budget {
  readonly measure: Exclude<keyof PageResult, 'page'>;
  readonly least?: number;
  readonly most?: number;
}

const everywhere: readonly Budget[] = [
  { measure: 'accessibility', least: 100 },
  { measure: 'bestPractices', least: 100 },
  { measure: 'seo', least: 100 },
  { measure: 'fcp', most: 1000 },
  { measure: 'lcp', most: 1000 },
  { measure: 'tbt', most: 50 },
  { measure: 'cls', most: 0.01 },
];

const home: readonly Budget[] = [
  { measure: 'totalKb', most: 295 },
  { measure: 'fontKb', most: 70 },
];

function budgetsOf(address: string): readonly Budget[] {
  const page = pageAt(address);
  const isCalculator = page === 'calculator';
  // A page with `noindex` loses SEO points in Lighthouse.
  const isHidden = page !== undefined && publicPages[page].search === 'hidden';
  return [
    // Counts scripts whenever they load. The calculator's own parts exceed the room that the libraries leave:
    // decision 0060.
    { measure: 'scriptGzipKb', most: isCalculator ? 206 : 180 },
    { measure: 'performance', least: isCalculator ? 99 : 100 },
    ...everywhere.filter(({ measure }) => measure !== 'seo' || !isHidden),
    ...(page === 'home' ? home : []),
  ];
}

/** Budgets for the console on a laptop. No SEO budget, because search engines must not index it. */
const consoleBudgets: readonly Budget[] = [
  { measure: 'performance', least: 98 },
  { measure: 'accessibility', least: 100 },
  { measure: 'scriptGzipKb', most: 220 },
];

/** The exceeded budgets, one line each; empty when all are met. */
export const faultsOf = (result: PageResult): readonly string[] =>
  (result.page.startsWith('/admin') ? consoleBudgets : budgetsOf(result.page)).flatMap(({ measure, least, most }) => {
    const value = result[measure];
    // A missing measurement counts as exceeded.
    const within = (least === undefined || value >= least) && (most === undefined || value <= most);
    return within ? [] : [`${result.page}: ${measure} is ${value}, the budget is ${least ?? most}.`];
  });
