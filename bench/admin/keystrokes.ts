import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts';
import { report, type Comparison } from '../measure.ts';
import { enterSignedIn, seedBoth, startConsole, type BenchConsole } from './console.ts';

/** Typed into the search one key at a time, and deleted again. */
const typed = 'kapitein 12';
/** CPU slowdown that simulates an older laptop. */
const slowdown = 4;
const sizes = [10, 1_000, 10_000] as const;
/** Lists take turns: a key takes some 30 ms, and a machine is busier in one minute than in the next. */
const rounds = 7;
const lists = [
  { what: 'leads', path: '/admin/leads', budget: 2 },
  { what: 'clients', path: '/admin/clients', budget: 1.3 },
] as const;

/** Records for each key the time until the browser has painted its effect, in ms. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    document.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => times.push(performance.now() - pressed));
          painted.port1.start();
          painted.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });

const timesSoFar = (page: Page) => page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);

/** The time of each key, in ms. */
async function keystrokes(page: Page, address: string, rowCount: number): Promise<readonly number[]> {
  await page.goto(address);
  const search = page.getByRole('searchbox');
  await search.click();
  await page
    .getByText(new RegExp(`van ${rowCount.toLocaleString('nl-NL')}`))
    .first()
    .waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchKeys(page);
  let pressed = 0;
  for (const key of [...typed.split(''), ...typed.split('').map(() => 'Backspace')]) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    pressed += 1;
    await page.waitForFunction(
      (count) => (globalThis as unknown as { keyTimes: number[] }).keyTimes.length >= count,
      pressed,
    );
  }
  const times = await timesSoFar(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return times;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Median ms per key: for each size, for each list, in their orders. */
async function mediansOf(consoles: readonly BenchConsole[]): Promise<readonly (readonly number[])[]> {
  const browser = await chromium.launch({
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: [...chromiumArgs],
  });
  try {
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
    for (const console of consoles) await enterSignedIn(page, console);
    const times = sizes.map(() => lists.map((): number[] => []));
    for (let round = 0; round < rounds; round++)
      for (const [size, rowCount] of sizes.entries())
        for (const [list, { path }] of lists.entries())
          times[size]?.[list]?.push(...(await keystrokes(page, `${consoles[size]?.url}${path}`, rowCount)));
    return times.map((ofSize) => ofSize.map(median));
  } finally {
    await browser.close();
  }
}

/**
 * Compares a key in a long list's search with one in a short list's, in the same run.
 *
 * @returns whether it is within budget
 */
export async function benchKeystrokes(): Promise<boolean> {
  const consoles: BenchConsole[] = [];
  let bySize: readonly (readonly number[])[];
  try {
    for (const size of sizes) consoles.push(await startConsole((database) => seedBoth(database, size)));
    bySize = await mediansOf(consoles);
  } finally {
    for (const console of consoles) await console.stop();
  }
  const [few = []] = bySize;
  const comparisons = sizes.slice(1).flatMap((size, index) =>
    lists.map(({ what, budget }, list): Comparison => ({
      what: `a key in the search of ${size.toLocaleString('en')} ${what}, until it is painted`,
      ms: bySize[index + 1]?.[list] ?? Number.NaN,
      baseline: `the same of ${sizes[0]}`,
      baselineMs: few[list] ?? Number.NaN,
      budget,
    })),
  );
  return report(`Keystrokes (processor slowed ${slowdown} times)`, comparisons);
}
