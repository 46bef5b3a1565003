import { expect, test, type Browser, type Page } from '@playwright/test';
import { signedInState } from './support/console.ts';
import { startProduct, type Product } from './support/product.ts';

/** How long a change may take to be seen elsewhere. */
const soon = { timeout: 2_000 };

let product: Product;
let state: Awaited<ReturnType<typeof signedInState>>;
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  state = await signedInState(browser, product, product.oneTimePassword());
});
test.afterAll(() => product.stop());

/** A browser of its own, with nothing in common with another but the account. */
async function openWindow(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL', storageState: state });
  const page = await context.newPage();
  await page.goto(`${product.url}/admin${path}`);
  return page;
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Naam' });
const subjectField = (page: Page) => page.getByRole('textbox', { name: 'Onderwerp' });
const save = (page: Page) => page.getByRole('button', { name: 'Bewaar sjabloon' }).click();
const statusOf = (page: Page, lead: RegExp) => page.getByRole('row', { name: lead }).getByRole('combobox');

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

  test('a lead that is marked in one is marked in the other, and a new one is announced', async ({
    browser,
    request,
  }) => {
    const signUp = (name: string) =>
      request.post(`${product.url}/api/fnc-subscribe`, {
        data: {
          name,
          email: `${name.toLowerCase()}@fleet.example`,
          profession: 'kapitein',
          source: 'general',
          leadMagnet: 'cyprus-gids',
          page: '/',
        },
      });
    await signUp('Esmee');
    const [here, there] = [await openWindow(browser, '/leads'), await openWindow(browser, '/leads')];
    await expect(statusOf(there, /Esmee/)).toContainText('Nieuw');
    await statusOf(here, /Esmee/).click();
    await here.getByRole('option', { name: 'Benaderd' }).click();
    await expect(statusOf(there, /Esmee/)).toContainText('Benaderd', soon);
    await signUp('Klaas');
    await expect(there.getByRole('button', { name: /1 nieuwe/ })).toBeVisible(soon);
    await here.context().close();
    await there.context().close();
  });
});
