import { expect, test, type Browser, type Page } from '@playwright/test';
import { officeCalls, signUp } from './support/api.ts';
import { signedInState, signOut } from './support/console.ts';
import { startProduct, type Product } from './support/product.ts';

/** How long a change may take to appear elsewhere. */
const soon = { timeout: 2_000 };

let product: Product;
let state: Awaited<ReturnType<typeof signedInState>>;
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  state = await signedInState(browser, product, product.oneTimePassword());
});
test.afterAll(() => product.stop());

/** A separate browser that shares only the account. */
async function openWindow(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', storageState: state });
  const page = await context.newPage();
  await page.goto(`${product.url}/admin${path}`);
  return page;
}

const { callOffice, addClient } = officeCalls(() => ({ url: product.url, signedIn: state }));

const question = { id: 'q1', section: 'Wonen', text: 'Waar woon je?', type: 'text', required: true, options: [] };
const field = (page: Page) => page.getByRole('textbox', { name: /Waar woon je/ });
const notes = (page: Page) => page.getByRole('textbox', { name: /^Notities/ });
const phone = (page: Page) => page.getByRole('textbox', { name: /^Telefoon/ });
const add = (page: Page) => page.getByRole('button', { name: 'Voeg klant toe' });
const save = (page: Page) => page.getByRole('button', { name: 'Bewaar' }).click();

test('a client that is added in one browser is in the list and the rail of the other, and goes and comes back', async ({
  browser,
}) => {
  const there = await openWindow(browser, '/clients');
  await expect(there.getByText('Nog geen klanten')).toBeVisible();
  await addClient('Loefzijde');
  await expect(there.getByRole('link', { name: 'Loefzijde', exact: true })).toBeVisible(soon);
  const here = await openWindow(browser, '/clients');
  await here.getByRole('button', { name: 'Meer acties: Loefzijde' }).click();
  await here.getByRole('menuitem', { name: 'Verwijder klant' }).click();
  await here.getByRole('button', { name: 'Verwijder klant' }).click();
  await expect(there.getByRole('link', { name: 'Loefzijde', exact: true })).toHaveCount(0, soon);
  await here.getByRole('button', { name: /Maak ongedaan/ }).click();
  await expect(there.getByRole('link', { name: 'Loefzijde', exact: true })).toBeVisible(soon);
  await here.context().close();
  await there.context().close();
});

test('a new client whose answer is lost is there once, with what was typed since', async ({ browser }) => {
  const page = await openWindow(browser, '/clients/new');
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Verloren bv');
  await page.getByRole('textbox', { name: 'Contactpersoon' }).fill('Vera Loren');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('vera@loren.example');
  await page.route('**/api/admin/clients', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'niet bewaard' })).toBeVisible();
  await page.unroute('**/api/admin/clients');
  await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Gevonden bv');
  await add(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gevonden bv' })).toBeVisible();
  expect(await callOffice('GET', '/clients?search=Loren')).toMatchObject({
    count: 1,
    clients: [{ client: { name: 'Gevonden bv' } }],
  });
  await page.context().close();
});

test('of two windows that make a client of one lead, the second is shown the client of the first', async ({
  browser,
}) => {
  await signUp(product.url, 'klaas@kielzog.example');
  const here = await openWindow(browser, '/leads');
  const row = here.getByRole('row', { name: /klaas@kielzog/ });
  await row.getByRole('link').first().click();
  await here.getByRole('link', { name: 'Maak klant' }).first().click();
  await here.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Kielzog bv');
  const there = await openWindow(
    browser,
    new URL(here.url()).pathname.replace('/admin', '') + new URL(here.url()).search,
  );
  await expect(add(there)).toBeVisible();
  await add(here).click();
  await expect(here.getByRole('heading', { level: 1, name: 'Kielzog bv' })).toBeVisible();

  await add(there).click();
  await expect(there.getByText('Van deze lead is al een klant gemaakt')).toBeVisible();
  await there.getByRole('link', { name: 'Open Kielzog bv' }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Kielzog bv' })).toBeVisible();
  expect(await callOffice('GET', '/clients?search=kielzog')).toMatchObject({ count: 1 });
  await here.context().close();
  await there.context().close();
});

test('two forms of one client: different fields both stand, of the same field both versions are shown', async ({
  browser,
}) => {
  const id = await addClient('Kompas');
  const [here, there] = [
    await openWindow(browser, `/clients/${id}/edit`),
    await openWindow(browser, `/clients/${id}/edit`),
  ];
  await notes(there).fill('Daar genoteerd');
  await notes(here).fill('Hier genoteerd');
  await phone(here).fill('+31 6 00 00 00 01');
  await save(here);
  await expect(here.getByRole('heading', { level: 1, name: 'Kompas', exact: true })).toBeVisible();
  await save(there);
  await expect(there.getByText(/in een ander venster ook gewijzigd/)).toBeVisible();
  await expect(there.getByText('Hier genoteerd')).toBeVisible();
  await there.getByRole('button', { name: 'Notities: Die van dit venster' }).click();
  await save(there);
  await expect(here.getByText('Daar genoteerd')).toBeVisible(soon);
  await expect(here.getByText('+31 6 00 00 00 01').first()).toBeVisible();
  await here.context().close();
  await there.context().close();
});

test('a client that is deleted while its form is open is restored from the form, with what was typed', async ({
  browser,
}) => {
  const id = await addClient('Stuurboord');
  const page = await openWindow(browser, `/clients/${id}/edit`);
  await notes(page).fill('Hier genoteerd');
  await callOffice('DELETE', `/clients/${id}`);
  await save(page);
  await expect(page.getByText('Klant niet gevonden.')).toBeVisible();
  await page.getByRole('button', { name: 'Zet de klant terug en bewaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stuurboord', exact: true })).toBeVisible();
  await expect.poll(() => callOffice('GET', `/clients/${id}`)).toMatchObject({ client: { notes: 'Hier genoteerd' } });
  await page.context().close();
});

