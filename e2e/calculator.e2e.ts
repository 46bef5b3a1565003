import { expect, test, type Page } from '@playwright/test';
import { brand } from '@fnc/domain';
import { getDocumentProxy } from 'unpdf';
import { startProduct, type Product } from './support/product.ts';
import { holdScripts } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const outcome = (page: Page) => page.getByRole('region', { name: /^(Uitkomst|Result)$/ });
const revenue = (page: Page) => page.getByRole('textbox', { name: 'Omzet per jaar' });
const steps = (page: Page) => page.getByRole('table', { name: 'De som, stap voor stap' });

/** The default page margins of browsers. */
const paperMargin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

const addresses = ['/calculator', '/besparingscalculator', '/en/calculator', '/en/savings-calculator'] as const;

for (const address of addresses) {
  test(`${address} shows the sum for 150,000 before any script has run, with its chart and its steps`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(product.url + address);
    await expect(outcome(page)).toContainText(/€\s?42[.,]220/);
    await expect(outcome(page)).toContainText(/28[.,]1%/);
    await expect(outcome(page)).toContainText(/€\s?211[.,]102/);
    await expect(page.getByText(/JavaScript/)).toBeVisible();
    await expect(
      page.getByRole('figure', { name: /Belasting en kosten naar omzet|Tax and costs by revenue/ }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: /stap voor stap|step by step/ })).toContainText(
      '36,55%'.replace(',', address.startsWith('/en') ? '.' : ','),
    );
    await expect(page.getByText(/geen belastingadvies|not tax advice/).first()).toBeVisible();
    await context.close();
  });
}

test.describe('a link opens the sum it names', () => {
  const cases = [
    ['/calculator?omzet=75518&vorm=zzp&tarief=brochure', '€ 14.662', '19,4%', '€ 73.310'],
    ['/calculator?omzet=200000&vorm=zzp&tarief=brochure', '€ 60.720', '30,4%', '€ 303.602'],
    ['/besparingscalculator?omzet=150000&vorm=bv&tarief=brochure', '€ 6.250', '4,2%', '€ 31.250'],
    ['/calculator?omzet=250000&vorm=bv', '€ 16.700', '6,7%', '€ 83.500'],
    ['/calculator?omzet=50000&vorm=bv', 'Geen besparing bij deze omzet', '-0,5%', '€ -1.250'],
    ['/calculator?omzet=0', 'Geen besparing bij deze omzet', '€ -3.500', '€ -17.500'],
    ['/calculator?omzet=150000&vorm=zzp&tarief=2026', '€ 36.282', '24,2%', '€ 181.411'],
    ['/en/calculator?omzet=50000&vorm=zzp', '€8,525', '17.1%', '€42,625'],
    ['/en/savings-calculator?revenue=200000&form=bv', '€9,500', '4.8%', '€47,500'],
    ['/calculator?omzet=-5&vorm=nv&tarief=1999', '€ 42.220', '28,1%', '€ 211.102'],
  ] as const;
  for (const [address, ...said] of cases) {
    test(address, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(product.url + address);
      for (const text of said) await expect(outcome(page)).toContainText(text);
      expect(errors).toEqual([]);
    });
  }
});

test('what is set stands in the address without a step in the history, and the link opens the same sum', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${product.url}/privacy`);
  await page.goto(`${product.url}/calculator`);
  await revenue(page).fill('98.000,50');
  await page.getByRole('radio', { name: 'Bv' }).check();
  await page.getByRole('radio', { name: '2026' }).check();
  await expect(page).toHaveURL(/\/calculator\?omzet=98000\.50&vorm=bv&tarief=2026$/);
  // The table follows the address: it is drawn after what answers the hand.
  await expect(steps(page)).toContainText('98.001');
  const sum = await steps(page).innerText();

  await page.getByRole('button', { name: 'Kopieer link' }).click();
  await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(revenue(other)).toHaveValue('98.000,50');
  await expect.poll(() => steps(other).innerText()).toBe(sum);
  await other.context().close();

  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('amounts are understood as people write them, and shown back in full', async ({ page }) => {
  await page.goto(`${product.url}/calculator`);
  for (const [typed, shown] of [
    ['150k', '150.000'],
    ['1,5 ton', '150.000'],
    ['1.5k', '1.500'],
    ['2 ton', '200.000'],
    ['1 mln', '1.000.000'],
  ] as const) {
    await revenue(page).fill(typed);
    await revenue(page).blur();
    await expect(revenue(page)).toHaveValue(shown);
  }
  await expect(page).toHaveURL(/omzet=1000000&/);
});

test('the other language keeps the sum, and the address names it in that language', async ({ page }) => {
  await page.goto(`${product.url}/calculator?omzet=200000&vorm=bv`);
  await expect(outcome(page)).toContainText('€ 9.500');
  await page.getByRole('link', { name: 'Switch to English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculate your savings');
  await expect(outcome(page)).toContainText('€9,500');
  await expect(page).toHaveURL(`${product.url}/en/calculator?revenue=200000&form=bv&rates=brochure`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/calculator?omzet=200000&vorm=bv`);
  await expect(outcome(page)).toContainText('€ 9.500');
});

