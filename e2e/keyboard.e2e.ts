import { expect, test, type Locator, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { openPage } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ env: { FORM_REQUESTS_PER_MINUTE: '100000' } });
});
test.afterAll(() => product.stop());

// This file uses no click and no `focus()`: what Tab does not reach, a visitor without a mouse cannot use.
test.use({ viewport: { width: 1440, height: 900 } });

const mostSteps = 120;

/** Presses a key until the target has the focus. @throws when it cannot be reached */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step++) {
    if ((await target.count()) > 0 && (await target.first().evaluate((element) => element === document.activeElement)))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${mostSteps} times ${key} does not lead to ${target.toString()}`);
}

/** Checks that the focused element is in the window, not covered by a bar, and has a focus ring. */
async function expectSeen(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const box = element.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of sight`;
    const middle = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1),
      Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 0), innerHeight - 1),
    );
    const covered = middle !== null && !element.contains(middle) && !middle.contains(element);
    const label = middle?.closest('label');
    return covered && !(label instanceof HTMLLabelElement && label.control === element) ? `${name} is covered` : null;
  });
  expect(fault).toBeNull();
}

test('the first stop leads past the menu, and no stop of the home page is out of sight', async ({ page }) => {
  // The page scrolls to the focused element; without animation, so that there is nothing to wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, product.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inside = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  expect(inside, 'the stop after it lies in the content').toBe(true);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (let step = 0; step < mostSteps; step++) {
    await expectSeen(page);
    if (await last.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The end of the page was not reached.');
});

test('both dropdowns open, are walked through and close; an anchor moves the focus into its section', async ({
  page,
}) => {
  await openPage(page, product.url);
  const bar = page.getByRole('banner');
  const cyprus = bar.getByRole('button', { name: 'Cyprus', exact: true });
  await reach(page, cyprus);
  await page.keyboard.press('Enter');
  await expect(cyprus).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(bar.locator('a[href$="#why-cyprus"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cyprus).toHaveAttribute('aria-expanded', 'false');
  await expect(cyprus).toBeFocused();

  const start = bar.getByRole('button', { name: 'Start vandaag' });
  await reach(page, start);
  await page.keyboard.press('ArrowDown');
  await expect(bar.locator('a[href$="#steps"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bar.getByRole('link', { name: /Bereken je besparing/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(bar.locator('a[href$="#steps"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#steps$/);
  await expect(page.locator('#steps').getByRole('heading', { level: 2 })).toBeInViewport();
  await page.keyboard.press('Tab');
  const after = await page.evaluate(() => {
    const section = document.querySelector('#steps');
    const active = document.activeElement;
    return (
      section !== null &&
      active !== null &&
      Boolean(section.compareDocumentPosition(active) & 4 || section.contains(active))
    );
  });
  expect(after, 'the next stop lies in or after the section').toBe(true);
});

test('on a phone: the menu opens, keeps the focus in, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, product.url);
  const opener = page.getByRole('button', { name: 'Open het menu' });
  await reach(page, opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const inside = await menu.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside, `stop ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the contact form: opened, faults, filled in, sent, closed, and the focus is back', async ({ page }) => {
  await openPage(page, product.url);
  const opener = page
    .getByRole('main')
    .getByRole('link', { name: 'Plan een gratis intake' })
    .or(page.getByRole('main').getByRole('button', { name: 'Plan een gratis intake' }))
    .first();
  await reach(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(inside, `stop ${step}`).toBe(true);
  }

  const send = dialog.getByRole('button', { name: 'Verstuur bericht' });
  await reach(page, send);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  await page.keyboard.type('Noor Sextant');
  await reach(page, dialog.getByLabel('E-mailadres'));
  await page.keyboard.type('noor@sextant.example');
  await reach(page, dialog.getByLabel('Bericht'));
  await page.keyboard.type('Mijn thuis is in Rotterdam.');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Bericht')).toHaveValue('Mijn thuis is in Rotterdam.');
  await reach(page, send);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Bedankt, je bericht is binnen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the FAQ opens and closes with Enter and Space, one question at a time', async ({ page }) => {
  await openPage(page, product.url);
  const items = page.locator('#faq details');
  await reach(page, items.nth(1).locator('summary'));
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open');
  await reach(page, items.nth(2).locator('summary'));
  await page.keyboard.press('Space');
  await expect(items.nth(2)).toHaveAttribute('open');
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(items.nth(2)).not.toHaveAttribute('open');
});

test('the calculator: by field, by slider, by form, by rates; the offer takes no focus and is closed', async ({
  page,
}) => {
  await openPage(page, `${product.url}/calculator`);
  const revenue = page.getByLabel('Omzet per jaar', { exact: true });
  const result = page.getByRole('main');
  await reach(page, revenue);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('200000');
  await expect(result).toContainText('60.720');
  await reach(page, page.getByRole('slider', { name: 'Omzet per jaar, bij benadering' }));
  const offer = page.getByRole('region', { name: 'De gids bij je som?' });
  await expect(offer).toBeVisible();
  await expect(
    page.getByRole('slider', { name: 'Omzet per jaar, bij benadering' }),
    'the offer leaves the focus where it is',
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(revenue).toHaveValue(/201\.000/);
  await reach(page, page.getByRole('radio', { name: 'Zzp' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bv' })).toBeChecked();
  await expect(result).toContainText('9.644');
  await reach(page, page.getByRole('radio', { name: 'Brochure' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2026' })).toBeChecked();
  await expect(page).toHaveURL(/2026/);

  const session = page.getByRole('main').getByRole('link', { name: 'Plan een strategiegesprek' });
  await reach(page, session);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Plan een gratis intake' })).toBeVisible();
});

test('the guide: faults are announced at their fields, then the file comes', async ({ page }) => {
  await openPage(page, `${product.url}/cyprus-gids`);
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan', exact: true });
  const submit = form.getByRole('button', { name: 'Vraag de gids aan' });
  await reach(page, submit);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Naam')).toBeFocused();
  await expect(form.getByLabel('Naam')).toHaveAccessibleDescription(/Naam is verplicht/);
  await page.keyboard.type('Esmee Golfslag');
  await reach(page, form.getByLabel('E-mailadres'));
  await page.keyboard.type('esmee@golfslag.example');
  await reach(page, form.getByLabel('Functie'));
  await page.keyboard.type('Kapitein');
  await expect(form.getByLabel('Functie')).toHaveValue('kapitein');
  await reach(page, submit);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('cyprus-gids.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'Bedankt!' })).toBeFocused();
});

test('the language toggle leads to the same page in English and back', async ({ page }) => {
  await openPage(page, `${product.url}/privacy`);
  await reach(page, page.getByRole('banner').getByRole('link', { name: /Switch to English/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await reach(page, page.getByRole('banner').getByRole('link', { name: /Schakel naar Nederlands/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
