import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { openPage } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test.use({ viewport: { width: 1440, height: 900 } });

test('the hero: title and sentence first, the action opens the form, the book leads to the guide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, product.url);
  const action = page
    .getByRole('main')
    .getByRole('link', { name: 'Plan een gratis intake' })
    .or(page.getByRole('main').getByRole('button', { name: 'Plan een gratis intake' }))
    .first();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(action).toBeInViewport({ ratio: 1 });
  const book = page
    .getByRole('main')
    .getByRole('link', { name: /Gratis e-book/ })
    .first();
  await expect(book).toContainText('📖');
  await book.click();
  await expect(page).toHaveURL(/\/cyprus-gids$/);
});

test('the hero moves in as specified: 0.8 s, the title after 0.2, the sentence after 0.4, the buttons after 0.6', async ({
  page,
}) => {
  await page.goto(product.url);
  const timings = await page.evaluate(() => {
    const entrances = [...document.querySelectorAll('main *')].flatMap((element) => {
      const { animationName, animationDuration, animationDelay, opacity } = getComputedStyle(element);
      return animationName === 'none' ? [] : [{ animationDuration, animationDelay, opacity }];
    });
    const title = document.querySelector('main h1');
    return { entrances, title: title === null ? '' : getComputedStyle(title).animationDelay };
  });
  expect(timings.title).toBe('0.2s');
  for (const delay of ['0s', '0.2s', '0.4s', '0.6s']) {
    expect(timings.entrances).toContainEqual({ animationDuration: '0.8s', animationDelay: delay, opacity: '1' });
  }
});

test('one question of the FAQ is open at a time; a second click closes it', async ({ page }) => {
  await openPage(page, product.url);
  const items = page.locator('#faq details');
  await items.nth(1).locator('summary').click();
  await items.nth(3).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(items.nth(3)).toHaveAttribute('open');
  await items.nth(3).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test('the sections have their parts: four reasons, four groups, five steps, testimonials without stars until a client gave them', async ({
  page,
}) => {
  await openPage(page, product.url);
  await expect(page.locator('#why-cyprus').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.locator('#for-who').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(
    page
      .locator('#steps')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(5);
  const testimonials = page.locator('#testimonials');
  expect(await testimonials.locator('blockquote').count()).toBeGreaterThanOrEqual(3);
  // samples, which have no rating
  await expect(testimonials.getByRole('img', { name: /sterren$/ })).toHaveCount(0);
});

test('the footer has its links, the toggle and the year', async ({ page }) => {
  await openPage(page, product.url);
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain('/');
  for (const id of ['for-who', 'steps', 'faq'])
    expect(
      hrefs.some((href) => href?.endsWith(`#${id}`)),
      id,
    ).toBe(true);
  expect(hrefs).toContain('/privacy');
  expect(hrefs).toContain('/afmelden');
  await expect(footer.getByRole('link', { name: /Switch to English/ })).toHaveText(/EN/);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

for (const address of ['/', '/privacy', '/kennis']) {
  test(`${address}: a build of last year shows the year of the visit`, async ({ page }) => {
    await page.clock.setFixedTime('2031-05-01T10:00:00.000Z');
    await page.goto(product.url + address);
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 FNC –');
  });
}

test('every link named after the break-even point opens a sum in which nothing is saved and nothing lost', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/', 'omslagpunt'],
    ['/en', 'break-even point'],
  ] as const) {
    await openPage(page, product.url + path);
    const links = page.locator('main a', { hasText: name });
    await expect(links).toHaveCount(2); // one of them in a closed question
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      const calculator = await page.context().newPage();
      await calculator.goto(new URL(href ?? '', product.url).href);
      await expect(calculator.getByRole('region', { name: /^(?:Uitkomst|Result)$/ })).toContainText(
        /€\s?0 per (?:jaar|year)/,
      );
      await calculator.close();
    }
  }
});
