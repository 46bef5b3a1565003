import { readFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse, { type desktopConfig } from 'lighthouse';
import type { PageResult } from './pageResult.ts';

interface NetworkItem {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

export interface MeasureOptions {
  /** http://127.0.0.1:<port>, where the product runs. */
  readonly origin: string;
  /** Path of the page. */
  readonly page: string;
  /** Remote debugging port of a running Chromium. */
  readonly debuggingPort: number;
  /** Folder of the built pages, from which the gzipped sizes are read. */
  readonly buildFolder: string;
  /** Base path of the build's files; absent: the root. */
  readonly base?: string;
  /** Settings other than Lighthouse's usual phone; `signedIn`: the browser's storage is kept between runs. */
  readonly as?: { readonly config?: typeof desktopConfig; readonly signedIn?: boolean };
}

const kb = (bytes: number) => Math.round(bytes / 10) / 100;

const gzippedBytes = ({ buildFolder, base = '' }: MeasureOptions, url: string): number =>
  readFileSync(path.join(buildFolder, `${new URL(url).pathname.slice(base.length)}.gz`)).length;

/** Lighthouse occasionally loses its trace on a busy machine and must be run again. */
const attempts = 3;

async function reportOf(url: string, { debuggingPort: port, as = {} }: MeasureOptions) {
  const disableStorageReset = as.signedIn === true;
  for (let attempt = 1; ; attempt++) {
    const report = (await lighthouse(url, { port, logLevel: 'error', output: 'json', disableStorageReset }, as.config))
      ?.lhr;
    if (report !== undefined && report.runtimeError === undefined) return report;
    if (attempt === attempts)
      throw new Error(`${url} was not measured: ${report?.runtimeError?.message ?? 'no report'}`);
  }
}

/** One run of Lighthouse: by default a phone with simulated throttling. @throws when the page cannot be measured */
export async function measurePage(options: MeasureOptions): Promise<PageResult> {
  const { origin, page } = options;
  const report = await reportOf(origin + page, options);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const { details } = report.audits['network-requests'] ?? {};
  const requests = (details?.type === 'table' ? details.items : []) as unknown as readonly NetworkItem[];
  const bytes = (items: readonly NetworkItem[]) => items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const scripts = ofType('Script');

  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    requests: requests.length,
    scriptKb: kb(bytes(scripts)),
    fontKb: kb(bytes(ofType('Font'))),
    totalKb: kb(bytes(requests)),
    scriptGzipKb: kb(scripts.reduce((sum, { url }) => sum + gzippedBytes(options, url), 0)),
  };
}
