import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy, extractText } from 'unpdf';
import { startAiServer, type AiServer } from '../apps/server/src/testing/aiServer.ts';
import { changePassword, signIn, signUp } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';

const first = 'a first password';
const password = 'a second password';
const key = 'sk-e2e';
const email = 'bram@kompas.example';
const company = 'Kompas Maritiem Advies';

/** As saved by Dutch Excel: Windows-1252, semicolons, CRLF, no BOM, a line break inside a cell. */
const csv = Buffer.from(
  [
    'Rubriek;Vraag;Soort;Verplicht;Keuzes',
    'Persoon;Waar ben je ingeschreven?;text;ja;',
    'Dagen en reizen;Hoeveel nachten sliep je in 2025 in Nederland?;number;ja;',
    'Inkomen;Wanneer eindigt je boekjaar?;date;ja;',
    'Inkomen;Keer je dividend uit?;radio;ja;Ja, elk jaar|Soms|Nee',
    'Inkomen;"Toelichting op\nje financi\u00EBle situatie";textarea;nee;',
    'Inkomen;Omschrijf je diensten;tekstvak;nee;',
  ].join('\r\n'),
  'latin1',
);

let ai: AiServer;
let product: Product;
test.beforeAll(async () => {
  ai = await startAiServer({ key });
  product = await startProduct({ env: { ADMIN_PASSWORD: first, AI_BASE_URL: ai.url, AI_API_KEY: key } });
  await signUp(product.url, email);
  const token = await signIn(product.url, 'admin', first);
  await changePassword(product.url, token, first, password);
});
test.afterAll(async () => {
  await product.stop();
  await ai.close();
});

