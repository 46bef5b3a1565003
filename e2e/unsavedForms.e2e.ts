import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { officeCalls, signUp } from './support/api.ts';
import { signedInState } from './support/console.ts';
import { startProduct, type Product } from './support/product.ts';

// What is typed in a form and not saved: it is there after a reload of the tab, and gone for whoever comes after.

let product: Product;
let state: Awaited<ReturnType<typeof signedInState>>;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  state = await signedInState(browser, product, product.oneTimePassword());
});
test.afterAll(() => product.stop());
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ locale: 'nl-NL', storageState: state });
  page = await context.newPage();
  // The browser asks before it reloads a page with unsaved input.
  page.on('dialog', (dialog) => void dialog.accept());
});
test.afterEach(() => context.close());

const { callOffice, addClient } = officeCalls(() => ({ url: product.url, signedIn: state }));
const isBack = () => page.getByText('Wat je niet bewaard had, staat er weer.');
const notes = () => page.getByRole('textbox', { name: /^Notities/ });
const typedIn = () => page.evaluate(() => sessionStorage.getItem('fnc_admin_edits'));

test('the form of a client: what was typed is back, a change of another window is asked about, and saving ends it', async () => {
  const id = await addClient('Havenmond');
  await page.goto(`${product.url}/admin/clients/${id}/edit`);
  await notes().fill('Belt vrijdag');
  await page.reload();
  await expect(isBack()).toBeVisible();
  await expect(notes()).toHaveValue('Belt vrijdag');

  await callOffice('PATCH', `/clients/${id}`, { change: { notes: 'Van het andere venster' } });
  await page.reload();
  await expect(notes()).toHaveValue('Belt vrijdag');
  const save = page.getByRole('button', { name: 'Bewaar', exact: true });
  await save.click();
  await expect(page.getByText('Dit is in een ander venster ook gewijzigd.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Alles van dit venster' }).click();
  await save.click();
  // Exactly: the heading of the form, "Bewerk Havenmond", stands there before anything is stored.
  await expect(page.getByRole('heading', { level: 1, name: 'Havenmond', exact: true })).toBeVisible();
  expect(await callOffice('GET', `/clients/${id}`)).toMatchObject({ client: { notes: 'Belt vrijdag' } });
  expect(await typedIn()).toBeNull();
});

test('who leaves a form without saving, or undoes the message, finds the stored text', async () => {
  const id = await addClient('Lagerwal');
  const form = `${product.url}/admin/clients/${id}/edit`;
  await page.goto(form);
  await notes().fill('Belt vrijdag');
  await page.getByRole('link', { name: 'Annuleer' }).click();
  await page.getByRole('button', { name: 'Ga weg, bewaar niet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lagerwal', exact: true })).toBeVisible();
  await page.goto(form);
  await expect(notes()).toHaveValue('');

  await notes().fill('Belt zaterdag');
  await page.reload();
  await expect(isBack()).toBeVisible();
  await page.getByRole('button', { name: /^Maak ongedaan/ }).click();
  await expect(notes()).toHaveValue('');
  expect(await typedIn()).toBeNull();
});

test('Escape, pressed again and again, asks and comes back, and never closes a drawer that is half filled in', async () => {
  await page.goto(`${product.url}/admin/questions`);
  await page.getByRole('button', { name: 'Nieuwe vraag' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Nieuwe vraag' });
  const text = drawer.getByRole('textbox', { name: /^Vraag/ });
  await text.fill('Waar ligt je schip?');
  const asked = page.getByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' });
  // A browser closes a dialog at the second Escape in a row without asking the page.
  for (const isAsked of [true, false, true, false, true, false, true, false]) {
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible({ visible: isAsked });
  }
  await expect(text).toHaveValue('Waar ligt je schip?');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Ga weg, bewaar niet' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Nieuwe vraag' }).first().click();
  await expect(text).toHaveValue('');
});

test('a half-typed question opens again after a reload, keeps what was typed, and is stored once', async () => {
  await page.goto(`${product.url}/admin/questions`);
  await page.getByRole('button', { name: 'Nieuwe vraag' }).first().click();
  const text = page.getByRole('dialog', { name: 'Nieuwe vraag' }).getByRole('textbox', { name: /^Vraag/ });
  await text.fill('Waar ligt je anker?');
  await page.reload();
  await expect(isBack()).toBeVisible();
  await expect(text).toHaveValue('Waar ligt je anker?');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(text).toBeHidden();
  expect(await typedIn()).toBeNull();
  await page.reload();
  await expect(page.getByText('Waar ligt je anker?')).toHaveCount(1);
  await expect(text).toBeHidden();
});

test('a half-typed correction of a lead opens again after a reload; leaving it gives back what is stored', async () => {
  await signUp(product.url, 'esmee@golfslag.example');
  await page.goto(`${product.url}/admin/leads`);
  await page.getByRole('link', { name: 'Test Kapitein' }).first().click();
  await page.getByRole('button', { name: 'Corrigeer', exact: true }).click();
  const phone = page.getByRole('dialog').getByLabel(/^Telefoon/);
  await phone.fill('+31 6 11');
  await page.reload();
  await expect(isBack()).toBeVisible();
  await expect(phone).toHaveValue('+31 6 11');
  await page.getByRole('button', { name: 'Annuleer' }).click();
  await page.getByRole('button', { name: 'Ga weg, bewaar niet' }).click();
  expect(await typedIn()).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Test Kapitein' })).toBeVisible();
  await expect(phone).toBeHidden();
});

test('a new template that was being written is back, and goes when whoever wrote it signs out', async () => {
  await page.goto(`${product.url}/admin/email/templates/new`);
  const subject = page.getByRole('textbox', { name: 'Onderwerp' });
  await subject.fill('Nog één ding');
  await page.reload();
  await expect(isBack()).toBeVisible();
  await expect(subject).toHaveValue('Nog één ding');
  await page.goto(`${product.url}/admin/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  expect(await typedIn()).toContain('Nog één ding');
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click();
  const account = page.getByRole('dialog', { name: /^Account van/ });
  await account.getByRole('button', { name: 'Log uit' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
  expect(await typedIn()).toBeNull();
});
