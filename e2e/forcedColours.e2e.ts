import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { openPage } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('the menu underlines the current page, whose dotted line forced colours take away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, product.url);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveCSS('text-decoration-line', 'none');
});

for (const width of [360, 1440]) {
  test(`lines stand around the outcome of the calculation, whose tint is gone (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `${product.url}/calculator`);
    const outcome = page.getByRole('row', { name: /^Verschil per jaar/ });
    await expect(outcome).toHaveCSS('border-top', /^2px solid/);
    await expect(outcome).toHaveCSS('border-bottom', /^2px solid/);
  });
}
