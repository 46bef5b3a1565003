import { expect, test, type Locator, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const named = { name: 'De gids bij je som?' };
const revenue = (page: Page) => page.getByRole('textbox', { name: 'Omzet per jaar' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Omzet per jaar, bij benadering' });
const bar = (page: Page) => page.getByRole('region', named);
const form = (page: Page) => page.getByRole('dialog', named);
/** Presses a button of the bar once all of it has slid in: a click on a part below the window would scroll the page. */
const pressInBar = async (page: Page, name: string) => {
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('button', { name }).click();
};
/** The result of the calculator. */
const figure = (page: Page) => page.getByRole('region', { name: 'Uitkomst' }).locator('strong').first();

/** Stops the clock once the app is loaded, so that two seconds of the page are exactly two seconds. */
const stopTheClock = async (page: Page, query = '') => {
  await page.clock.install();
  await page.goto(`${product.url}/calculator${query}`);
  await revenue(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.clock.pauseAt(Date.now() + 60_000);
};

/** Lets frames and focus changes happen on the stopped clock. */
const settle = (page: Page) => page.clock.runFor(100);

/** How many pixels of an element are below the bar; 0 when the bar is hidden. */
async function covered(page: Page, part: Locator): Promise<number> {
  // One call: a role is not found while it is hidden, and a second call would wait for it.
  const [over] = await bar(page).evaluateAll((bars) =>
    bars.map((found) => found.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  const under = await part.boundingBox();
  if (over === undefined || under === null) return 0;
  const pixels = Math.min(over.bottom, under.y + under.height) - Math.max(over.top, under.y);
  return Math.max(0, Math.floor(pixels));
}

/** Scrolling and the bar take some frames, which pass here: only a lasting overlap counts. */
const expectClear = (page: Page, part: Locator, what: string) =>
  expect
    .poll(
      async () => {
        await settle(page);
        return covered(page, part);
      },
      { message: what, timeout: 3000 },
    )
    .toBe(0);

test('two seconds after the first change, once, when the field is left, and without taking the focus', async ({
  page,
}) => {
  await stopTheClock(page);
  await page.getByRole('radio', { name: 'Bv' }).check();
  await page.clock.runFor(10_000);
  await expect(bar(page), 'another field than the revenue').toBeHidden();

  await revenue(page).fill('20000');
  await page.clock.runFor(1500);
  await revenue(page).press('0');
  await page.clock.runFor(10_000);
  await expect(bar(page), 'while the field has the focus').toBeHidden();
  await revenue(page).press('Tab');
  await settle(page);
  await expect(bar(page)).toBeVisible();
  await expect(slider(page)).toBeFocused();

  await pressInBar(page, 'Sluit het aanbod');
  await settle(page);
  await expect(bar(page)).toBeHidden();
  await expect(slider(page)).toBeFocused();
  await slider(page).press('ArrowRight');
  await page.clock.runFor(10_000);
  await expect(bar(page)).toBeHidden();
});

test('not before the two seconds are over, and not again after a reload', async ({ page }) => {
  await stopTheClock(page);
  await slider(page).press('ArrowRight');
  await page.clock.runFor(1999);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(bar(page)).toBeVisible();

  await page.clock.resume();
  await page.reload();
  await revenue(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.clock.pauseAt(Date.now() + 600_000);
  await slider(page).press('ArrowRight');
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
});

test('not when the revenue comes from the link, and not for the default', async ({ page }) => {
  await stopTheClock(page, '?omzet=98000');
  await expect(revenue(page)).toHaveValue('98.000');
  await revenue(page).fill('150000');
  await revenue(page).press('Tab');
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
});

test('asked for and given: it is downloaded, and never offered again', async ({ page }) => {
  await stopTheClock(page);
  await revenue(page).fill('200000');
  await revenue(page).press('Tab');
  await page.clock.runFor(2100);
  await pressInBar(page, 'Ja, graag');
  await expect(form(page)).toContainText('€ 60.720');
  await form(page).getByLabel('Naam').fill('Wil Koers');
  await form(page).getByLabel('E-mailadres').fill('wil@koers.example');
  await form(page).getByLabel('Functie').selectOption({ label: 'Kapitein' });
  const downloading = page.waitForEvent('download');
  await form(page).getByRole('button', { name: 'Stuur mij de gids' }).click();
  await page.clock.resume();
  expect((await downloading).suggestedFilename()).toBe('cyprus-gids.pdf');
  await expect(page.getByText('Bedankt! Check je inbox voor de Cyprus Gids.')).toBeVisible();
  const [conversion] = await page.evaluate(() => JSON.parse(localStorage.getItem('conversions') ?? '[]') as object[]);
  expect(conversion).toMatchObject({ type: 'guide_requested', source: 'calculator', page: '/calculator' });
  await form(page).getByRole('button', { name: 'Verder rekenen' }).click();
  await expect(form(page)).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('guide_offered'));
  await page.reload();
  await revenue(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
  await page.clock.pauseAt(Date.now() + 600_000);
  await revenue(page).fill('250000');
  await revenue(page).press('Tab');
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`the bar never lies over the figure, the field in use or the end of the page, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await stopTheClock(page);
    await revenue(page).fill('200000');
    await revenue(page).press('Tab');
    await page.clock.runFor(2100);
    await expect(bar(page)).toBeVisible();
    await expectClear(page, slider(page), 'the slider in use');

    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    let shown = 0;
    for (let top = 0; top <= end; top += 40) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await settle(page);
      await expectClear(page, figure(page), `the figure, scrolled to ${top}`);
      if (await bar(page).isVisible()) shown += 1;
    }
    expect(shown, 'it is there most of the time').toBeGreaterThan(end / 40 / 2);

    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    await settle(page);
    await expect(bar(page)).toBeVisible();
    await expectClear(page, page.getByRole('contentinfo'), 'the footer');

    // Moves through the page with Tab, up to the bar itself.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await revenue(page).focus();
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab');
      await settle(page);
      if ((await bar(page).locator(':focus').count()) > 0) break;
      await expectClear(page, page.locator(':focus'), `stop ${stops}`);
    }
  });
}

test('Tab within the bar leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await stopTheClock(page);
  await slider(page).press('ArrowRight');
  await page.clock.runFor(2100);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }));
  await bar(page).getByRole('button', { name: 'Ja, graag' }).focus();
  await page.keyboard.press('Tab');
  await settle(page);
  await expect(bar(page).getByRole('button', { name: 'Sluit' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(1400);
});

test('on a phone of 360 × 640 every part of the form can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await stopTheClock(page);
  await slider(page).press('ArrowRight');
  await page.clock.runFor(2100);
  await pressInBar(page, 'Ja, graag');
  await settle(page);
  for (const part of [
    form(page).getByLabel('Naam'),
    form(page).getByLabel('Functie'),
    form(page).getByRole('button', { name: 'Stuur mij de gids' }),
    form(page).getByRole('button', { name: 'Nee, verder rekenen' }),
    form(page).getByRole('button', { name: 'Sluit' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await settle(page);
  await expect(form(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await expect(slider(page)).toBeFocused();
});
