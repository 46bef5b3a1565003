import type { PageResult } from './pageResult.ts';

const whole = (value: number) => String(Math.round(value));
const tenths = (value: number) => value.toFixed(1);

const columns: readonly (readonly [head: string, cell: (result: PageResult) => string])[] = [
  ['page', ({ page }) => page],
  ['perf', ({ performance }) => whole(performance)],
  ['a11y', ({ accessibility }) => whole(accessibility)],
  ['best', ({ bestPractices }) => whole(bestPractices)],
  ['seo', ({ seo }) => whole(seo)],
  ['FCP ms', ({ fcp }) => whole(fcp)],
  ['LCP ms', ({ lcp }) => whole(lcp)],
  ['TBT ms', ({ tbt }) => whole(tbt)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['requests', ({ requests }) => whole(requests)],
  ['JS kB', ({ scriptKb }) => tenths(scriptKb)],
  ['JS gzip', ({ scriptGzipKb }) => tenths(scriptGzipKb)],
  ['fonts kB', ({ fontKb }) => tenths(fontKb)],
  ['all kB', ({ totalKb }) => tenths(totalKb)],
];

/** The results as a text table, one line per page. */
export function tableOf(results: readonly PageResult[]): string {
  const rows = [columns.map(([head]) => head), ...results.map((result) => columns.map(([, cell]) => cell(result)))];
  const widths = columns.map((_column, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, index) => (index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
