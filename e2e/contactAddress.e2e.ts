import { expect, test, type Locator, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { holdScripts, layOutWhole } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Plan een gratis intake' });

/** Opens the contact address; the app's scripts are held back until the returned function is called. */
async function openWithoutApp(page: Page, address = '/contact'): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(`${product.url}${address}`, { waitUntil: 'commit' });
  await expect(dialogOn(page).getByLabel('Naam')).toBeFocused();
  return release;
}

async function reopen(dialog: Locator) {
  const page = dialog.page();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).first().click();
}

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'alive');

test('the form of the contact address is open before the app; what is typed and pressed before it came counts', async ({
  page,
}) => {
  const release = await openWithoutApp(page);
  const dialog = dialogOn(page);
  const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  expect(overflow).toBe('hidden');
  await page.keyboard.type('Noor Sextant');
  await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
  await dialog.getByLabel('Bericht').fill('Ik vaar onder vlag van Malta.');
  await dialog.getByRole('button', { name: 'Verstuur bericht' }).click();
  release();
  await expect(dialog.getByText('Bedankt, je bericht is binnen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluit het formulier' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

for (const [way, finish] of [
  ['sent', (dialog: Locator) => dialog.getByRole('button', { name: 'Verstuur bericht' }).click()],
  ['closed and opened again', reopen],
] as const) {
  test(`what is typed while the live form is drawn behind the open one is kept when it is ${way}`, async ({ page }) => {
    await page.goto(`${product.url}/contact`);
    await expect(page.locator('dialog textarea')).toHaveCount(2);
    const dialog = dialogOn(page);
    await dialog.getByLabel('Naam').fill('Noor Sextant');
    await dialog.getByLabel('E-mailadres').fill('noor@');
    await dialog.getByLabel('Bericht').fill('Ik vaar onder vlag van Malta.');
    await finish(dialog);
    await expect(page.locator('[data-prerendered] > dialog'), 'the live one takes its place').toHaveCount(0);
    await expect(dialog.getByLabel('Naam')).toHaveValue('Noor Sextant');
    await expect(dialog.getByLabel('Bericht')).toHaveValue('Ik vaar onder vlag van Malta.');
    await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
    await dialog.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(dialog.getByText('Bedankt, je bericht is binnen')).toBeVisible();
  });
}

test('the address of the links to the form, with its place in the page, leaves the focus in the form', async ({
  page,
}) => {
  const release = await openWithoutApp(page, '/contact#contact-form');
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.type('Noor');
  release();
  await alive(page);
  await page.keyboard.type(' Sextant');
  await expect(dialogOn(page).getByLabel('Naam')).toHaveValue('Noor Sextant');
});

for (const [way, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(40, 860)],
] as const) {
  test(`the form that was left by ${way} before the app came stays closed, and the visitor is on the home page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await openWithoutApp(page);
    await page.keyboard.type('Noor Sextant');
    await leave(page);
    await expect(dialogOn(page)).toBeHidden();
    release();
    await alive(page);
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(dialogOn(page)).toBeHidden();
    await page.getByRole('banner').getByText('Contact', { exact: true }).click();
    await expect(dialogOn(page).getByLabel('Naam')).toHaveValue('Noor Sextant');
    await page.keyboard.press('Escape');
    await expect(dialogOn(page)).toBeHidden();
  });
}

test('the form can be left before the rest of its page has come', async ({ page }) => {
  const url = `${product.url}/contact`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const opened = html.indexOf('</script>', html.indexOf('previousElementSibling')); // end of openDialog.ts
    await route.fulfill({ response, body: html.slice(0, opened + '</script>'.length) });
  });
  await page.goto(url);
  await expect(dialogOn(page).getByLabel('Naam')).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(page.locator('dialog[data-left]')).toBeAttached();
  await expect(dialogOn(page)).toBeHidden();
});

test('the cross, pressed before the app came, closes the form when it has come', async ({ page }) => {
  const release = await openWithoutApp(page);
  await dialogOn(page).getByRole('button', { name: 'Sluit het formulier' }).click();
  release();
  await expect(dialogOn(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('on a phone nothing behind the open form is laid out; all of it is when the form is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const counted = page.waitForRequest('**/api/events');
  await page.goto(`${product.url}/contact`);
  await counted;
  await page.waitForLoadState('networkidle');
  const isLaidOut = (selector: string) =>
    page.locator(selector).evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('h1')).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toBeHidden();
  expect(await isLaidOut('h1')).toBe(true);
  await layOutWhole(page);
  expect(await isLaidOut('#faq h2')).toBe(true);
});
