import { expect, test, type Browser, type Page } from '@playwright/test';
import { startAiServer, type AiServer } from '../apps/server/src/testing/aiServer.ts';
import { consolePassword, signedInState, signOut } from './support/console.ts';
import { signIn } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

const key = 'sk-e2e';
const company = 'Kompas Maritiem';
/** How long text may take from the service to the page. */
const soon = { timeout: 5_000 };

interface Stand {
  readonly ai: AiServer;
  readonly product: Product;
  /** Opens a separate signed-in window. */
  readonly open: (path: string) => Promise<Page>;
  readonly clientId: string;
}

let stand: Stand;

/** @param serverHasKey `true`: the server writes; `false`: the browser does, with a typed key */
async function setUp(browser: Browser, serverHasKey: boolean): Promise<Stand> {
  const ai = await startAiServer({ key });
  const product = await startProduct({ env: { AI_BASE_URL: ai.url, ...(serverHasKey ? { AI_API_KEY: key } : {}) } });
  const storageState = await signedInState(browser, product, product.oneTimePassword());
  const token = await signIn(product.url, 'admin', consolePassword);
  const added = await fetch(`${product.url}/api/admin/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: company, contactPerson: 'Bram', email: 'bram@kompas.example', status: 'active' }),
  });
  const { client } = (await added.json()) as { client: { id: string } };
  return {
    ai,
    product,
    clientId: client.id,
    async open(path) {
      const context = await browser.newContext({ locale: 'nl-NL', storageState });
      const page = await context.newPage();
      await page.goto(`${product.url}/admin${path}`);
      return page;
    },
  };
}
test.afterEach(async () => {
  await stand.product.stop();
  await stand.ai.close();
});

const generate = (page: Page) => page.getByRole('button', { name: 'Genereer rapport' }).click();
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
const download = (page: Page) => page.getByRole('button', { name: 'Download .md' });
/** The text that the fake service sends at once, and the text it sends after its release. */
const firstWords = (page: Page) => page.getByText(`Dit rapport voor ${company}`).first();
const lastPart = (page: Page) => page.getByRole('heading', { name: '8. Plan voor 12 maanden' });

const instructions = (page: Page) => page.getByRole('textbox', { name: /Extra instructies/ });

/** Starts a report whose service waits after some words. @returns its page and its address within the console */
async function writeHalf(asked = ''): Promise<{ page: Page; path: string }> {
  stand.ai.says = { kind: 'slow' };
  const page = await stand.open(`/reports/new?clientId=${stand.clientId}`);
  await instructions(page).fill(asked);
  await generate(page);
  await expect(firstWords(page)).toBeVisible();
  await expect(stop(page)).toBeVisible();
  return { page, path: new URL(page.url()).pathname.replace('/admin', '') };
}

test.describe('a server with a key', () => {
  test.beforeEach(async ({ browser }) => {
    stand = await setUp(browser, true);
  });

  test('a report is finished after its tab closed', async () => {
    const { page, path } = await writeHalf();
    await expect(page.getByText('Je mag dit venster sluiten, de server schrijft verder')).toBeVisible();
    await page.context().close();
    stand.ai.goOn();
    const later = await stand.open(path);
    await expect(download(later)).toBeVisible(soon);
    await expect(later.getByText('Voltooid')).toBeVisible();
    await expect(lastPart(later)).toBeVisible();
    expect(stand.ai.received).toHaveLength(1);
  });

  test('what was typed in the form stays when a question is answered first, until the report is cancelled', async () => {
    const page = await stand.open(`/reports/new?clientId=${stand.clientId}`);
    await instructions(page).fill('Kort graag, met een tabel.');
    await page.getByRole('radio', { name: 'Engels' }).check();
    await page.getByRole('link', { name: /^Vul / }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await page.goBack();
    await expect(instructions(page)).toHaveValue('Kort graag, met een tabel.');
    await expect(page.getByRole('radio', { name: 'Engels' })).toBeChecked();

    await page.getByRole('button', { name: 'Annuleer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
    await page.goBack();
    await expect(instructions(page)).toHaveValue('');
    await instructions(page).fill('Nog eens.');
    await generate(page);
    await expect(download(page)).toBeVisible();
    await page.goBack();
    await expect(instructions(page)).toHaveValue('');
  });

  test('a second window sees it grow, and goes on where it was when its connection broke', async () => {
    const { page, path } = await writeHalf();
    const other = await stand.open(path);
    await expect(firstWords(other)).toBeVisible();
    await expect(other.getByText('Dit is een concept.')).toHaveCount(0);
    await expect(lastPart(other)).toHaveCount(0);

    // After the break nothing arrives until the connection is back; then only new text is requested.
    const asked: string[] = [];
    await other.route(/\/writing\?from=/, async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('from') ?? '');
      await (asked.length < 2 ? route.abort() : route.continue());
    });
    await other.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => asked.length, soon).toBe(2);
    expect(Number(asked[1])).toBeGreaterThan(100);

    stand.ai.goOn();
    for (const window of [page, other]) {
      await expect(download(window)).toBeVisible(soon);
      await expect(lastPart(window)).toBeVisible();
    }
    await page.context().close();
    await other.context().close();
  });

  test('stopped in one window it is a draft in both that says so; each can ask for it again, as it was asked', async () => {
    const { page, path } = await writeHalf('Schrijf ook over de haven.');
    const other = await stand.open(path);
    await stop(other).click();
    for (const window of [page, other]) await expect(window.getByText('Het schrijven is gestopt.')).toBeVisible(soon);
    await stand.ai.left();

    stand.ai.says = { kind: 'stream' };
    await other.getByRole('button', { name: 'Schrijf opnieuw' }).click();
    await expect(other.getByText('Voltooid')).toBeVisible(soon);
    expect(other.url()).not.toContain(path);
    expect(stand.ai.received).toHaveLength(2);
    expect(stand.ai.received[1]?.body).toEqual(stand.ai.received[0]?.body);

    await page.reload();
    await page.getByRole('button', { name: 'Nieuw Rapport' }).click();
    await expect(instructions(page)).toHaveValue('Schrijf ook over de haven.');
    await page.context().close();
    await other.context().close();
  });

  test('a service that refuses leaves no report, and its words on the form', async () => {
    stand.ai.says = { kind: 'refused', status: 500, message: 'Overloaded' };
    const page = await stand.open(`/reports/new?clientId=${stand.clientId}`);
    await generate(page);
    await expect(page.getByText('Fout bij het genereren van het rapport: Overloaded')).toBeVisible();
    await page.goto(`${stand.product.url}/admin/clients/${stand.clientId}?tab=reports`);
    await expect(page.getByText('Nog geen rapporten')).toBeVisible();
    await page.context().close();
  });
});

test('without a key of the server the browser writes with the typed one, and asks no server', async ({ browser }) => {
  stand = await setUp(browser, false);
  const page = await stand.open(`/reports/new?clientId=${stand.clientId}`);
  const toOurServer: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/writing')) toOurServer.push(request.url());
  });
  await page.getByLabel('API key', { exact: true }).fill(key);
  await generate(page);
  await expect(download(page)).toBeVisible(soon);
  await expect(page.getByText('Voltooid')).toBeVisible();
  await expect(lastPart(page)).toBeVisible();
  expect(toOurServer).toEqual([]);
  await page.context().close();
});

test('signing out stores what the browser has written of a report', async ({ browser }) => {
  stand = await setUp(browser, false);
  stand.ai.says = { kind: 'slow' };
  const page = await stand.open(`/reports/new?clientId=${stand.clientId}`);
  await page.getByLabel('API key', { exact: true }).fill(key);
  await generate(page);
  await expect(firstWords(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/logout')) calls.push('sign out');
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') calls.push('stored');
  });
  await signOut(page);
  expect(calls.slice(0, 2)).toEqual(['stored', 'sign out']);

  const token = await signIn(stand.product.url, 'admin', consolePassword);
  const headers = { authorization: `Bearer ${token}` };
  const stored = await fetch(`${stand.product.url}/api/admin/reports/${id}`, { headers });
  const { report } = (await stored.json()) as { report: { status: string; content: string } };
  expect(report.status).toBe('draft');
  expect(report.content).toContain(`Dit rapport voor ${company}`);
  await page.context().close();
});
