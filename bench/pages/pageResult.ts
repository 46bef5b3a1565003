/** Lighthouse's measurements of one page: the medians of several runs. */
export interface PageResult {
  /** `/en/contact` */
  readonly page: string;
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** First and largest contentful paint and total blocking time, in ms. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  readonly requests: number;
  /** In kB (1,000 bytes), as transferred. */
  readonly scriptKb: number;
  readonly fontKb: number;
  readonly totalKb: number;
  /** The same scripts with gzip, for browsers and proxies without Brotli. */
  readonly scriptGzipKb: number;
}

type Measure = Exclude<keyof PageResult, 'page'>;

const measures: readonly Measure[] = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'requests',
  'scriptKb',
  'fontKb',
  'totalKb',
  'scriptGzipKb',
];

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The median of each measurement separately. @throws when there are no runs */
export function medianOf(runs: readonly PageResult[]): PageResult {
  const [first] = runs;
  if (first === undefined) throw new Error('Nothing was measured.');
  const medians = measures.map((measure) => [measure, middle(runs.map((run) => run[measure]))]);
  return { ...first, ...(Object.fromEntries(medians) as Omit<PageResult, 'page'>) };
}
