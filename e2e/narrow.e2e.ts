import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import { accountTitle, signedInState } from './support/console.ts';
import { layoutFaults } from './support/layout.ts';
import { startProduct, type Product } from './support/product.ts';
import {
  browserLocale,
  homePath,
  openPage,
  said,
  siteLanguages,
  sitePages,
  type SiteLanguage,
} from './support/sitePages.ts';

const firstPassword = 'a first password';
let product: Product;
let signedIn: Awaited<ReturnType<typeof signedInState>>;
/** A browser with the text set to twice its default size. */
let largeText: Browser;
test.beforeAll(async ({ browser }) => {
  product = await startProduct({ env: { FORM_REQUESTS_PER_MINUTE: '100000', ADMIN_PASSWORD: firstPassword } });
  signedIn = await signedInState(browser, product, firstPassword);
  largeText = await chromium.launch({
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  });
});
test.afterAll(async () => {
  await largeText.close();
  await product.stop();
});

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly doubled: boolean;
}

const views: readonly View[] = [
  { name: '320 px', width: 320, height: 640, doubled: false },
  { name: 'text at 200 % in 1280 px', width: 1280, height: 900, doubled: true },
  { name: 'text at 200 % in 640 px', width: 640, height: 900, doubled: true },
  { name: 'text at 200 % in 360 px', width: 360, height: 740, doubled: true },
];

/** The calculator with an answer to where the owner will live. */
const ownerSum = {
  nl: '/calculator?omzet=1500000&vorm=bv&tarief=2026&wonen=nl',
  en: '/en/calculator?revenue=1500000&form=bv&rates=2026&home=nl',
} as const;

async function pageIn(
  browser: Browser,
  language: SiteLanguage,
  { width, height, doubled }: View,
  storageState?: typeof signedIn,
): Promise<Page> {
  return (doubled ? largeText : browser).newPage({
    locale: browserLocale[language],
    reducedMotion: 'reduce',
    viewport: { width, height },
    ...(storageState === undefined ? {} : { storageState }),
  });
}

async function expectWhole(page: Page, view: View, what: string): Promise<void> {
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(view.doubled ? '32px' : '16px');
  await expect.poll(() => layoutFaults(page), { message: `${what}, ${view.name}` }).toEqual([]);
}

for (const language of siteLanguages) {
  const words = said[language];
  for (const view of views) {
    test(`nothing is cut or covered on any page (${language}, ${view.name})`, async ({ browser }) => {
      const page = await pageIn(browser, language, view);
      for (const each of sitePages) {
        await openPage(page, product.url + each[language]);
        await expectWhole(page, view, each[language]);
      }
      await page.close();
    });

    test(`nothing is cut or covered on the page of the own account (${language}, ${view.name})`, async ({
      browser,
    }) => {
      const page = await pageIn(browser, language, view, signedIn);
      await page.goto(`${product.url}/admin/account`);
      await expect(page.getByRole('heading', { level: 1, name: accountTitle[language] })).toBeVisible();
      await expectWhole(page, view, '/admin/account');
      await page.getByRole('button', { name: language === 'nl' ? 'Zet aan' : 'Switch on' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWhole(page, view, 'the password asked for a second step');
      await page.close();
    });

    test(`nothing is cut in the menu, the contact form and the offer of the guide (${language}, ${view.name})`, async ({
      browser,
    }) => {
      const page = await pageIn(browser, language, view);
      const home = homePath[language];
      await openPage(page, product.url + home);
      await page.getByRole('button', { name: words.openMenu }).click();
      await expect(page.getByRole('dialog', { name: words.menu })).toBeVisible();
      await expectWhole(page, view, 'the menu');

      await openPage(page, product.url + (language === 'nl' ? '/contact' : '/en/contact'));
      const dialog = page.getByRole('dialog', { name: words.contactTitle });
      await dialog.getByRole('button', { name: words.send }).click();
      await expect(dialog.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true');
      await expectWhole(page, view, 'the contact form with faults');

      await openPage(page, product.url + ownerSum[language]);
      await expect(page.getByRole('table').first()).toContainText('Box 2');
      await expectWhole(page, view, 'the whole sum of company and owner');

      await openPage(page, product.url + (language === 'nl' ? '/calculator' : '/en/calculator'));
      const revenue = page.getByLabel(words.revenue, { exact: true });
      await revenue.fill('1234567');
      await revenue.blur();
      // Low in the window the offer is hidden, because it would cover the result.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const offer = page.getByRole('region', { name: words.guideOffer });
      await expect(offer).toBeVisible();
      await expectWhole(page, view, 'the calculator with the offer of the guide');
      await offer.getByRole('button').first().click();
      await expect(page.getByLabel(words.profession)).toBeVisible();
      await expectWhole(page, view, 'the form of the offer');
      await page.close();
    });
  }
}

test('no dropdown leaves the narrowest window that has them', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  for (const language of siteLanguages) {
    await openPage(page, product.url + homePath[language]);
    for (const dropdown of [said[language].cyprus, said[language].startToday]) {
      const button = page.getByRole('banner').getByRole('button', { name: dropdown });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => layoutFaults(page), { message: `${dropdown} (${language})` }).toEqual([]);
    }
  }
});

test('what would be cut is found', async ({ page }) => {
  await page.setContent(`<html lang="en"><body style="margin:0">
    <p style="width:80px;overflow:hidden;white-space:nowrap">A long line that does not fit</p>
    <p style="height:10px;overflow:hidden;width:90px">One line, and a second that nobody sees</p>
    <div style="position:relative;height:40px"><button style="position:absolute;inset:0;width:200px">Go</button>
      <p style="position:absolute;inset:0;margin:8px">Over it</p></div>
    <button aria-label="Open the menu" style="position:absolute;left:2000px;width:44px;height:44px"></button>
    <p style="width:3000px">Wide <span style="float:right">far</span></p></body></html>`);
  const faults = await layoutFaults(page);
  expect(faults.find((fault) => fault.startsWith('the page is'))).toBeDefined();
  expect(faults.find((fault) => fault.includes('A long line'))).toContain('is cut by <p');
  expect(faults.find((fault) => fault.includes('One line'))).toContain('is cut by <p');
  expect(faults.find((fault) => fault.includes('Over it'))).toContain('lies over <button');
  expect(faults.find((fault) => fault.includes('Open the menu'))).toContain('lies outside the window');
  expect(faults.find((fault) => fault.includes('far'))).toContain('is cut by the window');
});
