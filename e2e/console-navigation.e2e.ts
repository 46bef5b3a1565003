import { expect, test, type Page } from '@playwright/test';
import { changePassword, signIn, signUp } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

const env = { ADMIN_PASSWORD: 'a first password', FORM_REQUESTS_PER_MINUTE: '100000' };
const password = 'a second password';

let product: Product;
let token: string;
test.beforeAll(async () => {
  product = await startProduct({ env });
  for (let index = 0; index < 40; index++) await signUp(product.url, `lead${index}@example.com`);
  const first = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, first, env.ADMIN_PASSWORD, password);
  token = await signIn(product.url, 'admin', password);
});
test.afterAll(() => product.stop());

async function open(page: Page, path: string) {
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('fnc_admin_token', value), token);
  await page.goto(`${product.url}/admin${path}`);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('Back asks before it leaves what was typed, and leaves once it may', async ({ page }) => {
  await open(page, '/clients');
  await page.getByRole('link', { name: 'Nieuwe klant' }).first().click();
  await page.getByLabel('Bedrijfsnaam').fill('Zeekaart Consult');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Weggaan zonder te bewaren?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/clients\/new$/);
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Zeekaart Consult');
  await page.goBack();
  await question.getByRole('button', { name: 'Ga weg, bewaar niet' }).click();
  await expect(page).toHaveURL(/clients$/);
  await expect(heading(page, 'Klanten')).toBeVisible();
});

test('Back returns to the same place of a list, a new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/leads');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(41);
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(top).toBe(700);
  await page.getByRole('link', { name: 'Test Kapitein' }).nth(20).click();
  await expect(heading(page, 'Test Kapitein')).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(rows).toHaveCount(41);
  await expect.poll(top).toBe(700);
});

test('a page whose code cannot be fetched says so; another one works, and so does the next attempt', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await page.route(/\/assets\/ClientsPage-.*\.js/, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Klanten' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Deze pagina kon niet worden opgehaald');
  await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).first().click();
  await expect(heading(page, 'Leads')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Klanten' }).first().click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Probeer opnieuw' });
  const reloads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && reloads.push(request.url()));
  // Without the server a reload would take the whole console away.
  await page.route('**/healthz', (route) => route.abort());
  await again.click();
  await expect(again).toBeEnabled();
  await page.unroute(/\/assets\/ClientsPage-.*\.js/);
  await again.click();
  await expect(heading(page, 'Klanten')).toBeVisible();
  expect(reloads).toEqual([]);
});

test('a page whose code the server no longer has comes by a reload', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(heading(page, 'Overzicht')).toBeVisible();
  await page.route(/\/assets\/ClientsPage-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation').getByRole('link', { name: 'Klanten' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Deze pagina kon niet worden opgehaald');
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await reload;
  await page.unroute(/\/assets\/ClientsPage-.*\.js/);
  await page.reload();
  await expect(heading(page, 'Klanten')).toBeVisible();
});

test('pages come in the language that is chosen while they are open', async ({ page }) => {
  await open(page, '/leads');
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).first().click();
  await expect(heading(page, 'Clients')).toBeVisible();
  await expect(page.getByText('No clients yet')).toBeVisible();
});

test('Back closes the palette with the page that it lies over', async ({ page }) => {
  await open(page, '/leads');
  await page.getByRole('navigation').getByRole('link', { name: 'Klanten' }).first().click();
  await expect(heading(page, 'Klanten')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Zoek of ga naar' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Leads')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Zoek of ga naar' })).toBeHidden();
});

test('a dialog whose code cannot be fetched says so, and leaves the page with what was typed', async ({ page }) => {
  await open(page, '/clients/new');
  await page.getByLabel('Bedrijfsnaam').fill('Zeekaart Consult');
  const noConnection = page.getByText('Geen verbinding met de server');
  const opened: [key: string, dialog: string][] = [
    ['Control+k', 'Zoek of ga naar'],
    ['?', 'Sneltoetsen'],
  ];
  for (const [key, dialog] of opened) {
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press(key);
    await expect(noConnection).toBeVisible();
    await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Zeekaart Consult');
    await page.getByRole('button', { name: 'Sluit melding' }).click();
    await page.unroute('**/assets/*.js');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  }
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Zeekaart Consult');
});