test('what was removed is brought back from the log of changes, also by who did not remove it', async ({ browser }) => {
  await addClient('Lijzijde');
  const here = await openWindow(browser, '/clients');
  await here.getByRole('button', { name: 'Meer acties: Lijzijde' }).click();
  await here.getByRole('menuitem', { name: 'Verwijder klant' }).click();
  await here.getByRole('button', { name: 'Verwijder klant' }).click();
  await expect(here.getByRole('link', { name: 'Lijzijde', exact: true })).toHaveCount(0);
  const there = await openWindow(browser, '/changes?kind=removed');
  await there.getByRole('button', { name: 'Zet terug Lijzijde' }).click();
  await expect(there.getByRole('link', { name: 'Lijzijde', exact: true })).toBeVisible();
  await expect(here.getByRole('link', { name: 'Lijzijde', exact: true })).toBeVisible(soon);
});

test('an answer is seen elsewhere, and one that the server could not take is sent again', async ({ browser }) => {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient('Ankerplaats');
  const path = `/clients/${id}?tab=questionnaires`;
  const [here, there] = [await openWindow(browser, path), await openWindow(browser, path)];
  await expect(field(there)).toBeVisible();
  await field(here).fill('Limassol');
  await expect(field(there)).toHaveValue('Limassol', soon);
  await here.context().setOffline(true);
  await field(here).fill('Paphos');
  await field(here).blur();
  await expect(here.getByText('nog niet bewaard').first()).toBeVisible();
  await here.context().setOffline(false);
  await expect(field(there)).toHaveValue('Paphos', { timeout: 10_000 });
  await here.context().close();
  await there.context().close();
});

test('an answer of the last moment is stored although the tab is closed', async ({ browser }) => {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient('Westerstorm');
  const here = await openWindow(browser, `/clients/${id}?tab=questionnaires`);
  await field(here).fill('Larnaca');
  await here.close({ runBeforeUnload: true });
  await expect
    .poll(async () => await callOffice('GET', `/clients/${id}/questionnaire`))
    .toMatchObject({ answers: [{ questionId: 'q1', value: 'Larnaca' }] });
});

test('a printed questionnaire holds the questions and answers, without the menus around them', async ({ browser }) => {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient('Papierwinkel');
  const page = await openWindow(browser, `/clients/${id}?tab=questionnaires`);
  await field(page).fill('Larnaca');
  const around = [page.getByRole('link', { name: 'Campagnes' }).first(), page.getByText('Importeer vragen')];
  for (const part of around) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of around) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Papierwinkel' })).toBeVisible();
  await expect(field(page)).toBeVisible();
  await expect(field(page)).toHaveValue('Larnaca');
  await page.context().close();
});

test('what an older version left in a browser is offered, and is on the server after the yes', async ({ browser }) => {
  const client = {
    id: '1700000000000',
    name: 'Oude Haven',
    email: 'oud@haven.example',
    joinDate: '2026-03-02T09:00:00.000Z',
    questions: [],
    reports: [{ id: '1', name: 'Rapport van toen', date: '2026-03-05', type: 'custom', status: 'completed' }],
    answers: [{ questionId: 'q1', value: 'Nicosia' }],
  };
  const page = await openWindow(browser, '/account');
  await page.evaluate((text) => localStorage.setItem('clients', text), JSON.stringify([client]));
  await page.goto(`${product.url}/admin/clients`);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('Deze browser bewaart nog gegevens');
  await dialog.getByRole('button', { name: /^Neem \d+ record/ }).click();
  await expect(page.getByRole('link', { name: 'Oude Haven' })).toBeVisible(soon);
  // From now on the browser holds a cached copy of the server's data.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fnc_working_copy'))).toContain('clients');
  await page.getByRole('link', { name: 'Oude Haven' }).click();
  await page.getByRole('tab', { name: /Rapporten/ }).click();
  // The first tab names the report too, and stays for a moment.
  const reports = page.getByRole('tabpanel', { name: 'Rapporten' });
  await expect(reports.getByRole('link', { name: 'Rapport van toen' })).toBeVisible();
  await page.context().close();
});

test('a browser shows the clients it read while the server cannot be asked, and none once whoever was signed in has left', async ({
  browser,
}) => {
  const id = await addClient('Vaarwater');
  const page = await openWindow(browser, '/clients');
  await page.getByRole('link', { name: 'Vaarwater', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vaarwater' })).toBeVisible();
  const stored = () => page.evaluate(() => [localStorage.getItem('clients'), localStorage.getItem('fnc_working_copy')]);
  await expect.poll(async () => (await stored())[0]).toContain('vaarwater@fleet.example');

  await page.route('**/api/admin/clients**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/De server is niet bereikbaar\. Je ziet wat hij antwoordde op/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Vaarwater' })).toBeVisible();
  await page.goto(`${product.url}/admin/clients?search=vaar`);
  await expect(page.getByText(/De server is niet bereikbaar\. Je ziet wat hij antwoordde op/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vaarwater', exact: true })).toHaveAttribute(
    'href',
    `/admin/clients/${id}`,
  );
  await expect(page.getByRole('link', { name: 'Kompas', exact: true })).toHaveCount(0);
  await page.unroute('**/api/admin/clients**');

  await signOut(page);
  expect(await stored()).toEqual([null, null]);
  await page.context().close();
});
