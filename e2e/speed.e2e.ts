import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type Response } from '@playwright/test';
import { allPaths, languageOf, pageAt } from '../apps/site/src/paths.ts';
import { startProduct, type Product } from './support/product.ts';
import { layOutWhole } from './support/sitePages.ts';

const dist = path.resolve(import.meta.dirname, '../apps/site/dist');
const kb = 1000;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Loads a page, lets its app start, and returns all responses. */
async function loadAll(page: Page, address: string): Promise<readonly Response[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  const counted = page.waitForRequest('**/api/events');
  await page.goto(product.url + address);
  await counted; // the app has started, and is idle
  if ((await page.locator('header a[aria-haspopup="dialog"]').count()) > 0) {
    // The live contact form, which loads when the page is idle.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('SiteContactDialog')),
    );
  }
  await page.waitForLoadState('networkidle');
  return answers;
}

const fileOf = (answer: Response) => path.join(dist, new URL(answer.url()).pathname);
const isAsset = (answer: Response) => new URL(answer.url()).pathname.startsWith('/assets/');
const bytesOf = (file: string) => readFileSync(file).length;
const sum = (files: readonly string[], ending = '') => files.reduce((bytes, file) => bytes + bytesOf(file + ending), 0);
/** The calculator may be larger, for its computation and drawings: decision 0060. */
const isCalculator = (address: string) => pageAt(address) === 'calculator';

for (const address of allPaths) {
  test(`${address}: nothing leaves the origin, and its files are small and kept for good`, async ({ browser }) => {
    const locale = languageOf(address) === 'nl' ? 'nl-NL' : 'en-GB';
    const context = await browser.newContext({ locale });
    const answers = await loadAll(await context.newPage(), address);
    expect(answers.map((answer) => new URL(answer.url()).origin)).toEqual(answers.map(() => product.url));
    const assets = answers.filter(isAsset);
    expect(assets.length).toBeGreaterThan(5);
    for (const answer of assets) {
      const headers = await answer.allHeaders();
      expect([answer.url(), headers['cache-control']]).toEqual([answer.url(), 'public, max-age=31536000, immutable']);
      // Fonts are compressed already.
      const encoding = answer.url().endsWith('.woff2') ? undefined : 'br';
      expect([answer.url(), headers['content-encoding']]).toEqual([answer.url(), encoding]);
    }
    // Includes the forms, which load when the page is idle.
    const scripts = assets.map(fileOf).filter((file) => file.endsWith('.js'));
    const gzipped = sum(scripts, '.gz');
    expect(gzipped).toBeGreaterThan(150 * kb);
    expect(gzipped).toBeLessThanOrEqual((isCalculator(address) ? 198 : 173) * kb);
    const [document] = answers;
    expect((await document?.allHeaders())?.['content-encoding']).toBe('br');
    await context.close();
  });
}

for (const address of ['/', '/en']) {
  test(`${address} is within its budgets`, async ({ browser }) => {
    const context = await browser.newContext({ locale: address === '/' ? 'nl-NL' : 'en-GB' });
    const page = await context.newPage();
    const answers = await loadAll(page, address);
    const assets = answers.filter(isAsset).map(fileOf);
    const fonts = assets.filter((file) => file.endsWith('.woff2'));
    const document = path.join(dist, address === '/' ? 'index.html' : 'en.html');
    const named = /data-scripts="([^"]*)"/.exec(readFileSync(document, 'utf8'))?.[1]?.split(' ') ?? [];
    const toComeAlive = named.map((url) => path.join(dist, url));
    expect(toComeAlive.length).toBeGreaterThan(5);
    expect(fonts).toHaveLength(2);
    expect(sum(toComeAlive, '.gz')).toBeLessThanOrEqual(128 * kb);
    expect(sum(fonts)).toBeLessThanOrEqual(70 * kb);
    expect(sum(toComeAlive, '.gz') + sum(fonts) + bytesOf(`${document}.gz`)).toBeLessThanOrEqual(235 * kb);
    await context.close();
  });
}

