import { expect, test, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { holdScripts, openPage } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test.use({ viewport: { width: 1440, height: 900 } });

const anchors = ['why-cyprus', 'for-who', 'mission-story', 'steps', 'testimonials', 'faq'] as const;
const contactDialog = (page: Page) => page.getByRole('dialog', { name: 'Plan een gratis intake' });

/** Checks that the section is below the bar, not covered by it, and high in the window. */
async function expectShown(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect
    .poll(
      () =>
        page.evaluate((section) => {
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const heading = document.querySelector(`#${section} h2`)?.getBoundingClientRect();
          if (heading === undefined) return 'no heading';
          const atTheEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
          const inPlace = heading.top >= bar && (heading.top < innerHeight / 2 || atTheEnd);
          return inPlace ? 'shown' : `heading at ${heading.top}, bar to ${bar}`;
        }, id),
      { message: id },
    )
    .toBe('shown');
}

test('each anchor of the home page leads to its section, below the bar', async ({ page }) => {
  for (const id of anchors) {
    await page.goto('about:blank');
    await openPage(page, `${product.url}/#${id}`);
    await expectShown(page, id);
  }
});

test('the anchors of the menu lead to their sections, on the home page and from another', async ({ page }) => {
  for (const from of ['/', '/privacy']) {
    for (const [dropdown, id] of [
      ['Cyprus', 'why-cyprus'],
      ['Cyprus', 'testimonials'],
      ['Cyprus', 'faq'],
      [null, 'for-who'],
      ['Start vandaag', 'steps'],
    ] as const) {
      await openPage(page, product.url + from);
      const bar = page.getByRole('banner');
      if (dropdown !== null) await bar.getByRole('button', { name: dropdown, exact: true }).click();
      await bar.locator(`a[href$="#${id}"]`).click();
      await expectShown(page, id);
    }
  }
});

test('#contact does not scroll: it opens the form, and closing it leaves the visitor on the home page', async ({
  page,
}) => {
  await openPage(page, `${product.url}/#contact`);
  await expect(contactDialog(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(contactDialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('/contact opens the form over the home page; closing it leaves the visitor on /', async ({ page }) => {
  await openPage(page, `${product.url}/contact`);
  await expect(contactDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contactDialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('after the form was opened and closed, Back leads to the page before', async ({ page }) => {
  await openPage(page, `${product.url}/privacy`);
  await openPage(page, `${product.url}/calculator`);
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(contactDialog(page)).toBeVisible();
    await leave();
    await expect(contactDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${product.url}/calculator`);
  }
  // Twice in a row leaves the form, and not the page.
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(contactDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${product.url}/calculator`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/privacy`);
});

test('every way to the contact form opens it: hero, bar, dropdown, action of the bar, footer', async ({ page }) => {
  await openPage(page, product.url);
  const bar = page.getByRole('banner');
  const ways = [
    page
      .getByRole('main')
      .getByRole('link', { name: 'Plan een gratis intake' })
      .or(page.getByRole('main').getByRole('button', { name: 'Plan een gratis intake' }))
      .first(),
    bar.getByText('Contact', { exact: true }),
    bar.getByText('Gratis intake', { exact: true }),
    bar.getByRole('navigation').getByRole('link', { name: 'Plan een gratis intake' }),
    page.getByRole('contentinfo').getByText('Contact', { exact: true }),
  ];
  for (const [index, way] of ways.entries()) {
    if (index === 2) await bar.getByRole('button', { name: 'Start vandaag' }).click();
    await way.click();
    await expect(contactDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contactDialog(page)).toBeHidden();
  }
});

test('the bar gets its scrolled look past 50 px, and loses it again', async ({ page }) => {
  await openPage(page, product.url);
  const bar = page.locator('header').first();
  const roll = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await roll(50);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await roll(51);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await expect(bar).toBeInViewport();
  await roll(0);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
});

test('a dropdown opens under the pointer and at a click, and a press outside closes it', async ({ page }) => {
  await openPage(page, product.url);
  const button = page.getByRole('banner').getByRole('button', { name: 'Cyprus', exact: true });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(720, 880);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.mouse.move(720, 880);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.down();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.up();
});

test('a dropdown that is open before the scripts came stays open under the pointer, and with the focus in it', async ({
  page,
}) => {
  for (const opens of ['pointer', 'focus'] as const) {
    const release = await holdScripts(page);
    await page.goto(product.url, { waitUntil: 'commit' });
    const button = page.getByRole('banner').getByRole('button', { name: 'Cyprus', exact: true });
    const item = page.getByRole('banner').getByRole('link', { name: /^Waarom Cyprus/ });
    if (opens === 'pointer') await button.hover();
    else await button.focus();
    await expect(item, opens).toBeVisible();
    if (opens === 'focus') await item.focus();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-app', 'alive');
    await expect(button, opens).toHaveAttribute('aria-expanded', 'true');
    await expect(item, opens).toBeVisible();
    if (opens === 'focus') await expect(item).toBeFocused();
    await page.unrouteAll();
    await page.mouse.move(720, 880);
  }
});

test('the bar holds the specified entries, and the logo leads home', async ({ page }) => {
  await openPage(page, `${product.url}/privacy`);
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Start vandaag' }).click();
  await expect(bar.getByRole('link', { name: /Bereken je besparing/ })).toHaveAttribute('href', '/calculator');
  await expect(bar.getByRole('link', { name: /Gratis e-book/ })).toHaveAttribute('href', '/cyprus-gids');
  await bar.getByRole('link', { name: /naar de homepage/ }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('on a phone three bars show and hide the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, product.url);
  await page.getByRole('button', { name: 'Open het menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const id of ['for-who', 'why-cyprus', 'testimonials', 'faq']) {
    await expect(menu.locator(`a[href$="#${id}"]`), id).toBeVisible();
  }
  await menu.locator('summary', { hasText: 'Start vandaag' }).click();
  await expect(menu.locator('a[href$="#steps"]')).toBeVisible();
  await expect(menu.locator('a[href$="#faq"]')).toBeHidden();
  await menu.locator('summary', { hasText: 'Cyprus' }).click();
  await menu.getByRole('button', { name: 'Sluit het menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open het menu' }).click();
  await menu.locator('a[href$="#faq"]').click();
  await expect(menu).toBeHidden();
  await expectShown(page, 'faq');
});
