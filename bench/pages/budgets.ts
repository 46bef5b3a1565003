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
  // Search engines are asked to leave it out, for which Lighthouse takes points.
  const isHidden = page !== undefined && publicPages[page].search === 'hidden';
  return [
    // Whenever they come. The calculator's own parts weigh more than the room that the libraries leave: decision 0060.
    { measure: 'scriptGzipKb', most: isCalculator ? 206 : 180 },
    { measure: 'performance', least: isCalculator ? 99 : 100 },
    ...everywhere.filter(({ measure }) => measure !== 'seo' || !isHidden),
    ...(page === 'home' ? home : []),
  ];
}

/** The console, on a laptop. Search engines have no business there. */
const consoleBudgets: readonly Budget[] = [
  { measure: 'performance', least: 98 },
  { measure: 'accessibility', least: 100 },
  { measure: 'scriptGzipKb', most: 220 },
];

/** What is over its budget, each in one line; none when all is well. */
export const faultsOf = (result: PageResult): readonly string[] =>
  (result.page.startsWith('/admin') ? consoleBudgets : budgetsOf(result.page)).flatMap(({ measure, least, most }) => {
    const value = result[measure];
    // Not measured is over, too.
    const within = (least === undefined || value >= least) && (most === undefined || value <= most);
    return within ? [] : [`${result.page}: ${measure} is ${value}, the budget is ${least ?? most}.`];
  });