async function enter(page: Page, path: string) {
  await page.goto(`${product.url}/admin${path}`);
  await page.getByLabel('Gebruikersnaam').fill('admin');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function makeClient(page: Page) {
  await enter(page, '/leads');
  await page.getByRole('link', { name: 'Test Kapitein' }).first().click();
  await page.getByRole('link', { name: 'Maak klant' }).first().click();
  await expect(page.getByLabel('Contactpersoon')).toHaveValue('Test Kapitein');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByLabel('Bedrijfsnaam').fill(company);
  await page.getByRole('button', { name: 'Voeg klant toe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

async function importQuestions(page: Page) {
  await page.getByRole('tab', { name: /Vragenlijsten/ }).click();
  await page.getByRole('link', { name: 'Importeer vragen' }).first().click();
  await page.locator('input[type="file"]').setInputFiles({ name: 'vragen.csv', mimeType: 'text/csv', buffer: csv });
  await expect(page.getByText(/6 rijen.*puntkomma.*Windows-1252/)).toBeVisible();
  await expect(page.getByText('Type “tekstvak” is onbekend en wordt “Tekst”')).toBeVisible();
  await page.getByRole('button', { name: 'Importeer 6 vragen' }).click();
  await page.getByRole('link', { name: 'Naar de vragenlijst' }).click();
}

async function fillIn(page: Page) {
  await page.getByLabel(/Waar ben je ingeschreven/).fill('Limassol');
  await page
    .getByRole('link', { name: /Dagen en reizen/ })
    .first()
    .click();
  await page.getByLabel(/Hoeveel nachten sliep je/).fill('182');
  await page
    .getByRole('link', { name: /Inkomen/ })
    .first()
    .click();
  await page.getByLabel(/Wanneer eindigt je boekjaar/).fill('31-02-2026');
  await page.getByLabel(/Omschrijf je diensten/).fill('Loodsdiensten');
  await expect(page.getByText(/Vul een bestaande dag, maand en jaar in/)).toBeVisible();
  await page.getByLabel(/Wanneer eindigt je boekjaar/).fill('31-12-2026');
  await page.getByRole('radio', { name: 'Soms' }).check();
  await expect(page.getByText('5 van 6').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/Omschrijf je diensten/)).toHaveValue('Loodsdiensten');
}

async function writeReport(page: Page) {
  await page.getByRole('link', { name: 'Maak rapport' }).first().click();
  await expect(page.getByText('De server heeft geen key')).toHaveCount(0);
  await page.getByRole('button', { name: 'Genereer rapport' }).click();
  await expect(page.getByRole('button', { name: 'Download .md' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const sent = ai.received.at(-1)?.body;
  expect(sent).toMatchObject({ model: 'gpt-4', temperature: 0.7, max_tokens: 4000, stream: true });
  const prompt = sent?.messages.map(({ content }) => content).join('\n') ?? '';
  expect(prompt).toContain('Loodsdiensten');
  expect(prompt).not.toContain('Toelichting op');
}

async function editReport(page: Page) {
  await page.getByRole('button', { name: 'Bewerk', exact: true }).click();
  await page.getByLabel('Titel').fill('Haalbaarheid voor Kompas');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haalbaarheid voor Kompas' })).toBeVisible();
}

async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  return text;
}

/** The copy of their data that a person may ask for: the same from the page of the lead and of the client. */
async function exportPerson(page: Page, from: 'leads' | 'clients', name: string): Promise<unknown> {
  await page.goto(`${product.url}/admin/${from}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Meer acties', exact: true }).click();
  const exporting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Exporteer persoonsgegevens' }).click();
  const file = await exporting;
  expect(file.suggestedFilename()).toMatch(/^fnc-person-\d{4}-\d{2}-\d{2}\.json$/);
  const { exportedAt: _at, ...data }: Record<string, unknown> = JSON.parse(
    (await readFile(await file.path())).toString(),
  );
  return data;
}

async function exportClearImport(page: Page) {
  await page.goto(`${product.url}/admin/dashboard`);
  await expect(page.getByText(/^Daarin: 1 klant, .* en 1 lead\.$/)).toBeVisible();
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: /Exporteer alles/ }).click();
  const bundle = await exporting;
  expect(bundle.suggestedFilename()).toMatch(/^fnc-export-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await bundle.path());
  const content: unknown = JSON.parse(text.toString());
  expect(content).toMatchObject({
    version: '4.0',
    clients: [{ name: company }],
    serverLeads: [{ name: 'Test Kapitein', status: 'converted' }],
  });
  expect(JSON.stringify(content)).not.toContain(key);

  await page.getByRole('button', { name: /Wis de database/ }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('wissen');
  await dialog.getByRole('button', { name: /^Wis \d+ record/ }).click();
  await expect(dialog).toBeHidden();
  // The figures waited for the dialog, and would be fetched again by themselves only within a minute.
  await expect(page.getByText('over 0 klanten')).toBeVisible();
  await page.goto(`${product.url}/admin/clients`);
  await expect(page.getByText('Nog geen klanten')).toBeVisible();

  await page.goto(`${product.url}/admin/dashboard`);
  await page.getByRole('button', { name: /Importeer export/ }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: bundle.suggestedFilename(),
    mimeType: 'application/json',
    buffer: text,
  });
  await expect(page.getByText('1 lead in dit bestand wordt niet geïmporteerd.')).toBeVisible();
  await page.getByRole('button', { name: /^Importeer \d+ record/ }).click();
  // Leaving before this message would close the page during the import.
  await expect(page.getByText(/^\d+ records? geïmporteerd/).first()).toBeVisible();
  await expect(page.getByText('over 1 klant', { exact: true })).toBeVisible();
}

test('a lead becomes a client, is asked and answered, gets a report, and all of it comes back from an export', async ({
  page,
}) => {
  await makeClient(page);
  await importQuestions(page);
  await fillIn(page);
  await writeReport(page);
  await editReport(page);
  const reportUrl = page.url();
  const paper = await printed(page);
  expect(paper).toContain('Haalbaarheid voor Kompas');
  expect(paper).toContain(company);
  expect(paper).toContain('geen belastingadvies');

  const ofPerson = await exportPerson(page, 'leads', 'Test Kapitein');
  expect(ofPerson).toMatchObject({
    lead: { lead: { name: 'Test Kapitein', status: 'converted' } },
    clients: [
      { name: company, reports: [{ name: 'Haalbaarheid voor Kompas', content: expect.stringContaining('#') }] },
    ],
  });
  expect(JSON.stringify(ofPerson)).toContain('"answer":"Loodsdiensten"');
  expect(await exportPerson(page, 'clients', company)).toEqual(ofPerson);

  await exportClearImport(page);
  await page.goto(`${product.url}/admin/clients`);
  await page.getByRole('link', { name: company }).first().click();
  await expect(page.getByRole('tab', { name: /Vragenlijsten/ })).toContainText('5 van 6');
  await page.goto(reportUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Haalbaarheid voor Kompas' })).toBeVisible();

  await page.goto(`${product.url}/admin/leads`);
  await expect(page.getByRole('row', { name: /Test Kapitein/ })).toContainText('Klant geworden');
  await page.getByRole('link', { name: 'Test Kapitein' }).first().click();
  await page.getByRole('link', { name: 'Wie wijzigde wat bij deze lead' }).click();
  await expect(page).toHaveURL(/\/admin\/changes\?lead=/);
  await expect(page.getByText(/^Alleen wijzigingen van Test Kapitein/)).toBeVisible();
  await expect(page.getByText('Klant toegevoegd')).toHaveCount(0);
  await page.getByRole('link', { name: 'Toon die van alles' }).click();
  await expect(page.getByText('Klant toegevoegd').first()).toBeVisible();
});

test('a session that ends in the middle of typing loses no word', async ({ page }) => {
  await enter(page, '/clients/new');
  await page.getByLabel('Bedrijfsnaam').fill('Zeekaart Consult');
  const token = await page.evaluate(() => localStorage.getItem('fnc_admin_token'));
  await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  // The first API call notices the ended session; the palette makes one.
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Zeekaart Consult');
});

test('the palette finds a lead on the server and goes there by keyboard alone', async ({ page }) => {
  await enter(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Zoek of ga naar' }).fill('kapitein');
  await expect(page.getByRole('option', { name: /Test Kapitein/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Test Kapitein' })).toBeVisible();
});

/** Kilobytes of JavaScript, gzipped as the server would send it to a browser without Brotli. */
async function scriptWeight(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      fetch(response.url(), { headers: { 'accept-encoding': 'gzip' } }).then(async (sent) => {
        await sent.arrayBuffer();
        return Number(sent.headers.get('content-length'));
      }),
    );
  });
  // The stream of changes never ends, so the network would never be idle.
  await page.route('**/api/admin/changes*', (route) => route.abort());
  await page.goto(`${product.url}/admin${path}`);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

test('the sign-in loads at most 178.7 kB of JavaScript, and the first screen behind it at most 219.1', async ({
  page,
  context,
}) => {
  const token = await signIn(product.url, 'admin', password);
  expect(await scriptWeight(page, '/login')).toBeLessThanOrEqual(178.7);
  await page.evaluate((value) => localStorage.setItem('fnc_admin_token', value), token);
  await page.close();
  for (const [path, most] of [
    ['/dashboard', 217.4],
    ['/leads', 219.1],
    ['/clients', 217.2],
  ] as const) {
    const screen = await context.newPage();
    const weight = await scriptWeight(screen, path);
    expect(weight, path).toBeLessThanOrEqual(most);
    expect(weight, path).toBeGreaterThan(100);
    await screen.close();
  }
});

test('the page behind the sign-in is fetched while the server looks at the password', async ({ page }) => {
  const fetched = page.waitForRequest(/DashboardPage-/);
  await page.route('**/api/auth/login', async (route) => {
    await fetched;
    await route.continue();
  });
  await enter(page, '/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();
});
