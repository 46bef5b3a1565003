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
