// `npm run bench:pages`: builds, serves with the product's own server, measures every public page with Lighthouse and fails
// over a budget. `--runs 3` measures each page three times instead of five; `--only /,/en` measures only these pages.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readingDocuments } from '../apps/site/reading/documents.ts';
import { allPaths } from '../apps/site/src/paths.ts';
import { startProduct } from '../e2e/support/product.ts';
import { buildApps } from '../scripts/build.ts';
import { root } from '../scripts/staleness.ts';
import { faultsOf } from './pages/budgets.ts';
import { measurePage } from './pages/measurePage.ts';
import { launchMeasuringBrowser } from './pages/measuringBrowser.ts';
import { medianOf, type PageResult } from './pages/pageResult.ts';
import { tableOf } from './pages/table.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number of runs.`);
const read = (await readingDocuments()).map(({ canonical }) => canonical);
const pages = values.only?.split(',') ?? [...allPaths, ...read];

await buildApps();
const product = await startProduct();
const browser = await launchMeasuringBrowser();
const results: PageResult[] = [];
try {
  for (const page of pages) {
    const measured: PageResult[] = [];
    for (let run = 0; run < runs; run++) {
      measured.push(
        await measurePage({
          origin: product.url,
          page,
          debuggingPort: browser.port,
          buildFolder: path.join(root, 'apps/site/dist'),
        }),
      );
    }
    results.push(medianOf(measured));
    console.error(`${page}: done (${results.length} of ${pages.length})`);
  }
} finally {
  browser.kill();
  await product.stop();
}

console.log(`Median of ${runs}, Lighthouse on a simulated phone. kB are 1,000 bytes as transferred.\n`);
console.log(tableOf(results));
const faults = results.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
