import { expect, test, type Page } from '@playwright/test';
import { changePassword, signIn, signUp } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

const env = { ADMIN_PASSWORD: 'a first password', FORM_REQUESTS_PER_MINUTE: '100000' };
const password = 'a second password';
const leadCount = 60;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ env });
  for (let index = 0; index < leadCount; index++) await signUp(product.url, `lead${index}@example.com`);
  const token = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, token, env.ADMIN_PASSWORD, password);
});
test.afterAll(() => product.stop());

async function openLeads(page: Page, search = '') {
  await page.goto(`${product.url}/admin/leads${search}`);
  await signInHere(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
}

async function signInHere(page: Page) {
  await page.getByLabel('Gebruikersnaam').fill('admin');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test.describe.configure({ mode: 'serial' });

test('the sign-in shows no credentials, and leads whoever is signed in to the dashboard', async ({ page }) => {
  const dashboard = page.getByRole('heading', { level: 1, name: 'Overzicht' });
  await page.goto(`${product.url}/admin/login`);
  await expect(page.getByLabel('Gebruikersnaam')).toHaveValue('');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await expect(page.locator('body')).not.toContainText(/\badmin\b|password/i);
  await signInHere(page);
  await expect(dashboard).toBeVisible();
  await page.goto(`${product.url}/admin/login`);
  await expect(dashboard).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/admin/dashboard`);
});

test('a filter stands in the address, survives a reload and a sign-in, and Back takes it away', async ({ page }) => {
  await openLeads(page, '?search=lead5%40');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(`van ${leadCount}`).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the next page comes from the server', async ({ page }) => {
  await openLeads(page);
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.getByRole('button', { name: `Toon volgende ${leadCount - 50}` }).click();
  await expect(page.getByRole('row')).toHaveCount(leadCount + 1);
});

test('several leads are deleted after a question that names the count, and undo brings them back', async ({ page }) => {
  await openLeads(page, '?search=lead1');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(12);
  await rows.nth(1).getByRole('checkbox').check();
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('2 leads verwijderen?');
  await dialog.getByRole('button', { name: 'Verwijder 2 leads' }).click();
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(rows).toHaveCount(12);
});

test('a filtered list is whole again after an undo for many, and shows the next leads when all its rows were deleted', async ({
  page,
}) => {
  await openLeads(page, '?status=new');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(51);
  const selectRows = () => page.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).check();
  await selectRows();
  await page.getByRole('button', { name: 'Status', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Benaderd' }).click();
  await page.getByRole('button', { name: 'Zet status op Benaderd' }).click();
  await expect(rows).toHaveCount(leadCount - 50 + 1);
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(rows).toHaveCount(51);

  await selectRows();
  await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
  await page.getByRole('button', { name: 'Verwijder 50 leads' }).click();
  await expect(rows).toHaveCount(leadCount - 50 + 1);
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(rows).toHaveCount(51);
});

test('an address is blocked by hand with a reason, the list says so, the server refuses to mail it, and undo lifts it', async ({
  page,
}) => {
  await openLeads(page, '?search=lead7%40');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Blokkeer dit adres' }).click();
  const dialog = page.getByRole('dialog', { name: 'lead7@example.com blokkeren?' });
  await dialog.getByRole('button', { name: 'Blokkeer adres' }).click();
  await expect(dialog.getByText('Kies een reden')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Vroeg om geen mail meer' }).check();
  await dialog.getByRole('textbox', { name: /Toelichting/ }).fill('per telefoon');
  await dialog.getByRole('button', { name: 'Blokkeer adres' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Je hebt dit adres geblokkeerd')).toBeVisible();
  // Once on the timeline, once in the consent history.
  await expect(page.getByText('Vroeg om geen mail meer: per telefoon')).toHaveCount(2);

  const token = await page.evaluate(() => localStorage.getItem('fnc_admin_token'));
  const leadId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = async () => {
    const mail = { to: 'lead7@example.com', subject: 'Je vraag', content: '<p>Dag</p>', leadId };
    const answered = await fetch(`${product.url}/api/send-email`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(mail),
    });
    const { code } = (await answered.json()) as { code?: string };
    return code ?? answered.status;
  };
  expect(await answer()).toBe('recipient_blocked');
  await page.goto(`${product.url}/admin/leads?search=lead7%40`);
  await expect(page.getByRole('img', { name: 'Adres geblokkeerd' })).toBeVisible();

  await page.goto(`${product.url}/admin/leads/${leadId}`);
  await page.getByRole('button', { name: 'Hef de blokkade op' }).click();
  await expect(page.getByRole('button', { name: 'Blokkeer dit adres' })).toBeVisible();
  await expect(page.getByText('Blokkade van het adres opgeheven')).toBeVisible();
  expect(await answer()).toBe(200);
});

test('a session that ended elsewhere is taken up again over the same list', async ({ page }) => {
  await openLeads(page, '?search=lead2');
  const token = await page.evaluate(() => localStorage.getItem('fnc_admin_token'));
  await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Vernieuw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await expect(dialog).toContainText('Je werk staat er nog');
  await expect(dialog.getByLabel('Gebruikersnaam')).toHaveValue('admin');
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/leads\?search=lead2/);
  await expect(page.getByRole('row')).toHaveCount(12);
});
