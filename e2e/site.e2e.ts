import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const addresses = [
  ['/', 'nl'],
  ['/contact', 'nl'],
  ['/cyprus-gids', 'nl'],
  ['/privacy', 'nl'],
  ['/en', 'en'],
  ['/en/contact', 'en'],
  ['/en/cyprus-guide', 'en'],
  ['/en/privacy', 'en'],
] as const;

for (const [address, language] of addresses) {
  test(`${address} is whole without JavaScript, in its own language`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(product.url + address);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBeGreaterThanOrEqual(2);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await context.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} has no accessibility violations (${colorScheme}), and nothing overflows at 320 px`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 640 },
        locale: language === 'nl' ? 'nl-NL' : 'en-GB',
      });
      const page = await context.newPage();
      await page.goto(product.url + address);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await context.close();
    });
  }
}

test('the language toggle goes to the same page in the other language, and is remembered', async ({ page }) => {
  await page.goto(`${product.url}/cyprus-gids`);
  await page.getByRole('link', { name: 'Switch to English' }).first().click();
  await expect(page).toHaveURL(/\/en\/cyprus-guide$/);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  await page.goto(product.url);
  await expect(page).toHaveURL(/\/en$/);
});

test('an unknown path leads to the home page with a notice that names it', async ({ page }) => {
  await page.goto(`${product.url}/niet-hier/echt`);
  await expect(page.getByText('/niet-hier/echt')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await fetch(`${product.url}/assets/niet-hier.js`)).status).toBe(404);
});

test('/contact opens the dialog over the home page; closing it leaves the visitor there', async ({ page }) => {
  await page.goto(`${product.url}/contact`);
  await expect(page.getByRole('dialog', { name: 'Plan een gratis intake' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the privacy statement opens beside the contact form, and what was typed is still there', async ({ page }) => {
  await page.goto(`${product.url}/en/contact`);
  const message = page.getByLabel('Message');
  await message.fill('Half written');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'How we handle your data' }).click();
  const statement = await opened;
  await expect(statement).toHaveURL(/\/en\/privacy$/);
  await expect(statement.getByRole('heading', { level: 1 })).toHaveText('How we handle your data');
  await expect(message).toHaveValue('Half written');
});

test('the footer leads to the privacy statement; a subject of its contents is one click away', async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy en colofon' }).click();
  await page.getByRole('link', { name: 'Je rechten' }).click();
  await expect(page).toHaveURL(/\/privacy#rights$/);
  await expect(page.getByRole('heading', { name: 'Je rechten' })).toBeInViewport();
});

test('the menu works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.url);
  const button = page.getByRole('button', { name: 'Start vandaag' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Gratis e-book/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