test('in English a minus stays on the line of its amount', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const query of ['revenue=9000&form=bv', 'revenue=20000&form=zzp', 'revenue=60000&form=bv']) {
      await page.goto(`${product.url}/en/calculator?${query}`);
      await expect(outcome(page)).toContainText('-\u2060€');
      const lines = await outcome(page).evaluate((part) => {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        while (texts.nextNode() !== null) {
          const { data } = texts.currentNode as Text;
          for (const { 0: amount, index } of data.matchAll(/-\S*€[\d,]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + amount.length);
            found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
          }
        }
        return found;
      });
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines), query).toEqual(new Set([1]));
    }
  }
});

test('the button for the newer rates hands its focus to the sentence that replaces it', async ({ page }) => {
  await page.goto(`${product.url}/calculator?omzet=98000&vorm=zzp&tarief=brochure`);
  await expect(revenue(page)).toHaveValue('98.000');
  await page.getByRole('button', { name: 'Reken met 2026' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Reken met 2026' })).toHaveCount(0);
  await expect(outcome(page).locator('p:focus')).toHaveCount(1);
});

const sharedSum = '/calculator?omzet=98000&vorm=bv&tarief=2026';
/** What a page shows of a sum besides its inputs. */
const figures = (page: Page) => page.getByText(/42\.220|211\.102|64\.470|omzet=150000/).filter({ visible: true });

test('until the app has read a link to a sum, the page shows no figure of another one', async ({ page }) => {
  await page.goto(`${product.url}/calculator`);
  expect(await figures(page).count()).toBeGreaterThan(4);
  const release = await holdScripts(page);
  await page.goto(product.url + sharedSum, { waitUntil: 'domcontentloaded' });
  await expect(revenue(page)).toBeVisible();
  await expect(figures(page)).toHaveCount(0);
  await expect(outcome(page).getByText('Je som verschijnt zodra de pagina is geladen.')).toBeVisible();
  await expect(revenue(page)).toBeEditable();
  release();
  await expect(outcome(page).getByText('Verschil per jaar, bv, tariefset 2026')).toBeVisible();
  await expect(outcome(page).getByText('Je som verschijnt zodra de pagina is geladen.')).toBeHidden();
});

test('what is set on a link to a sum before the app has read it is kept, with the rest of that sum', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(product.url + sharedSum, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'Op Cyprus' }).check();
  await revenue(page).fill('120.000');
  release();
  await expect(page).toHaveURL(`${product.url}/calculator?omzet=120000&vorm=bv&tarief=2026&wonen=cy`);
  await expect(page.getByRole('radio', { name: 'Op Cyprus' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bv' })).toBeChecked();
  await expect(revenue(page)).toHaveValue('120.000');
});

test('the strategy session opens the contact form; closing it leaves the sum as it was', async ({ page }) => {
  await page.goto(`${product.url}/calculator?omzet=98000&vorm=zzp&tarief=brochure`);
  await expect(revenue(page)).toHaveValue('98.000');
  await page.getByRole('link', { name: 'Plan een strategiegesprek' }).click();
  const contact = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  await expect(contact).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(revenue(page)).toHaveValue('98.000');
});

test('without JavaScript the strategy session leads to the contact form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/calculator`);
  await page.getByRole('link', { name: 'Plan een strategiegesprek' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await context.close();
});

for (const query of [
  '',
  '?wonen=nl',
  '?omzet=100000000&wonen=nl',
  '?tarief=2026',
  '?omzet=50000&vorm=bv',
  '?omzet=1000000000&vorm=bv&tarief=2026',
]) {
  test(`calculator${query} is printed on one A4`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
    await page.goto(`${product.url}/calculator${query}`);
    await revenue(page).click(); // the app loads at the first interaction
    await expect(page.getByText('Afgedrukt op 20 november 2026')).toBeAttached();
    const shared = query === '' ? '/calculator?omzet=150000' : '/calculator?omzet';
    await expect(page.getByRole('main').getByText(shared).last()).toBeVisible();
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin: paperMargin })));
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const link = `${product.url}/calculator?omzet=`;
    for (const part of [
      `${brand.name} – ${brand.tagline.nl}`,
      'Afgedrukt op 20 november 2026',
      'Omzet per jaar',
      link,
      'Tariefset',
      'Bereken je besparing',
      'Omslagpunt',
      'Totaal Cyprus',
      'Indicatie, geen belastingadvies',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Plan een strategiegesprek');
  });
}

for (const [address, said] of [
  ['/calculator', 'Afgedrukt op 20 november 2026'],
  ['/en/calculator', 'Printed on 20 November 2026'],
] as const) {
  test(`${address} is printed with its date before the app is there, and alive after it`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00'));
    const release = await holdScripts(page);
    await page.goto(product.url + address);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', margin: paperMargin })));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(said);
    release();
    await expect(page.locator('html[data-app="alive"]')).toBeAttached();
    await expect(page.getByText(said)).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('the chart’s code is fetched when the chart comes near, and the drawing stands there before', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const fetched = () => scripts.filter((path) => path.includes('BreakEvenChart'));
  await page.goto(`${product.url}/calculator`);
  await page.waitForLoadState('networkidle');
  expect(fetched()).toEqual([]);
  await expect(page.getByText(/^Omslagpunt/)).toBeAttached();
  await page.getByRole('figure', { name: 'Belasting en kosten naar omzet' }).scrollIntoViewIfNeeded();
  await expect.poll(fetched).toHaveLength(1);
  await context.close();
});
