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

const calculators: ReadonlySet<string> = new Set([
  '/calculator',
  '/besparingscalculator',
  '/en/calculator',
  '/en/savings-calculator',
]);

/** Only for whoever comes with the link of a mail: it asks search engines to leave it out, for which Lighthouse takes points. */
const hidden: ReadonlySet<string> = new Set(['/bevestigen', '/en/confirm']);

const budgetsOf = (page: string): readonly Budget[] => [
  // Whenever they come. The calculator's own parts weigh more than the room that the libraries leave: decision 0060.
  { measure: 'scriptGzipKb', most: calculators.has(page) ? 206 : 180 },
  { measure: 'performance', least: calculators.has(page) ? 99 : 100 },
  ...everywhere.filter(({ measure }) => measure !== 'seo' || !hidden.has(page)),
  ...(page === '/' || page === '/en' ? home : []),
];

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
