import { expect, test, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { browserLocale, openPage, said, siteLanguages } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ env: { FORM_REQUESTS_PER_MINUTE: '100000' } });
});
test.afterAll(() => product.stop());

const keptIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('form_drafts'));

/** Loads the page anew, without the browser's own restoring of fields. */
async function comeBack(page: Page): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  await openPage(page, url);
}

for (const language of siteLanguages) {
  const words = said[language];

  test(`the guide form keeps what was typed over a reload, until it is sent (${language})`, async ({ browser }) => {
    const page = await browser.newPage({ locale: browserLocale[language] });
    const form = page.getByRole('form', { name: words.guideForm, exact: true });
    await openPage(page, product.url + (language === 'nl' ? '/cyprus-gids' : '/en/cyprus-guide'));
    await form.getByLabel(words.name).fill('Esmee Golfslag');
    await form.getByLabel(words.email).fill(`esmee.${language}@golfslag.example`);
    await form.getByLabel(words.profession).selectOption({ label: words.captain });
    await form.getByRole('checkbox').check();
    await comeBack(page);
    await expect(form.getByLabel(words.name)).toHaveValue('Esmee Golfslag');
    await expect(form.getByLabel(words.email)).toHaveValue(`esmee.${language}@golfslag.example`);
    await expect(form.getByLabel(words.profession)).toHaveValue('kapitein');
    await expect(form.getByRole('checkbox'), 'a consent is given each time').not.toBeChecked();
    expect(Object.keys(JSON.parse((await keptIn(page)) ?? '{}').guide)).toEqual(['name', 'email', 'profession']);

    await form.getByRole('button', { name: words.requestGuide }).click();
    await expect(page.getByText(words.guideRequested)).toBeVisible();
    expect(await keptIn(page)).toBeNull();
    await comeBack(page);
    await expect(form.getByLabel(words.name)).toHaveValue('');
    await page.close();
  });

  test(`the contact form keeps what was typed over a reload, until it is sent or emptied (${language})`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: browserLocale[language] });
    const dialog = page.getByRole('dialog', { name: words.contactTitle });
    await openPage(page, product.url + (language === 'nl' ? '/contact' : '/en/contact'));
    await dialog.getByLabel(words.name).fill('Noor Sextant');
    await dialog.getByLabel(words.message).fill('Ik vaar onder de vlag van Malta.');
    await comeBack(page);
    await expect(dialog.getByLabel(words.message)).toHaveValue('Ik vaar onder de vlag van Malta.');
    await expect(dialog.getByLabel(words.name)).toHaveValue('Noor Sextant');
    await dialog.getByLabel(words.email).fill('noor@sextant.example');
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByText(words.sent)).toBeVisible();
    expect(await keptIn(page)).toBeNull();
    await comeBack(page);
    await expect(dialog.getByLabel(words.message)).toHaveValue('');

    await dialog.getByLabel(words.name).fill('Noor');
    expect(await keptIn(page)).not.toBeNull();
    await dialog.getByLabel(words.name).fill('');
    expect(await keptIn(page)).toBeNull();
    await page.close();
  });
}

test('the form at the end of the home page has what was typed there, and after "send another" the focus', async ({
  page,
}) => {
  const form = page.locator('#contact-form');
  await openPage(page, product.url);
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Naam').fill('Noor Sextant');
  await form.getByLabel('E-mailadres').fill('noor@sextant.example');
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } }); // leaves the form, which then hydrates
  await expect.poll(() => keptIn(page)).toContain('noor@sextant.example');
  await comeBack(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('E-mailadres')).toHaveValue('noor@sextant.example');
  await form.getByLabel('Bericht').fill('Ik vaar.');
  await form.getByRole('button', { name: said.nl.send }).click();
  await form.getByRole('button', { name: 'Nog een bericht sturen' }).click();
  await expect(form.getByLabel('Naam')).toBeFocused();
  await expect(form.getByLabel('Naam')).toHaveValue('');
});
