import path from 'node:path';
import { chromium } from '@playwright/test';
import { desktopConfig } from 'lighthouse';
import { root } from '../../scripts/staleness.ts';
import { faultsOf } from '../pages/budgets.ts';
import { measurePage } from '../pages/measurePage.ts';
import { launchMeasuringBrowser } from '../pages/measuringBrowser.ts';
import { medianOf, type PageResult } from '../pages/pageResult.ts';
import { tableOf } from '../pages/table.ts';
import { enterSignedIn, seedBoth, startConsole } from './console.ts';

/** The sign-in page comes first, while signed out. */
const screens = ['/admin/login', '/admin/dashboard', '/admin/leads', '/admin/clients'] as const;
const rowCount = 1_000;

/** Runs Lighthouse with a laptop's settings on a console with data. @returns whether every screen is within budget */
export async function benchScreens(runs: number): Promise<boolean> {
  const bench = await startConsole((database) => seedBoth(database, rowCount));
  const browser = await launchMeasuringBrowser();
  const results: PageResult[] = [];
  try {
    for (const page of screens) {
      if (page === '/admin/dashboard') await signIn(browser.port, bench);
      const measured: PageResult[] = [];
      for (let run = 0; run < runs; run++) {
        measured.push(
          await measurePage({
            origin: bench.url,
            page,
            debuggingPort: browser.port,
            buildFolder: path.join(root, 'apps/admin/dist'),
            base: '/admin',
            as: { config: desktopConfig, signedIn: true },
          }),
        );
      }
      results.push(medianOf(measured));
    }
  } finally {
    browser.kill();
    await bench.stop();
  }
  console.log(`\nMedian of ${runs}, Lighthouse as on a laptop, ${rowCount} leads and clients. kB are 1,000 bytes.\n`);
  console.log(tableOf(results));
  const faults = results.flatMap(faultsOf);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** Writes the token into the storage of the browser that Lighthouse uses. */
async function signIn(port: number, bench: Awaited<ReturnType<typeof startConsole>>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window.');
  const page = await context.newPage();
  await enterSignedIn(page, bench);
  await page.close();
  await browser.close();
}