test('the text is there before any script, and scripts wait until the page has loaded', async ({ page }) => {
  const started = page.waitForRequest('**/api/events');
  const answer = await page.goto(product.url);
  const html = (await answer?.text()) ?? '';
  expect(html).not.toMatch(/<script[^>]* src=|rel="(?:modulepreload|preload|stylesheet)"/);
  await started;
  const times = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      loaded: entry?.loadEventStart ?? Number.NaN,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(times.firstScript).toBeGreaterThanOrEqual(times.loaded);
});

test('React is fetched while the fonts are, and no other script before they are shown', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(path.basename(request.url()).replace(/-.{8}\.js$/, ''));
  });
  const react = page.waitForRequest('**/react-*.js');
  await page.goto(product.url, { waitUntil: 'commit' });
  await react;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(scripts).toEqual(['rolldown-runtime', 'react']);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
});

test('what is not needed to read the home page is not fetched', async ({ page }) => {
  const answers = await loadAll(page, '/');
  const names = answers.filter(isAsset).map((answer) => path.basename(new URL(answer.url()).pathname));
  expect(
    names.filter((name) => /HomeSections|PrivacyStatement|SiteFooter|NotFoundNotice|headWords/.test(name)),
  ).toEqual([]);
});

test('fonts come after the first text, in one go', async ({ page }) => {
  await page.goto(product.url);
  await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
  await expect(page.locator('head > link[rel="icon"]')).toHaveCount(2);
  // `document.fonts.check` is also true before the font is loaded, so the requests are checked.
  const fontStarts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(fontStarts).toHaveLength(2);
  const firstText = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  expect(Math.min(...(await fontStarts()))).toBeGreaterThanOrEqual(firstText);
});

for (const address of ['/', '/calculator', '/privacy']) {
  test(`${address}: what is below the fold is laid out after the rest, and rests when it is far, without moving what is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((shifts) => {
        for (const shift of shifts.getEntries()) {
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(product.url + address);
    expect(await answer?.text()).toContain('content-visibility:auto');
    // Scrolls past everything during layout; by wheel and not by a jump, as a visitor does.
    for (let screen = 0; screen < 30; screen += 1) {
      await page.mouse.wheel(0, 600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.locator('style[data-below]')).toHaveCount(0);
    await page.mouse.wheel(0, -18_000);
    await expect(page.locator('[data-far]').first()).toBeAttached();
    const heights = () =>
      page.locator('main section, footer').evaluateAll((parts) => parts.map(({ clientHeight }) => clientHeight));
    const remembered = await heights();
    await layOutWhole(page);
    expect(await heights()).toEqual(remembered);
    expect(await page.evaluate(() => Reflect.get(window, 'moved') as number)).toBeLessThanOrEqual(0.01);
  });
}

for (const [name, { width, height }] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`on a ${name} a part that is not laid out yet has the height that it will have, and a jump of a script stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route('**/*.js', () => undefined); // nothing below the fold is laid out ahead
    for (const address of ['/', '/en', '/calculator', '/en/calculator', '/linkedin', '/en/cyprus-guide']) {
      await page.goto(product.url + address);
      const parts = page.locator(':is(main,main>div)>section:nth-of-type(n+2),main>div~div>section,footer');
      const reserved = await parts.evaluateAll((all) =>
        all.map((part) => 16 * Number.parseFloat(getComputedStyle(part).getPropertyValue('--height'))),
      );
      await page.locator('style[data-below]').evaluate((style) => style.remove());
      const wrong = await parts.evaluateAll(
        (all, heights) =>
          all.flatMap((part, index) => {
            const { paddingTop, paddingBottom } = getComputedStyle(part);
            const own = part.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
            const kept = heights[index] ?? Number.NaN;
            return Math.abs(kept - own) <= Math.max(56, own / 12)
              ? []
              : [`${part.id}: ${own / 16}rem, not ${kept / 16}`];
          }),
        reserved,
      );
      expect([address, wrong]).toEqual([address, []]);
    }
    await page.goto(product.url);
    const moved = await page.locator('#contact-form').evaluate(async (form) => {
      form.scrollIntoView({ behavior: 'instant' });
      const { top } = form.getBoundingClientRect();
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      return Math.abs(form.getBoundingClientRect().top - top);
    });
    expect(moved).toBeLessThanOrEqual(64);
  });
}
