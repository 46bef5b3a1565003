import { expect, test, type Page } from '@playwright/test';
import { allPaths, languageOf } from '../apps/site/src/paths.ts';
import { startDevelopmentBuild, type DevelopmentBuild } from './support/developmentBuild.ts';
import { holdScripts, openPage } from './support/sitePages.ts';

// Only React's development build reports every difference between the HTML of a page and what the app renders. One
// worker builds once; the tests run in it one after the other.
test.describe.configure({ mode: 'default' });

let site: DevelopmentBuild;
test.beforeAll(async () => {
  site = await startDevelopmentBuild();
});
test.afterAll(() => site.stop());

/** Console messages and errors of the page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (const address of allPaths) {
  test(`${address} comes alive without a word`, async ({ browser }) => {
    const context = await browser.newContext({ locale: languageOf(address) === 'nl' ? 'nl-NL' : 'en-GB' });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await openPage(page, site.url + address);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    await context.close();
  });
}

for (const address of ['/calculator?omzet=98000&vorm=bv&tarief=2026', '/afmelden?t=abc', '/bevestigen?t=abc']) {
  test(`${address} comes alive with its state without a word`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await openPage(page, site.url + address);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

test('the English page that the server answers at / comes alive as English, without a word', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route(`${site.url}/`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${site.url}/en` }) });
  });
  await openPage(page, `${site.url}/`);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${site.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Schakel naar Nederlands' }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the parts that stay HTML are those of the page', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const faq = page.locator('#faq');
  const before = await faq.innerHTML();
  expect(before.length).toBeGreaterThan(500);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  expect(await faq.innerHTML()).toBe(before);
  expect(complaints).toEqual([]);
});

test('React gets no press before it has hydrated the page, and every press after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  const question = page.locator('#faq details:not([open]) summary').first();
  await question.waitFor();
  const seen = await page.locator('#root').evaluateHandle((root) => {
    const events: string[] = [];
    // Where React listens.
    for (const type of ['pointerdown', 'click', 'keydown']) root.addEventListener(type, () => events.push(type), true);
    return events;
  });
  await question.click();
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  expect(await seen.jsonValue()).toEqual([]);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.locator('#faq details:not([open]) summary').first().click();
  await page.keyboard.press('Tab');
  expect(await seen.jsonValue()).toEqual(['pointerdown', 'click', 'keydown']);
});

test('what is set and pressed in the calculator before its script came counts', async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${site.url}/calculator`, { waitUntil: 'commit' });
  const slider = page.getByRole('slider', { name: 'Omzet per jaar' });
  await slider.evaluate((input: HTMLInputElement) => {
    input.value = '200400'; // a value between two steps, as where a thumb is released
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('radio', { name: 'Bv' }).check({ force: true });
  await page.getByRole('button', { name: /print/i }).click();
  release();
  await expect(page.getByRole('textbox', { name: 'Omzet per jaar' })).toHaveValue('200.000');
  await expect(slider).toHaveValue('200000');
  await expect(page.getByRole('radio', { name: 'Bv' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(complaints).toEqual([]);
});
