import { expect, test, type Page } from '@playwright/test';
import { changePassword, signIn } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

// A user agent without "headless", because bots that name themselves are not counted.
const visitor =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent: visitor });

const env = { ADMIN_PASSWORD: 'a first password' };
let product: Product;
let token: string;
test.beforeEach(async () => {
  product = await startProduct({ env });
  const first = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, first, env.ADMIN_PASSWORD, 'a second password');
  token = await signIn(product.url, 'admin', 'a second password');
});
test.afterEach(() => product.stop());

interface Summary {
  readonly sources: readonly { readonly source: string; readonly visits: number; readonly pageViews: number }[];
  readonly funnel: Readonly<Record<'visits' | 'calculator' | 'guide' | 'leads' | 'converted', number>>;
}

async function summary(): Promise<Summary> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${product.url}/api/admin/counts`, { headers })).json()) as Summary;
}

/** Opens a page, waits until it is counted by the server and in the browser, and interacts with it. */
async function visit(page: Page, pathname: string): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(`${product.url}${pathname}`);
  expect((await counted).status()).toBe(200);
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as object[], key);

test('the advisor sees where visitors come in, what they use and what comes of it', async ({ page }) => {
  await visit(page, '/linkedin');
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan' }).first();
  await form.getByLabel('Naam').fill('Tess Bakboord');
  await form.getByLabel('E-mailadres').fill('tess@bakboord.example');
  await form.getByLabel('Functie').selectOption({ label: 'Anders' });
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await downloading;

  await expect.poll(() => kept(page, 'page_views')).toHaveLength(1);
  await page.setExtraHTTPHeaders({ referer: `${product.url}/linkedin` });
  await visit(page, '/calculator');
  const used = page.waitForRequest((request) => (request.postData() ?? '').includes('calculator_used'));
  await page.getByRole('textbox').first().fill('180000');
  await used;

  await expect
    .poll(async () => (await summary()).funnel)
    .toEqual({
      visits: 1,
      calculator: 1,
      guide: 1,
      leads: 1,
      converted: 0,
    });
  const { sources } = await summary();
  expect(sources.find(({ source }) => source === 'linkedin')).toMatchObject({ visits: 1, pageViews: 1 });
  expect(sources.find(({ source }) => source === 'calculator')).toMatchObject({ visits: 0, pageViews: 1 });
  await expect.poll(() => kept(page, 'page_views')).toHaveLength(2);
  expect(await kept(page, 'conversions')).toMatchObject([{ type: 'guide_requested', page: '/linkedin' }]);
});

test('what a browser keeps of its own pages never grows over 500', async ({ page }) => {
  const views = Array.from({ length: 500 }, (_, index) => ({
    id: String(1_700_000_000_000 + index),
    timestamp: '2026-11-20T13:10:00.000Z',
    page: `/${index}`,
    language: 'nl',
  }));
  await page.addInitScript((all) => {
    if (localStorage.getItem('page_views') === null) localStorage.setItem('page_views', JSON.stringify(all));
  }, views);
  await visit(page, '/cyprus-gids');
  await expect.poll(async () => (await kept(page, 'page_views')).at(-1)).toMatchObject({ page: '/cyprus-gids' });
  const now = await kept(page, 'page_views');
  expect(now).toHaveLength(500);
  expect(now[0]).toMatchObject({ page: '/1' });
});

test('the event of a conversion is the product’s own: what a script on the page listens with hears nothing', async ({
  page,
}) => {
  await page.addInitScript(
    'window.dataLayer = []; window.heard = []; window.gtag = (...all) => window.heard.push(all)',
  );
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await visit(page, '/cyprus-gids');
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan' }).first();
  await form.getByLabel('Naam').fill('Tess Bakboord');
  await form.getByLabel('E-mailadres').fill('tess@bakboord.example');
  await form.getByLabel('Functie').selectOption({ label: 'Anders' });
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await expect.poll(async () => (await summary()).funnel.guide).toBe(1);
  await expect.poll(() => kept(page, 'conversions')).toMatchObject([{ type: 'guide_requested', page: '/cyprus-gids' }]);
  expect(await page.evaluate('[window.dataLayer, window.heard]')).toEqual([[], []]);
  expect([...origins]).toEqual([product.url]);
});

test('no page sets a cookie or brings a script of somebody else', async ({ page }) => {
  await visit(page, '/cyprus-gids');
  expect(await page.evaluate<string[]>('[typeof window.dataLayer, typeof window.gtag]')).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(await page.context().cookies()).toEqual([]);
});
