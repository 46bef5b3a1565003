import { expect, test, type Browser, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { openPage, siteLanguages, sitePages, type SiteLanguage } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test.use({ viewport: { width: 1440, height: 900 } });

const inEnglish = (browser: Browser, javaScriptEnabled = true) =>
  browser.newPage({ locale: 'en-GB', javaScriptEnabled, viewport: { width: 1440, height: 900 } });

/** The documents that a page fetches, as path and status. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url());
    if (answer.request().resourceType() === 'document') documents.push(`${answer.status()} ${pathname}${search}`);
  });
  return documents;
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const linksIn = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('hreflang') ?? ''}`));

test('an English browser gets the English page at / at once: one document, an address of its own, links in English', async ({
  browser,
}) => {
  const page = await inEnglish(browser);
  const documents = documentsOf(page);
  const answer = await page.goto(`${product.url}/?utm_source=x`);
  expect(documents).toEqual(['200 /?utm_source=x']);
  expect(answer?.headers()['vary']).toContain('accept-language');
  await expect(page).toHaveURL(`${product.url}/en?utm_source=x`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/en$/);
  const dutch = (await linksIn(page)).filter((link) => !/^\/(en\b|guide\/cyprus-guide)/.test(link));
  // In the bar, the menu and the footer; the address requests Dutch, which the browser does not prefer.
  expect(dutch).toEqual(['/?lang=nl nl', '/?lang=nl nl', '/?lang=nl nl']);
  expect(await kept(page, 'i18nextLng')).toBe('en');
  await page.close();
});

test('its toggle leads to the Dutch page, which stays: reloaded, and asked for anew', async ({ browser }) => {
  const page = await inEnglish(browser);
  await openPage(page, product.url);
  await page.getByRole('banner').getByRole('link', { name: 'Schakel naar Nederlands' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto('about:blank');
  await page.goto(`${product.url}/?utm_source=x#faq`);
  await expect(page).toHaveURL(`${product.url}/?utm_source=x#faq`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(await kept(page, 'i18nextLng')).toBe('nl');
  await page.close();
});

test('the toggle counts where it is pressed before any script came', async ({ browser }) => {
  const page = await inEnglish(browser);
  await page.route('**/*.js', () => undefined); // none ever loads
  await page.goto(product.url);
  await expect(page).toHaveURL(`${product.url}/en`);
  await page.getByRole('banner').getByRole('link', { name: 'Schakel naar Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await kept(page, 'i18nextLng')).toBe('nl');
  await page.close();
});

test('without JavaScript too', async ({ browser }) => {
  const page = await inEnglish(browser, false);
  await page.goto(product.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Schakel naar Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.close();
});

test('a stored English leads a Dutch browser from / to /en, and on the way back no page is in between', async ({
  page,
}) => {
  await page.goto(`${product.url}/en/privacy`);
  await page.goto('about:blank');
  await page.goto(`${product.url}/?utm_source=x`);
  await expect(page).toHaveURL(`${product.url}/en?utm_source=x`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

for (const language of siteLanguages) {
  test(`each page opened keeps its language and itself, without a touch (${language})`, async ({ browser }) => {
    for (const each of sitePages) {
      const locale: Record<SiteLanguage, string> = { nl: 'en-GB', en: 'nl-NL' }; // the browser prefers the other
      const context = await browser.newContext({ locale: each.name === 'home' ? language : locale[language] });
      const page = await context.newPage();
      await page.goto(product.url + each[language]);
      expect([each[language], await kept(page, 'i18nextLng')]).toEqual([each[language], language]);
      const views = async () => JSON.parse((await kept(page, 'page_views')) ?? '[]') as object[];
      await expect.poll(views, each[language]).toMatchObject([{ page: each[language], language }]);
      await context.close();
    }
  });
}

/** Pages, a part in the middle of each, and that part in the other language. */
const readParts = [
  { from: '/', part: 'cases', to: '/en', there: 'cases' },
  { from: '/en', part: 'steps', to: '/', there: 'steps' },
  { from: '/calculator?omzet=98000', part: 'calculation', to: '/en/calculator', there: 'calculation' },
  { from: '/cyprus-gids', part: 'contents', to: '/en/cyprus-guide', there: 'contents' },
  { from: '/en/privacy', part: 'recipients', to: '/privacy', there: 'recipients' },
  { from: '/voor/kapiteins', part: 'rules', to: '/en/for/captains', there: 'rules' },
  {
    from: '/kennis/kosten',
    part: 'wat-in-geen-prijs-zit',
    to: '/en/knowledge/costs',
    there: 'what-no-price-includes',
  },
] as const;

const toOtherLanguage = (page: Page) => page.locator('a[hreflang]').last();
/** Follows the language link without scrolling to it. */
const switchLanguage = (page: Page) => toOtherLanguage(page).evaluate((link: HTMLElement) => link.click());
const topOf = (page: Page, part: string) =>
  page.locator(`[id="${part}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Stands 40 px below the beginning of a part. @returns the top of that part in the window */
async function standIn(page: Page, part: string): Promise<number> {
  await page.locator(`[id="${part}"]`).evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant' });
    scrollBy({ top: 40, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  return topOf(page, part);
}

for (const width of [1440, 360]) {
  test(`the toggle leads to the part that is being read, and back to where one was (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { from, part, to, there } of readParts) {
      await openPage(page, product.url + from);
      const stood = await standIn(page, part);
      await switchLanguage(page);
      await page.waitForURL((url) => url.pathname === to && url.hash === `#${there}`);
      await expect.poll(() => topOf(page, there), from).toBeGreaterThanOrEqual(0);
      await expect.poll(() => topOf(page, there), from).toBeLessThan(200);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === new URL(from, product.url).pathname);
      await expect.poll(async () => Math.abs((await topOf(page, part)) - stood), from).toBeLessThan(10);
    }
  });
}

test('before the app runs too; from the top of a page it leads to the top', async ({ page }) => {
  await page.route('**/*.js', () => undefined); // none ever loads
  await page.goto(`${product.url}/`);
  await standIn(page, 'faq');
  await switchLanguage(page);
  await expect(page).toHaveURL(`${product.url}/en#faq`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await switchLanguage(page);
  await expect(page).toHaveURL(`${product.url}/`);
});

/** Addresses whose query holds the page's state, and where their language links lead. */
const withState = [
  ['/calculator?omzet=98000&vorm=bv&tarief=2026', '/en/calculator?omzet=98000&vorm=bv&tarief=2026'],
  ['/bevestigen?t=abc', '/en/confirm?t=abc'],
  ['/en/unsubscribe?t=abc', '/afmelden?t=abc'],
] as const;

/** Follows the language link of this part without scrolling to it. */
const followIn = (page: Page, part: string) =>
  page
    .locator(`${part} a[hreflang]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('every language link keeps the state of a page, before the app runs too', async ({ page }) => {
  await page.route('**/*.js', () => undefined); // none ever loads
  for (const [from, to] of withState) {
    for (const part of ['header', 'footer']) {
      await page.goto(product.url + from);
      await followIn(page, part);
      await expect(page, part).toHaveURL(product.url + to);
    }
  }
});

test('the footer of a live page keeps its state: the sum, and the token of a mail', async ({ page }) => {
  for (const [from, to] of withState) {
    await openPage(page, product.url + from);
    await followIn(page, 'footer');
    await expect(page).toHaveURL((url) => url.pathname === new URL(to, product.url).pathname && url.search !== '');
  }
  await openPage(page, product.url + withState[0][0]);
  await followIn(page, 'footer');
  // Its own names for the same sum.
  await expect(page).toHaveURL(`${product.url}/en/calculator?revenue=98000&form=bv&rates=2026`);
  await expect(page.getByRole('textbox', { name: 'Revenue per year' })).toHaveValue('98,000');
});

test('the query of any other page is left behind', async ({ page }) => {
  await openPage(page, `${product.url}/privacy?utm_source=x`);
  await switchLanguage(page);
  await expect(page).toHaveURL(`${product.url}/en/privacy`);
});

test('an anchor in the address stays, by its name in the other language', async ({ page }) => {
  for (const [from, to] of [
    ['/en#faq', '/#faq'],
    ['/kennis/kosten#wat-wij-aanraden', '/en/knowledge/costs#what-we-recommend'],
    ['/en/knowledge/costs#note-3', '/kennis/kosten#note-3'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(product.url + from);
    await switchLanguage(page);
    await expect(page).toHaveURL(product.url + to);
  }
});
