import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { openMailbox } from './support/mailbox.ts';
import { startProduct } from './support/product.ts';

const visitor = { name: 'Esmee Golfslag', email: 'esmee@golfslag.example' };
const password = 'een lang en eigen wachtwoord';

/** Collects requests to other origins: no page may load anything from a third party. */
function watchOrigins(page: Page, origin: string): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) elsewhere.push(url);
  });
  return elsewhere;
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function askForTheGuide(page: Page, url: string) {
  await page.goto(`${url}/cyprus-gids`);
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan' }).first();
  await form.getByLabel('Naam').fill(visitor.name);
  await form.getByLabel('E-mailadres').fill(visitor.email);
  await form.getByLabel('Functie').selectOption({ label: 'Kapitein' });
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await expect(
    page.getByText('Bedankt! Je download start automatisch. Check ook je email voor extra tips.'),
  ).toBeVisible();
  return (await downloading).path();
}

async function pageCount(pdf: Uint8Array): Promise<number> {
  return (await getDocumentProxy(pdf)).numPages;
}

async function signIn(page: Page, url: string, secret: string) {
  await page.goto(`${url}/admin/leads`);
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await page.getByLabel('Gebruikersnaam').fill('admin');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a visitor asks for the guide on a phone, the advisor answers, and a kill loses nothing', async ({ browser }) => {
  const mailbox = await openMailbox();
  const product = await startProduct({ env: { SMTP_URL: mailbox.url, MAIL_FROM: 'FNC <gids@fnc.example>' } });

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const elsewhere = watchOrigins(phone, product.url);
  const errors = watchErrors(phone);
  const file = await askForTheGuide(phone, product.url);
  expect(await pageCount(new Uint8Array(await readFile(file)))).toBe(13);
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);

  const { mail } = await mailbox.mailTo(visitor.email);
  expect(mail.from?.address).toBe('gids@fnc.example');
  const link = `${product.url}/guide/cyprus-gids.pdf`;
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link);
  expect(mail.text).toContain('Esmee');
  const linked = await fetch(link);
  expect(linked.headers.get('content-type')).toContain('application/pdf');
  expect(await pageCount(new Uint8Array(await linked.arrayBuffer()))).toBe(13);

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const deskElsewhere = watchOrigins(desk, product.url);
  await signIn(desk, product.url, product.oneTimePassword());
  await expect(desk.getByRole('heading', { name: 'Kies een nieuw wachtwoord' })).toBeVisible();
  await desk.getByLabel('Eenmalig wachtwoord').fill(product.oneTimePassword());
  await desk.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await desk.getByLabel('Nieuw wachtwoord, nog een keer').fill(password);
  await desk.getByRole('button', { name: 'Bewaar en ga verder' }).click();

  await desk
    .getByRole('link', { name: /^Leads/ })
    .first()
    .click();
  const row = desk.getByRole('row', { name: new RegExp(visitor.name) });
  await expect(row).toContainText('Kapitein');
  await row.getByRole('button', { name: /Status van/ }).click();
  await desk.getByRole('menuitemradio', { name: /Benaderd/ }).click();
  await expect(row).toContainText('Benaderd');

  const exporting = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Exporteer CSV' }).click();
  const csv = await exporting;
  expect(csv.suggestedFilename()).toMatch(/^fnc-leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFName;Email;Profession;Phone;Source;Status;Date');
  expect(lines[1]).toMatch(/^Esmee Golfslag;esmee@golfslag\.example;Kapitein;/);

  await row.getByRole('link', { name: visitor.name }).click();
  await expect(desk.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible();
  await expect(desk.getByText('Vroeg de gids aan')).toBeVisible();
  expect(deskElsewhere).toEqual([]);

  await product.kill();
  const again = await startProduct({ dataDir: product.dataDir, env: { SMTP_URL: mailbox.url } });
  const later = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(later, again.url, password);
  const kept = later.getByRole('row', { name: new RegExp(visitor.name) });
  await expect(kept).toContainText('Benaderd');
  await again.stop();
  await mailbox.close();
});
