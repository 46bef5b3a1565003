import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { officeCalls } from './support/api.ts';
import { signedInState } from './support/console.ts';
import { startProduct, type Product } from './support/product.ts';

// An answer that the server does not take: it is sent again, and never lost without a question.

let product: Product;
let state: Awaited<ReturnType<typeof signedInState>>;
let context: BrowserContext;
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  state = await signedInState(browser, product, product.oneTimePassword());
});
test.afterAll(() => product.stop());
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ locale: 'nl-NL', storageState: state });
});
test.afterEach(() => context.close());

const { callOffice, addClient } = officeCalls(() => ({ url: product.url, signedIn: state }));
const question = { id: 'q1', section: 'Wonen', text: 'Waar woon je?', type: 'text', required: true, options: [] };
const field = (page: Page) => page.getByRole('textbox', { name: /Waar woon je/ });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Weggaan met 1 antwoord dat niet is bewaard?' });
const answersUrl = '**/api/admin/clients/*/answers/*';
/** Whether the browser would close the page without a question. */
const mayClose = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function openQuestionnaire(name: string): Promise<{ page: Page; id: string }> {
  await callOffice('PUT', '/questions', { questions: [question] });
  const id = await addClient(name);
  const page = await context.newPage();
  await page.goto(`${product.url}/admin/clients/${id}?tab=questionnaires`);
  await expect(field(page)).toBeVisible();
  return { page, id };
}

test('a save on a dead connection is given up and sent again', async () => {
  test.slow(); // a save is given up after fifteen seconds
  const { page, id } = await openQuestionnaire('Vaarwater');
  let calls = 0;
  await page.route(answersUrl, async (route) => {
    calls += 1;
    if (calls > 1) await route.continue();
  });
  await field(page).fill('Limassol');
  await field(page).blur();
  await expect.poll(() => mayClose(page), 'the page asks before it closes').toBe(false);
  await expect(page.getByText('nog niet bewaard').first()).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(() => callOffice('GET', `/clients/${id}/questionnaire`), { timeout: 20_000 })
    .toMatchObject({ answers: [{ questionId: 'q1', value: 'Limassol' }] });
  await expect.poll(() => mayClose(page)).toBe(true);
});

test('the page asks before it closes on an answer that is too long to be sent by a closed page', async () => {
  const { page, id } = await openQuestionnaire('Langszij');
  await field(page).fill('Limassol');
  expect(await mayClose(page)).toBe(true);
  const long = '€'.repeat(9_990); // three bytes each
  await field(page).fill(long);
  expect(await mayClose(page)).toBe(false);
  await expect.poll(() => mayClose(page)).toBe(true);
  expect(await callOffice('GET', `/clients/${id}/questionnaire`)).toMatchObject({
    answers: [{ questionId: 'q1', value: long }],
  });
});

test('a click that leaves a wrong answer counts, although the error moves what is below', async ({ browser }) => {
  const paid = { id: 'q1', section: 'Wonen', text: 'Wat betaal je?', type: 'number', required: false, options: [] };
  const owned = {
    id: 'q2',
    section: 'Wonen',
    text: 'Heb je een schip?',
    type: 'checkbox',
    required: false,
    options: [],
  };
  await callOffice('PUT', '/questions', { questions: [paid, owned] });
  const id = await addClient('Bovenwinds');
  const url = `${product.url}/admin/clients/${id}?tab=questionnaires`;
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('textbox', { name: /Wat betaal je/ }).fill('12a');
  const ship = page.getByRole('checkbox', { name: /Heb je een schip/ });
  await ship.hover();
  await page.mouse.down();
  // As long as a finger stays: the page has drawn what changed.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(ship).toBeChecked();
  await expect(page.getByText('Vul een getal in', { exact: false })).toBeVisible();

  // A finger is up before the field loses the focus.
  const phone = await browser.newContext({ locale: 'nl-NL', storageState: state, hasTouch: true });
  const touched = await phone.newPage();
  await touched.goto(url);
  await touched.getByRole('textbox', { name: /Wat betaal je/ }).fill('12b');
  await touched.getByRole('checkbox', { name: /Heb je een schip/ }).tap();
  await expect(touched.getByText('Vul een getal in', { exact: false })).toBeVisible();
  await phone.close();
});

test('who signs out on another page is led to the answer that would be lost, and asked', async () => {
  const { page } = await openQuestionnaire('Loefzijde');
  await page.route(answersUrl, (route) => route.abort());
  await field(page).fill('Paphos');
  await field(page).blur();
  await expect(page.getByText('nog niet bewaard').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Gegevens' }).click();
  expect(await mayClose(page), 'the page asks before it closes').toBe(false);
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  expect(await mayClose(page), 'another page asks too').toBe(false);

  const startSigningOut = async () => {
    await page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Log uit' }).click();
  };
  await startSigningOut();
  await expect(warning(page)).toBeVisible();
  await page.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(field(page)).toHaveValue('Paphos');

  await page.getByRole('tab', { name: 'Gegevens' }).click();
  await startSigningOut();
  await warning(page).getByRole('button', { name: 'Ga weg' }).click();
  await expect(page.getByLabel('Gebruikersnaam')).toBeVisible();
});
