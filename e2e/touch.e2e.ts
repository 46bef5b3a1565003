import { expect, test, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';

// A finger causes no pointer events before the tap, so the tap itself is the first event of the page.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, locale: 'nl-NL' });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Right after the page loads, before any script of the app; or once the app has started. */
const moments = {
  'at once': () => Promise.resolve(),
  'when the app is there': (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'alive'),
};

for (const [moment, comes] of Object.entries(moments)) {
  test.describe(`the first tap, ${moment}`, () => {
    test('on a choice of the calculator counts', async ({ page }) => {
      await page.goto(`${product.url}/calculator`);
      await comes(page);
      await page.getByRole('radio', { name: 'Bv' }).tap();
      await expect(page).toHaveURL(/vorm=bv/);
      await expect(page.getByRole('radio', { name: 'Bv' })).toBeChecked();
    });

    test('in the amount lets it be changed', async ({ page }) => {
      await page.goto(`${product.url}/calculator`);
      await comes(page);
      const revenue = page.getByRole('textbox', { name: 'Omzet per jaar' });
      await revenue.tap();
      await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
      await revenue.press('End');
      await revenue.press('Backspace');
      await expect(page).toHaveURL(/omzet=15000&/);
    });

    test('on the three bars opens the menu', async ({ page }) => {
      await page.goto(`${product.url}/`);
      await comes(page);
      await page.getByRole('button', { name: 'Open het menu' }).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(page).toHaveURL(`${product.url}/`);
    });

    test('shows under the finger at once, and no longer when the finger scrolls or leaves', async ({
      page,
      context,
    }) => {
      await page.goto(`${product.url}/`);
      await comes(page);
      const menu = page.getByRole('button', { name: 'Open het menu' });
      const { x = 0, y = 0, width = 0 } = (await menu.boundingBox()) ?? {};
      const at = { x: x + width / 2, y: y + 10 };
      const devTools = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]) =>
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
      await touch('touchStart', [at]);
      await expect(menu).not.toHaveCSS('box-shadow', 'none');
      await touch('touchMove', [{ ...at, y: at.y + 60 }]);
      await touch('touchMove', [{ ...at, y: at.y + 120 }]);
      await expect(menu).toHaveCSS('box-shadow', 'none');
      await touch('touchEnd', []);
      await touch('touchStart', [at]);
      await expect(menu).not.toHaveCSS('box-shadow', 'none');
      await touch('touchEnd', []);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(page.locator('[data-under-finger]')).toHaveCount(0);
    });

    test('in a field shows under the finger at once, before the field has the focus', async ({ page, context }) => {
      await page.goto(`${product.url}/cyprus-gids`);
      await comes(page);
      const form = page.getByRole('form').first();
      for (const field of [form.getByLabel('Naam'), form.getByLabel('E-mailadres'), form.getByLabel('Functie')]) {
        await field.scrollIntoViewIfNeeded();
        const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
        const devTools = await context.newCDPSession(page);
        await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 9, y: y + 9 }] });
        await expect(field).not.toHaveCSS('box-shadow', 'none');
        await expect(field).not.toBeFocused();
        await devTools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
        await expect(page.locator('[data-under-finger]')).toHaveCount(0);
      }
    });

    test('on the first button opens the contact form over the page', async ({ page }) => {
      await page.goto(`${product.url}/`);
      await comes(page);
      await page.getByRole('link', { name: 'Plan een gratis intake' }).first().tap();
      await expect(page.getByRole('dialog', { name: 'Plan een gratis intake' })).toBeVisible();
      await expect(page).toHaveURL(`${product.url}/#contact`);
    });
  });
}
