import { expect, test, type Browser, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { holdScripts, openPage } from './support/sitePages.ts';

// No missing file and no broken connection may remove the page that the server rendered.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, locale: 'nl-NL' });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const errorTitle = 'Onverwachte fout in de applicatie!';

/** Checks that the server-rendered page can still be read. */
async function expectPageStays(page: Page, what: string): Promise<void> {
  await expect(page.getByText(errorTitle), what).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(), what).toBeVisible();
  expect((await page.locator('body').innerText()).length, what).toBeGreaterThan(300);
}

/** The addresses of all scripts that a page loads, at once or later. */
async function scriptsOf(browser: Browser, address: string): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await openPage(page, product.url + address);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...scripts];
}

const press: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Plan een gratis intake' })).toBeVisible();
  },
  '/calculator': async (page) => {
    await page.getByRole('radio', { name: 'Bv' }).check();
  },
  '/contact': async (page) => {
    await page.getByRole('dialog').getByLabel('Naam').fill('Noor Sextant');
  },
  '/cyprus-gids': async (page) => {
    await page.getByLabel('Naam').first().fill('Noor Sextant');
  },
};

for (const [address, use] of Object.entries(press)) {
  test(`${address}: the page stays and can be used, whichever script is missing`, async ({ browser }) => {
    test.slow(); // the page is opened once for each of its scripts
    const scripts = await scriptsOf(browser, address);
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      const context = await browser.newContext({ locale: 'nl-NL' });
      const page = await context.newPage();
      const missed = page.waitForRequest(script);
      await page.route(script, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(product.url + address);
      await missed;
      await page.waitForLoadState('networkidle');
      await use(page);
      await expectPageStays(page, script);
      await context.close();
    }
  });
}

test('what only a script can do says that it could not be loaded, and is there after another try', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`${product.url}/calculator`);
  await page.getByRole('button', { name: /print/i }).click();
  const line = page.getByRole('alert').filter({ hasText: 'kon niet worden geladen' });
  await expect(line).toBeVisible();
  await expectPageStays(page, 'without any script');
  await page.unroute('**/*.js');
  await line.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.getByRole('button', { name: /print/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('a form that is sent while its script comes shows that at its button, and then its faults', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/forms-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, product.url);
  const form = page.locator('#contact-form');
  const button = form.locator('button[type="submit"]');
  // The page itself names empty fields; this address only the script refuses.
  await form.getByLabel('Naam').fill('Noor Sextant');
  await form.getByLabel('E-mailadres').fill('noor@sextant');
  await form.getByLabel('Bericht').fill('Ik woon in Rotterdam.');
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.6');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  release();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
});

for (const [moment, comes] of [
  ['before the scripts came', holdScripts],
  ['when the app is there', () => Promise.resolve(() => undefined)],
] as const) {
  test(`without a connection, ${moment}: the page answers what it can, and stays`, async ({ page, context }) => {
    await comes(page);
    await page.goto(product.url, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    if (moment === 'when the app is there') {
      await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
      await page.waitForLoadState('networkidle');
    }
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Open het menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Sluit het menu' }).click();

    const question = page.locator('#faq details').nth(1);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Bereken je besparing' }).click();
    const line = page.getByRole('alert').filter({ hasText: 'Je bent offline' });
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);
    await line.getByRole('button', { name: 'Sluit melding' }).click();
    await expect(line).toBeHidden();

    await page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
    await dialog.getByLabel('Naam').fill('Noor Sextant');
    await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
    await dialog.getByLabel('Bericht').fill('Ik vaar onder vlag van Malta.');
    await dialog.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
    await expect(dialog.getByLabel('Bericht')).toHaveValue('Ik vaar onder vlag van Malta.');
    await expect(page.getByRole('heading', { name: errorTitle })).toHaveCount(0);
  });
}

const steps = [
  ['/', 'Bereken je besparing'],
  ['/', 'Gratis Cyprus-gids'],
  ['/', 'Privacy en colofon'],
  ['/', 'Afmelden'],
  ['/calculator', 'Privacy en colofon'],
  ['/calculator', 'Home'],
  ['/privacy', 'Bereken je besparing'],
  ['/privacy', 'Home'],
] as const;

for (const [from, link] of steps) {
  test(`back from "${link}" returns to where one was on ${from}`, async ({ page }) => {
    await openPage(page, product.url + from);
    const way = page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });
    await way.scrollIntoViewIfNeeded();
    await expect(page.locator('style[data-below]')).toHaveCount(0);
    await way.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await way.click();
    await expect(page).not.toHaveURL(product.url + from);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goBack();
    await expect(page).toHaveURL(product.url + from);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(40);
  });
}

test('the language pressed at once holds: on every page, both ways, and after a reload', async ({ browser }) => {
  for (const [address, name, language] of [
    ['/', 'Switch to English', 'en'],
    ['/en', 'Schakel naar Nederlands', 'nl'],
    ['/calculator', 'Switch to English', 'en'],
    ['/en/calculator', 'Schakel naar Nederlands', 'nl'],
    ['/privacy', 'Switch to English', 'en'],
    ['/en/privacy', 'Schakel naar Nederlands', 'nl'],
  ] as const) {
    const context = await browser.newContext({ locale: language === 'nl' ? 'en-GB' : 'nl-NL' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem(
        'i18nextLng',
        localStorage.getItem('i18nextLng') ?? (navigator.language === 'nl-NL' ? 'nl' : 'en'),
      );
    });
    await page.goto(product.url + address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const there = page.url();
    await page.reload();
    await expect(page.locator('html'), address).toHaveAttribute('lang', language);
    expect(page.url()).toBe(there);
    await page.goto('about:blank');
    await page.goto(product.url);
    await expect(page.locator('html'), address).toHaveAttribute('lang', language);
    await context.close();
  }
});
