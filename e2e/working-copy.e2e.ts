import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import { officeCalls } from './support/api.ts';
import { signedInState } from './support/console.ts';
import { startFront, type Front } from './support/front.ts';
import { startProduct, type Product } from './support/product.ts';

// The browser's cached copy of the server's data: shown at once, shown while the server is away, and never kept too
// long.

let product: Product;
let front: Front;
let state: Awaited<ReturnType<typeof signedInState>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  front = await startFront(product.url);
  state = await signedInState(browser, { ...product, url: front.url }, product.oneTimePassword());
});
test.afterAll(async () => {
  await front.close();
  await product.stop();
});

const { callOffice, addClient } = officeCalls(() => ({ url: product.url, signedIn: state }));

const go = (page: Page, path: string) => page.goto(`${front.url}/admin${path}`);
const copyOf = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const away = (page: Page) => page.getByText(/De server is niet bereikbaar\. Je ziet wat hij antwoordde op \w+dag \d+ /);
const late = (page: Page) => page.getByText(/De server antwoordt nog niet\. Je ziet wat hij antwoordde op \w+dag \d+ /);
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByRole('textbox', { name: /Waar woon je/ });
const question = { id: 'q1', section: 'Wonen', text: 'Waar woon je?', type: 'text', required: true, options: [] };

const fail = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { success: false, code: 'internal_error', error: 'De server maakte een fout.' },
  });

let context: BrowserContext;
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ locale: 'nl-NL', storageState: state });
});
test.afterEach(() => context.close());

test('without a server a reload shows list, client and answers with their time, and typed text is stored later', async () => {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient('Vaarwater');
  await callOffice('PUT', `/clients/${id}/answers/q1`, { value: 'Paphos' });
  const page = await context.newPage();
  await go(page, '/clients');
  await row(page, 'Vaarwater').click();
  await page.getByRole('tab', { name: /Vragenlijst/ }).click();
  await expect(field(page)).toHaveValue('Paphos');
  await expect.poll(() => copyOf(page, 'clients')).toContain('Paphos');
  await expect.poll(() => copyOf(page, 'global_questions')).toContain('Waar woon je?');

  await product.stop();
  front.pointAt(null);
  await page.reload();
  await expect(title(page, 'Vaarwater')).toBeVisible();
  await expect(away(page)).toBeVisible();
  await expect(field(page)).toHaveValue('Paphos');
  await field(page).fill('Limassol');
  await field(page).blur();
  await expect(page.getByText('nog niet bewaard').first()).toBeVisible();

  const other = await context.newPage();
  await go(other, '/clients?search=vaar');
  await expect(row(other, 'Vaarwater')).toHaveAttribute('href', `/admin/clients/${id}`);
  await expect(away(other)).toBeVisible();
  await expect(other.getByRole('table').getByText('1 van 1')).toBeVisible();

  product = await startProduct({ dataDir: product.dataDir });
  front.pointAt(product.url);
  await expect(away(other)).toHaveCount(0, { timeout: 60_000 });
  await expect(row(other, 'Vaarwater')).toBeVisible();
  await expect(away(page)).toHaveCount(0, { timeout: 60_000 });
  await expect
    .poll(async () => await callOffice('GET', `/clients/${id}/questionnaire`))
    .toMatchObject({ answers: [{ questionId: 'q1', value: 'Limassol' }] });
  await expect(field(page)).toHaveValue('Limassol');
});

