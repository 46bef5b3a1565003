import { expect, test, type Browser, type Page } from '@playwright/test';
import { accountTitle, signedInState } from './support/console.ts';
import { startProduct, type Product } from './support/product.ts';
import {
  browserLocale,
  expectAccessible,
  openPage,
  said,
  siteLanguages,
  sitePages,
  type SiteLanguage,
} from './support/sitePages.ts';

const firstPassword = 'a first password';
let product: Product;
let signedIn: Awaited<ReturnType<typeof signedInState>>;
test.beforeAll(async ({ browser }) => {
  product = await startProduct({ env: { FORM_REQUESTS_PER_MINUTE: '100000', ADMIN_PASSWORD: firstPassword } });
  signedIn = await signedInState(browser, product, firstPassword);
});
test.afterAll(() => product.stop());

interface Look {
  readonly language: SiteLanguage;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const schemes = ['light', 'dark'] as const;
const phone = 360;
const desk = 1440;
const looks: readonly Look[] = siteLanguages.flatMap((language) =>
  schemes.flatMap((colorScheme) => [phone, desk].map((width) => ({ language, colorScheme, width }))),
);

async function pageWith(
  browser: Browser,
  { language, colorScheme, width }: Look,
  storageState?: typeof signedIn,
): Promise<Page> {
  // axe needs a page of a context to which it can add pages.
  const context = await browser.newContext({
    colorScheme,
    locale: browserLocale[language],
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    ...(storageState === undefined ? {} : { storageState }),
  });
  return context.newPage();
}

for (const look of looks) {
  const { language, colorScheme, width } = look;
  const name = `${language}, ${colorScheme}, ${width} px`;
  const words = said[language];
  const addressOf = (wanted: (typeof sitePages)[number]['name']) =>
    product.url + (sitePages.find((each) => each.name === wanted)?.[language] ?? '');

  test(`no accessibility violations on any page (${name})`, async ({ browser }) => {
    const page = await pageWith(browser, look);
    for (const each of sitePages) {
      await openPage(page, product.url + each[language]);
      if (each.name === 'contact') await expect(page.getByRole('dialog', { name: words.contactTitle })).toBeVisible();
      await expectAccessible(page, `${each[language]} (${name})`);
    }
    await page.context().close();
  });

  test(`none on the page of the own account (${name})`, async ({ browser }) => {
    const page = await pageWith(browser, look, signedIn);
    await page.goto(`${product.url}/admin/account`);
    await expect(page.getByRole('heading', { level: 1, name: accountTitle[language] })).toBeVisible();
    await page.getByRole('button', { name: language === 'nl' ? 'Zet aan' : 'Switch on' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the own account, with the password asked');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page, 'the own account');
    await page.context().close();
  });

  test(`none with the menu open (${name})`, async ({ browser }) => {
    const page = await pageWith(browser, look);
    await openPage(page, addressOf('home'));
    if (width === phone) {
      await page.getByRole('button', { name: words.openMenu }).click();
      await expect(page.getByRole('dialog', { name: words.menu })).toBeVisible();
      await expectAccessible(page, 'the menu');
    } else {
      for (const dropdown of [words.cyprus, words.startToday]) {
        const button = page.getByRole('banner').getByRole('button', { name: dropdown });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expectAccessible(page, dropdown);
      }
    }
    await page.context().close();
  });

  test(`none with a question of the FAQ open (${name})`, async ({ browser }) => {
    const page = await pageWith(browser, look);
    await openPage(page, addressOf('home'));
    const questions = page.locator('#faq summary');
    await questions.nth(1).click();
    await expect(page.locator('#faq details').nth(1)).toHaveAttribute('open');
    await expectAccessible(page, 'the FAQ');
    await page.context().close();
  });

  test(`none in the contact form: empty, with faults, sent (${name})`, async ({ browser }) => {
    const page = await pageWith(browser, look);
    await openPage(page, addressOf('contact'));
    const dialog = page.getByRole('dialog', { name: words.contactTitle });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'with faults');
    await dialog.getByLabel(words.name).fill('Noor Sextant');
    await dialog.getByLabel(words.email).fill('noor@sextant.example');
    await dialog.getByLabel(words.message).fill('Klopt het voor een kapitein?');
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByText(words.sent)).toBeVisible();
    await expectAccessible(page, 'sent');
    await page.context().close();
  });

  test(`none in the guide form with faults and after the request (${name})`, async ({ browser }) => {
    const page = await pageWith(browser, look);
    await openPage(page, addressOf('guide'));
    const form = page.getByRole('form', { name: words.guideForm, exact: true });
    await form.getByRole('button', { name: words.requestGuide }).click();
    await expect(form.getByLabel(words.name)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'with faults');
    await form.getByLabel(words.name).fill('Esmee Golfslag');
    await form.getByLabel(words.email).fill('esmee@golfslag.example');
    await form.getByLabel(words.profession).selectOption({ label: words.captain });
    await form.getByRole('button', { name: words.requestGuide }).click();
    await expect(page.getByText(words.guideRequested)).toBeVisible();
    await expectAccessible(page, 'requested');
    await page.context().close();
  });

  test(`none with the guide offered beside the calculator, and with a figure it cannot read (${name})`, async ({
    browser,
  }) => {
    const page = await pageWith(browser, look);
    await openPage(page, addressOf('calculator'));
    const revenue = page.getByLabel(words.revenue, { exact: true });
    await revenue.fill('220000');
    await revenue.blur();
    // At the top of the page the offer is hidden, because it would cover the result.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const offer = page.getByRole('region', { name: words.guideOffer });
    await expect(offer).toBeVisible();
    await expectAccessible(page, 'the offer');
    await offer.getByRole('button').first().click();
    await expect(page.getByLabel(words.profession)).toBeVisible();
    await expectAccessible(page, 'the form of the offer');
    await page.keyboard.press('Escape');
    await revenue.fill('veel');
    await revenue.blur();
    await expect(revenue).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'an unreadable revenue');
    await page.context().close();
  });
}
