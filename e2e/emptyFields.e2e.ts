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
  { address: '/', form: '#contact-form form', send: 'Verstuur bericht' },
  { address: '/contact', form: 'dialog:modal form', send: 'Verstuur bericht' },
];

/** In px below the top of the form. */
const placeInForm = (field: Locator): Promise<number> =>
  field.evaluate((element) => {
    const [form, own] = [element.closest('form'), element].map(
      (each) => each?.getBoundingClientRect().top ?? Number.NaN,
    );
    return Math.round((own ?? Number.NaN) - (form ?? Number.NaN));
  });

const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'alive');

for (const { address, form: selector, send } of forms) {
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
    await expect(shown).toHaveText(contactFaults);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Naam is verplicht$/);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(count).toHaveText('Er zijn nog 3 velden te verbeteren');
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Naam', 'E-mailadres', 'Bericht']);

    await name.fill('Noor Sextant');
    await expect(shown).toHaveText(contactFaults.slice(1));
    await form.getByRole('button', { name: send }).click();
    await expect(shown).toHaveText(contactFaults.slice(1));
    await expect(email).toBeFocused();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(count).toHaveText('Er zijn nog 2 velden te verbeteren');
    await expect(page.locator('style[data-fonts=shown]')).toHaveCount(1);
    const before = await placeInForm(email);

    release();
    await alive(page);
    // The live form says the same, in the same place.
    await expect(shown).toHaveText(contactFaults.slice(1));
    await expect(email).toBeFocused();
    await expect(name).toHaveValue('Noor Sextant');
    await expect.poll(() => placeInForm(email)).toBe(before);
  });
}

test('who mends the faults while the app starts keeps the focus, and sends once more', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${product.url}/contact`, { waitUntil: 'domcontentloaded' });
  const form = page.locator('dialog:modal form');
  const name = form.getByLabel('Naam');
  await form.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Noor');
  release();
  await alive(page);
  await page.keyboard.type(' Sextant');
  await expect(name).toHaveValue('Noor Sextant');
  await expect(name).toBeFocused();
});

for (const { address, form: selector, send } of forms) {
  test(`${address}: an address that is none is named at once too, and alone`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(product.url + address, { waitUntil: 'domcontentloaded' });
    const form = page.locator(selector).first();
    const email = form.getByLabel('E-mailadres');
    await form.getByLabel('Naam').fill('Noor Sextant');
    await email.fill('noor@');
    await form.getByLabel('Bericht').fill('Een vraag');
    await form.getByRole('button', { name: send }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Voer een geldig email adres in');
    await expect(form.getByRole('alert')).toHaveText(/^Er is nog één veld te verbeteren\s*E-mailadres$/);
    const before = await form.getByRole('alert').innerText();
    release();
    await alive(page);
    await expect(email).toHaveAccessibleDescription('Voer een geldig email adres in');
    await expect.poll(() => form.getByRole('alert').innerText()).toBe(before);
  });
}

test('where the app runs already, the plain form says at once what the live one has still to be fetched for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/HomeContact-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product.url);
  await alive(page);
  const form = page.locator('#contact-form form');
  const shown = form.getByText(/is verplicht$|^Schrijf een kort bericht/).filter({ visible: true });
  await form.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(shown).toHaveText(contactFaults);
  await expect(form.getByLabel('Naam')).toBeFocused();
  await page.keyboard.type('Noor Sextant');
  release();
  await form.getByLabel('E-mailadres').fill('noor@golfslag.example');
  await form.getByLabel('Bericht').fill('Een vraag over mijn schip');
  await form.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Bedankt, je bericht is binnen')).toBeVisible();
});