test('what is removed elsewhere while the browser is closed is gone from its copy at the next visit, on whichever page', async () => {
  const id = await addClient('Loefzijde');
  await addClient('Lijzijde');
  const page = await context.newPage();
  await go(page, `/clients/${id}`);
  await expect(title(page, 'Loefzijde')).toBeVisible();
  await go(page, '/clients');
  await expect(row(page, 'Lijzijde')).toBeVisible();
  await go(page, '/email/templates');
  await expect.poll(() => copyOf(page, 'email_templates')).not.toBeNull();
  const { templates } = await callOffice<{ templates: { id: string; name: string }[] }>('GET', '/templates');
  const [template] = templates;
  await expect.poll(() => copyOf(page, 'clients')).toContain('Loefzijde');
  await expect.poll(() => copyOf(page, 'fnc_working_copy')).toContain('"seq"');
  await page.close();

  await callOffice('DELETE', `/clients/${id}`);
  await callOffice('DELETE', `/templates/${template?.id}`);

  const again = await context.newPage();
  await go(again, '/account');
  await expect.poll(() => copyOf(again, 'clients')).not.toContain('Loefzijde');
  expect(await copyOf(again, 'clients')).toContain('Lijzijde');
  await expect.poll(() => copyOf(again, 'email_templates')).not.toContain(template?.id);
});

test('a server that says no is not one that is away: its own error stands over the copy, and goes with the next try', async () => {
  const id = await addClient('Westerstorm');
  const page = await context.newPage();
  await go(page, '/clients');
  await row(page, 'Westerstorm').click();
  await expect(title(page, 'Westerstorm')).toBeVisible();
  await expect.poll(() => copyOf(page, 'clients')).toContain('Westerstorm');

  await page.route('**/api/admin/clients**', fail);
  for (const [path, sentence] of [
    ['/clients', 'Fout bij het laden van klanten'],
    [`/clients/${id}`, 'De gegevens van de klant zijn niet geladen'],
  ] as const) {
    await go(page, path);
    const alert = page.getByRole('alert').filter({ hasText: sentence });
    await expect(alert).toContainText('Je ziet wat de server antwoordde op');
    await expect(away(page)).toHaveCount(0);
    await expect(page.getByText('Westerstorm').first()).toBeVisible();
  }
  await page.unroute('**/api/admin/clients**', fail);
  const alert = page.getByRole('alert').filter({ hasText: 'niet geladen' });
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(alert).toHaveCount(0);
});

test('what was read is painted before anything is answered, says of when it is only once that is late, and moves nothing when the answer comes', async () => {
  await addClient('Havenmond');
  const page = await context.newPage();
  await go(page, '/clients');
  await expect(row(page, 'Havenmond')).toBeVisible();
  await expect.poll(() => copyOf(page, 'clients')).toContain('Havenmond');
  const placeOf = async () => await row(page, 'Havenmond').boundingBox();
  const before = await placeOf();

  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  // Time advances here only as far as the page needs to appear.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(row(page, 'Havenmond')).toBeVisible({ timeout: 50 });
  }).toPass();
  await expect(late(page)).toHaveCount(0);
  expect(await placeOf()).toEqual(before);
  await page.clock.runFor(2_000);
  await expect(late(page)).toBeVisible();
  await page.clock.resume();
  answer();
  await expect(late(page)).toHaveCount(0);
  await expect(row(page, 'Havenmond')).toBeVisible();
  expect(await placeOf()).toEqual(before);
});

test('the rail says at once that there is no connection, and that it is back: by the browser, and after a save', async () => {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient('Bovenwind');
  const page = await context.newPage();
  await go(page, `/clients/${id}?tab=questionnaires`);
  const rail = page.getByRole('status');
  const up = rail.getByText('Server in orde');
  const down = rail.getByText('Server niet bereikbaar');
  await expect(up).toBeVisible();
  await expect(field(page)).toBeVisible();
  await context.setOffline(true);
  await expect(down).toBeVisible();
  await context.setOffline(false);
  await expect(up).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  await field(page).fill('Paphos');
  await field(page).blur();
  await expect(down).toBeVisible();
});

test('what could not be loaded without a connection is loaded once it is back, without a question', async () => {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient('Lagerwal');
  const page = await context.newPage();
  const questionnaire = '**/api/admin/clients/*/questionnaire';
  await page.route(questionnaire, (route) => route.abort());
  await go(page, `/clients/${id}?tab=questionnaires`);
  await expect(page.getByText('De gegevens van de klant zijn niet geladen')).toBeVisible();
  await page.unroute(questionnaire);
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText('Server niet bereikbaar')).toBeVisible();
  await context.setOffline(false);
  await expect(field(page)).toBeVisible();
});
