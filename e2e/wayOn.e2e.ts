import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { openPage } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** The number of matching elements in view: primary actions, or the forms and footer that they lead to. */
const inSight = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true });
    return shown && width > 0 && bottom > 0 && top < window.innerHeight;
  }).length;

for (const [width, height] of [
  [360, 740],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} px there is a way on from everywhere, and never two of the same`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, product.url);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let at = 0; at < end; at += height / 2) {
      await page.evaluate((top) => window.scrollTo(0, top), at);
      await expect
        .poll(async () => {
          const actions = await page.evaluate(inSight, 'a[data-variant="primary"]');
          const ends = await page.evaluate(inSight, 'main form, footer');
          return actions > 1 ? `${actions} actions` : actions + ends > 0 ? 'a way on' : 'none';
        }, `at ${at} px`)
        .toBe('a way on');
    }
  });
}

/** The text of a focused element that the header or the bottom action covers; `null` when it is fully visible. */
const coveredFocus = () => {
  const { activeElement: focused } = document;
  if (focused === null || focused.closest('header') !== null) return null;
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  const x = left + Math.min(width, window.innerWidth - left) / 2;
  const covered = [top + 2, bottom - 2].some((y) => document.elementFromPoint(x, y)?.closest('header') !== null);
  return covered ? focused.textContent : null;
};

test('the action at the foot of a phone opens the form, and the focus is never under it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, product.url);
  await page.locator('#why-cyprus').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('#for-who')?.scrollIntoView());
  const action = page.getByRole('banner').getByRole('link', { name: 'Plan een gratis intake' });
  await expect(action).toBeInViewport({ ratio: 1 });
  await page.locator('#why-cyprus').getByRole('link').first().focus();
  for (let pairs = 0; pairs < 4; pairs += 1) {
    // Pressed quickly: the page may still be scrolling to the first of the two.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(coveredFocus)).toBeNull();
  }
  await page.evaluate(() => document.querySelector('#for-who')?.scrollIntoView());
  await action.click();
  await expect(page.getByRole('dialog').getByLabel('Naam')).toBeVisible();
});

for (const [language, path] of [
  ['nl', '/'],
  ['en', '/en'],
] as const) {
  test(`the home page of a phone is at most 9,000 px long (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, product.url + path);
    // The height of a part is an estimate until the part has been near the window.
    for (let at = 0; at < 12_000; at += 700) {
      await page.evaluate((top) => window.scrollTo(0, top), at);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
  });
}

test('the sum of the hero opens in the calculator, with the same difference', async ({ page }) => {
  await openPage(page, product.url);
  const example = page.getByText(/minder per jaar bij/);
  const [amount = ''] = /€\s[\d.]+/.exec((await example.textContent()) ?? '') ?? [];
  await page.getByRole('link', { name: 'Reken het na' }).click();
  await expect(page).toHaveURL(/\/calculator\?omzet=150000&vorm=bv&tarief=2026&wonen=cy$/);
  await expect(page.getByRole('row', { name: /^Verschil/ }).first()).toContainText(amount.replace(/\s/, ' '));
});
