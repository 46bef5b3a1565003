import { expect, test, type Locator, type Page } from '@playwright/test';
import { startProduct, type Product } from './support/product.ts';
import { holdScripts } from './support/sitePages.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const contactFaults = ['Naam is verplicht', 'Email is verplicht', 'Schrijf een kort bericht, één zin is genoeg'];
const forms = [
  { address: '/', form: '#contact-form form', send: 'Verstuur bericht', faults: contactFaults },
  { address: '/contact', form: 'dialog:modal form', send: 'Verstuur bericht', faults: contactFaults },
  {
    address: '/cyprus-gids',
    form: 'form[aria-label]:has(select)',
    send: 'Vraag de gids aan',
    faults: ['Naam is verplicht', 'Email is verplicht', 'Functie is verplicht'],
  },
];

/** In px below the top of the form. */
async function placeIn(form: Locator, field: Locator): Promise<number> {
  const [around, own] = [await form.boundingBox(), await field.boundingBox()];
  return Math.round((own?.y ?? Number.NaN) - (around?.y ?? Number.NaN));
}

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'alive');

for (const { address, form: selector, send, faults } of forms) {
  test(`${address}: an empty form that is sent before the app came names its fields at once, and they stay where they are`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(product.url + address, { waitUntil: 'domcontentloaded' });
    const form = page.locator(selector).first();
    const [name, email] = [form.getByLabel('Naam'), form.getByLabel('E-mailadres')];
    const shown = form.getByText(/is verplicht$|^Schrijf een kort bericht/).filter({ visible: true });
    const count = form.getByText(/^Er (?:is nog één veld|zijn nog \d velden) te verbeteren$/).filter({ visible: true });
    await expect(form.getByRole('button', { name: send })).toBeVisible();
    await expect(shown).toHaveCount(0);

    await form.getByRole('button', { name: send }).click();
    await expect(shown).toHaveText(faults);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Naam is verplicht$/);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(count).toHaveText('Er zijn nog 3 velden te verbeteren');
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Naam', 'E-mailadres', /^(Bericht|Functie)$/]);

    await name.fill('Noor Sextant');
    await form.getByRole('button', { name: send }).click();
    await expect(shown).toHaveText(faults.slice(1));
    await expect(email).toBeFocused();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(count).toHaveText('Er zijn nog 2 velden te verbeteren');
    const before = await placeIn(form, email);

    release();
    await alive(page);
    // The live form says the same, in the same place.
    await expect(page.locator(`${selector} [data-if-empty]`).filter({ visible: true })).toHaveCount(0);
    await expect(shown).toHaveText(faults.slice(1));
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Noor Sextant');
    expect(await placeIn(form, email)).toBe(before);
  });
}
