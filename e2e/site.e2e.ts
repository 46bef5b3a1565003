import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { landingPages, openPage, said, siteLanguages, sitePages } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test.use({ viewport: { width: 1440, height: 900 } });

for (const each of sitePages) {
  for (const language of siteLanguages) {
    test(`${each[language]} answers in ${language}, under a strict policy`, async ({ page }) => {
      const answer = await page.goto(product.url + each[language]);
      expect(answer?.status()).toBe(200);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S.{10,}/);
    });
  }
}

test('no two pages have the same title, in neither language', async ({ page }) => {
  const titles: string[] = [];
  for (const each of sitePages) {
    for (const language of siteLanguages) {
      await page.goto(product.url + each[language]);
      titles.push(await page.title());
    }
  }
  expect(new Set(titles).size, titles.join('\n')).toBe(titles.length);
});

test('the calculator answers at its second addresses too', async ({ page }) => {
  for (const address of ['/besparingscalculator', '/en/savings-calculator']) {
    const answer = await page.goto(product.url + address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('slider', { name: /^(Omzet per jaar|Revenue per year)/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

for (const { path, source: variant } of landingPages) {
  test(`the landing page ${variant} hides the site's header and footer, and leads back`, async ({ page }) => {
    await openPage(page, product.url + path.nl);
    await expect(page.getByRole('button', { name: 'Start vandaag' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true })).toHaveCount(0);
    await expect(page.getByRole('form')).toHaveCount(2);
    await page.getByRole('link', { name: 'Terug naar de hoofdsite' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
  });
}

test('the back office has nothing of the site around it', async ({ page }) => {
  await page.goto(`${product.url}/admin/login`);
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start vandaag' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('the toggle goes to the same page in the other language, keeps the choice, and is in bar and footer', async ({
  page,
}) => {
  // From the foot of the page it leads to the last part.
  for (const [place, part] of [
    ['banner', ''],
    ['contentinfo', '#imprint'],
  ] as const) {
    await openPage(page, `${product.url}/privacy`);
    await page
      .getByRole(place)
      .getByRole('link', { name: /Switch to English/ })
      .click();
    await expect(page).toHaveURL(`${product.url}/en/privacy${part}`);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    await page
      .getByRole(place)
      .getByRole('link', { name: /Schakel naar Nederlands/ })
      .click();
    await expect(page).toHaveURL(`${product.url}/privacy${part}`);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('nl');
  }
});

test('the stored choice wins, then the browser; a page asked for by its address keeps its language', async ({
  browser,
}) => {
  const english = await browser.newPage({ locale: 'en-GB' });
  await english.goto(product.url);
  await expect(english).toHaveURL(`${product.url}/en`);
  await english.goto(`${product.url}/cyprus-gids`);
  await expect(english.locator('html')).toHaveAttribute('lang', 'nl');
  await english.evaluate(() => localStorage.setItem('i18nextLng', 'nl'));
  await english.goto(product.url);
  await expect(english.locator('html')).toHaveAttribute('lang', 'nl');
  expect(new URL(english.url()).pathname).toBe('/');

  const german = await browser.newPage({ locale: 'de-DE' });
  await german.goto(product.url);
  await expect(german.locator('html'), 'the fallback is Dutch').toHaveAttribute('lang', 'nl');
  await german.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await german.goto(product.url);
  await expect(german).toHaveURL(`${product.url}/en`);
});

test('an unknown path leads to the home page with a notice that names it', async ({ page }) => {
  await page.goto(`${product.url}/niet-hier/echt`);
  await expect(page.getByText('/niet-hier/echt')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await fetch(`${product.url}/assets/niet-hier.js`)).status).toBe(404);
  await page.getByRole('button', { name: 'Sluit melding' }).click();
  await expect(page.getByText('/niet-hier/echt')).toBeHidden();
});

test('nobody makes the home page say something: only an address is named', async ({ page }) => {
  for (const text of ['Bel nu 0900-1234', '/Bel nu 0900-1234', '//evil.example', `/${'x'.repeat(300)}`]) {
    await page.goto(`${product.url}/?notfound=${encodeURIComponent(text)}`);
    await expect(page).toHaveURL(`${product.url}/`); // the app has read the parameter
    await expect(page.getByRole('button', { name: 'Sluit melding' })).toHaveCount(0);
    await expect(page.getByText(text)).toHaveCount(0);
  }
  await page.goto(`${product.url}/zonder "pagina"`);
  await expect(page.getByText('/zonder%20%22pagina%22')).toBeVisible();
});

test('an address with a slash at its end leads to the page, with its query', async ({ page }) => {
  await page.goto(`${product.url}/en/calculator/?omzet=180000`);
  expect(new URL(page.url()).pathname).toBe('/en/calculator');
  expect(page.url()).toContain('omzet=180000');
});

test('the privacy statement opens beside the contact form, and what was typed is still there', async ({ page }) => {
  await openPage(page, `${product.url}/en/contact`);
  const dialog = page.getByRole('dialog', { name: said.en.contactTitle });
  const message = dialog.getByLabel(said.en.message);
  await message.fill('Half written');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'How we handle your data' }).click();
  const statement = await opened;
  await expect(statement).toHaveURL(/\/en\/privacy$/);
  await expect(statement.getByRole('heading', { level: 1 })).toHaveText('How we handle your data');
  await expect(message).toHaveValue('Half written');
});

test('the footer leads to the privacy statement; a subject of its contents is one click away', async ({ page }) => {
  await openPage(page, product.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy en colofon' }).click();
  await page.getByRole('link', { name: 'Je rechten' }).click();
  await expect(page).toHaveURL(/\/privacy#rights$/);
  await expect(page.getByRole('heading', { name: 'Je rechten' })).toBeInViewport();
});
