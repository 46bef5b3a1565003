import { expect, test, type Page, type Response } from '@playwright/test';
import { readingDocuments } from '../apps/site/reading/documents.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const documents = await readingDocuments();

for (const { canonical, language } of documents) {
  test(`${canonical} fetches no script, is counted once, and leaves the language behind`, async ({ page }) => {
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    const counted = page.waitForRequest('**/api/events');
    const answer = await page.goto(product.url + canonical);
    expect(answer?.status()).toBe(200);
    expect(JSON.parse((await counted).postData() ?? '')).toEqual({
      event: 'visit_started',
      page: canonical,
      language,
      source: 'website',
    });
    await page.waitForLoadState('networkidle');
    expect(answers.filter((each) => each.request().resourceType() === 'script')).toEqual([]);
    expect(answers.map((each) => new URL(each.url()).origin)).toEqual(answers.map(() => product.url));
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language);
    const views = await page.evaluate(() => JSON.parse(localStorage.getItem('page_views') ?? '[]') as object[]);
    expect(views).toEqual([expect.objectContaining({ page: canonical, language })]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

/** Opens a page, and finds the bar's menu about Cyprus. */
const menuOf = async (page: Page, address = '/kennis/kosten') => {
  await page.goto(product.url + address);
  const bar = page.getByRole('banner');
  const links = bar.getByRole('listitem').getByRole('listitem').getByRole('link');
  return {
    button: bar.getByRole('button', { name: 'Cyprus', exact: true }),
    first: links.filter({ hasText: 'Waarom Cyprus' }),
    second: links.filter({ hasText: 'Ervaringen' }),
  };
};

test.describe('the menus of the bar work as on the other pages', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('by keyboard, on every kind of page', async ({ page }) => {
    for (const address of ['/kennis', '/kennis/kosten', '/voor/kapiteins']) {
      const { button, first, second } = await menuOf(page, address);
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(first).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(first).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(second).toBeFocused();
      await page.keyboard.press('Home');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(first).toBeHidden();
      await page.keyboard.press('ArrowUp');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(first).toBeHidden();
    }
  });

  test('by pointer: a click pins it, a second one or a press outside closes it', async ({ page }) => {
    const { button, first } = await menuOf(page);
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(720, 880);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
    await button.click();
    await page.mouse.move(720, 880);
    await expect(first).toBeVisible();
    await page.mouse.down();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
    await page.mouse.up();
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
  });
});

test('every link of a page that is read leads to a page', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const { canonical } of documents) {
    await page.goto(product.url + canonical);
    const hrefs = await page
      .locator('main a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of hrefs) {
      if (href === null || seen.has(href)) continue;
      if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`), href).toHaveCount(1);
      else if (href.startsWith('/')) {
        seen.add(href);
        expect([href, (await request.get(product.url + href, { maxRedirects: 0 })).status()]).toEqual([href, 200]);
      }
    }
  }
});

test('the menu leads to the overview, from there to an article, and on to the calculator as it reckons', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kennis', exact: true }).click();
  await expect(page).toHaveURL(/\/kennis$/);
  await page.getByRole('link', { name: /^Box 2/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Box 2');
  await page.getByRole('link', { name: 'Reken het na' }).click();
  await expect(page).toHaveURL(/\/calculator\?omzet=150000&vorm=bv&tarief=2026&wonen=nl$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Switch to English' }).first().click();
  // The chapter above the link to the calculator.
  await expect(page).toHaveURL(/\/en\/knowledge\/box-2-dividends#what-we-don-t-know-about-you$/);
  await page.getByRole('main').getByRole('link', { name: 'Book a free introductory call' }).click();
  await expect(page).toHaveURL(/\/en\/contact/);
  await expect(page.getByRole('dialog', { name: 'Book a free introductory call' })).toBeVisible();
});

test('whoever closes the form that an article opened is back in the article', async ({ page }) => {
  await page.goto(`${product.url}/kennis`);
  await page.getByRole('link', { name: /^Box 2/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Box 2');
  const article = page.url();
  await page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).click();
  const form = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  await form.getByLabel('Naam').fill('Noor Sextant');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Box 2');
  // What was typed is still there when the form is opened again.
  await page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue('Noor Sextant');
});

test('the feeds are served as XML', async ({ request }) => {
  for (const path of ['/kennis/feed.xml', '/en/knowledge/feed.xml']) {
    const answer = await request.get(product.url + path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
  }
});
