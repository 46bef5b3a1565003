import { expect, test, type Browser, type Page } from '@playwright/test';
import { accountTitle, consolePassword, enterConsole, signedInState, signOut } from './support/console.ts';
import { signUp } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

/** How long a change may take to appear elsewhere. */
const soon = { timeout: 2_000 };

let product: Product;
let state: Awaited<ReturnType<typeof signedInState>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  state = await signedInState(browser, product, product.oneTimePassword());
});
test.afterAll(() => product.stop());

/** A new session for the following tests: the previous one was signed out. */
async function anotherSession(browser: Browser): Promise<typeof state> {
  const page = await browser.newPage({ locale: 'nl-NL' });
  await enterConsole(page, `${product.url}/admin/account`, consolePassword);
  await expect(page.getByRole('heading', { level: 1, name: accountTitle.nl })).toBeVisible();
  const next = await page.context().storageState();
  await page.context().close();
  return next;
}

/** A separate browser that shares only the account. */
async function openWindow(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', storageState: state });
  const page = await context.newPage();
  await page.goto(`${product.url}/admin${path}`);
  return page;
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Naam' });
const subjectField = (page: Page) => page.getByRole('textbox', { name: 'Onderwerp' });
const save = (page: Page) => page.getByRole('button', { name: 'Bewaar sjabloon' }).click();
const marked = (page: Page, status: string) =>
  page.getByRole('button', { name: `Status van Test Kapitein: ${status}` });

test.describe('two browsers on one file', () => {
  test('a template that is written in one is seen in the other, and a removed one goes', async ({ browser }) => {
    const here = await openWindow(browser, '/email/templates/new');
    const there = await openWindow(browser, '/email/templates');
    await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
    await here.getByRole('textbox', { name: 'Naam' }).fill('Najaarsbrief');
    await here.getByRole('textbox', { name: 'Onderwerp' }).fill('Wat er verandert');
    await here.getByRole('textbox', { name: 'Inhoud' }).fill('<p>Dag {firstName|lezer}</p>');
    await here.getByRole('button', { name: 'Bewaar sjabloon' }).click();
    await expect(there.getByRole('link', { name: /Najaarsbrief/ })).toBeVisible(soon);
    await here.getByRole('button', { name: /^Verwijder.*Najaarsbrief/ }).click();
    await expect(there.getByRole('link', { name: /Najaarsbrief/ })).toHaveCount(0, soon);
    await here.context().close();
    await there.context().close();
  });

  test('changes of different fields both stand; of the same field one is chosen', async ({ browser }) => {
    const [here, there] = [
      await openWindow(browser, '/email/templates/welcome-en'),
      await openWindow(browser, '/email/templates/welcome-en'),
    ];
    await subjectField(there).fill('Written there');
    await nameField(here).fill('Named here');
    await save(here);
    await expect(nameField(there)).toHaveValue('Named here', soon);
    await expect(subjectField(there)).toHaveValue('Written there');
    await save(there);
    await expect(subjectField(here)).toHaveValue('Written there', soon);
    await nameField(there).fill('Named there');
    await nameField(here).fill('Named here again');
    await save(here);
    await expect(there.getByText(/in een ander venster ook gewijzigd/)).toBeVisible(soon);
    await there.getByRole('button', { name: 'Die van dit venster' }).click();
    await save(there);
    await expect(nameField(here)).toHaveValue('Named there', soon);
    await here.context().close();
    await there.context().close();
  });

  test('a lead that is marked in one is marked in the other, and a new one is announced', async ({ browser }) => {
    await signUp(product.url, 'esmee@fleet.example');
    const [here, there] = [await openWindow(browser, '/leads'), await openWindow(browser, '/leads')];
    await expect(marked(there, 'Nieuw')).toBeVisible();
    await marked(here, 'Nieuw').click();
    await here.getByRole('menuitemradio', { name: /Benaderd/ }).click();
    await expect(marked(there, 'Benaderd')).toBeVisible(soon);
    await signUp(product.url, 'klaas@fleet.example');
    await expect(there.getByRole('button', { name: 'Toon 1 nieuwe lead' })).toBeVisible(soon);
    await here.context().close();
    await there.context().close();
  });

  test('a lead that is corrected in one is corrected in the other, and the log says by whom', async ({ browser }) => {
    await signUp(product.url, 'verschreven@example.com');
    const here = await openWindow(browser, '/leads?search=verschreven');
    const there = await openWindow(browser, '/leads?search=verschreven');
    await expect(there.getByRole('row')).toHaveCount(2);
    await here.getByRole('link', { name: 'Test Kapitein' }).click();
    await here.getByRole('button', { name: 'Corrigeer' }).click();
    const dialog = here.getByRole('dialog', { name: 'Gegevens corrigeren' });
    await dialog.getByLabel('Naam').fill('Esmee Golfslag');
    // Back asks before it loses what was typed.
    await here.evaluate(() => history.back());
    await here.getByRole('button', { name: 'Blijf hier' }).click();
    await expect(dialog.getByLabel('Naam')).toHaveValue('Esmee Golfslag');
    await dialog.getByLabel('E-mail').fill('klaas@fleet.example');
    await dialog.getByRole('button', { name: 'Bewaar' }).click();
    // The address of another lead is refused beside it; what was typed stays.
    await expect(dialog.getByText('Een andere lead heeft dit adres')).toBeVisible();
    await dialog.getByLabel('E-mail').fill('goed.geschreven@example.com');
    await dialog.getByRole('button', { name: 'Bewaar' }).click();
    await expect(here.getByText('Lead gewijzigd')).toBeVisible();
    await expect(here.getByRole('heading', { level: 1, name: 'Esmee Golfslag' })).toBeVisible();
    await expect(there.getByRole('link', { name: 'Esmee Golfslag' })).toBeVisible(soon);
    await here.getByRole('link', { name: 'Wie wijzigde wat bij deze lead' }).click();
    await expect(here.getByText(/^Naam, E-mail, door admin/)).toBeVisible();
    await here.context().close();
    await there.context().close();
  });
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('what stands in the browser itself', () => {
  test('is a copy of what was read, marked as such, until whoever was signed in leaves', async ({ browser }) => {
    const page = await openWindow(browser, '/email/templates');
    await expect(nameField(page)).toBeVisible();
    await expect.poll(() => stored(page, 'email_templates')).toContain('welcome-nl');
    expect(await stored(page, 'fnc_working_copy')).toContain('emailTemplates');
    await page.route('**/api/admin/templates', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/De server is niet bereikbaar\. Je ziet wat hij antwoordde op/)).toBeVisible();
    await expect(nameField(page)).not.toHaveValue('');
    await page.unroute('**/api/admin/templates');
    await signOut(page);
    expect([await stored(page, 'email_templates'), await stored(page, 'fnc_working_copy')]).toEqual([null, null]);
    await page.context().close();
    state = await anotherSession(browser);
  });

  test('from an older version is offered, brought along with what is broken, and seen elsewhere', async ({
    browser,
  }) => {
    const left = [
      {
        id: '1793865600000',
        name: 'Uit de oude browser',
        subject: 'Dag',
        content: '<p>Dag</p>',
        createdAt: '2026-11-05',
      },
      { id: '1793865600001', language: 'de' },
    ];
    const there = await openWindow(browser, '/email/templates');
    const here = await (await browser.newContext({ locale: 'nl-NL', storageState: state })).newPage();
    await here.goto(`${product.url}/robots.txt`);
    // The stored data of a version without cached copies.
    await here.evaluate((text) => {
      localStorage.removeItem('fnc_working_copy');
      localStorage.setItem('email_templates', text);
    }, JSON.stringify(left));
    await here.goto(`${product.url}/admin/dashboard`);
    const offer = here.getByRole('dialog', { name: 'Deze browser bewaart nog gegevens' });
    await expect(offer.getByRole('row', { name: /Sjablonen/ })).toContainText('1');
    await offer.getByRole('button', { name: 'Neem 2 records mee' }).click();
    await expect(here.getByText('2 records staan nu op de server')).toBeVisible();
    await expect(there.getByRole('link', { name: 'Uit de oude browser' })).toBeVisible(soon);
    await here.reload();
    await expect(here.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await here.context().close();
    await there.context().close();
  });
});
