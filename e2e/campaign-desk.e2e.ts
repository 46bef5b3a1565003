import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { campaignAddress, campaignNamed, campaignsOn } from './support/campaigns.ts';
import { enterConsole } from './support/console.ts';
import { openMailbox, type Mailbox } from './support/mailbox.ts';
import type { Product } from './support/product.ts';
import { aReader, readersPassword, startWithReaders } from './support/readers.ts';

let mailbox: Mailbox;
let product: Product;
let token: string;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  mailbox = await openMailbox();
  ({ product, token } = await startWithReaders([aReader('esmee', 'Esmee Golfslag')], { SMTP_URL: mailbox.url }));
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  await enterConsole(page, `${product.url}/admin/email/campaigns`, readersPassword);
  await expect(page.getByText('Nog geen campagnes')).toBeVisible();
});
test.afterAll(async () => {
  await context.close();
  await product.stop();
  await mailbox.close();
});

const stored = (name: string) => campaignNamed(product.url, token, name);
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function write(name: string) {
  await page.goto(`${product.url}/admin/email/campaigns/new`);
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Onderwerp');
  await expect(page.getByText(/^Concept bewaard/)).toBeVisible();
  await expect(page).toHaveURL(campaignAddress);
}

test('two windows: what the other wrote follows, and the same field asks', async () => {
  await write('Twee vensters');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Naam', exact: true }).fill('Van het andere');
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Van het andere');
  // Holds this window's change back until the other window's change is stored.
  const storedThere = Promise.withResolvers<void>();
  await page.route('**/api/admin/campaigns/*', async (route) => {
    if (route.request().method() === 'PATCH') await storedThere.promise;
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Hier');
  await other.getByRole('textbox', { name: 'Onderwerp' }).fill('Daar');
  await other.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(other.getByText('Campaign opgeslagen als draft!')).toBeVisible();
  storedThere.resolve();
  await expect(page.getByText(/in een ander venster ook gewijzigd\. Welke versie bewaar je\?/)).toBeVisible();
  await button('Die van dit venster').click();
  await expect.poll(async () => (await stored('Van het andere'))?.subject).toBe('Hier');
  await other.close();
});

test('sent in the other window, what was just typed here can become a campaign of its own', async () => {
  await write('Verstuurd daar');
  const { id = '' } = (await stored('Verstuurd daar')) ?? {};
  await page.route('**/api/admin/campaigns/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Net getypt');
  await expect(page.getByText('Concept niet bewaard')).toBeVisible();
  const there = campaignsOn(product.url, token);
  await there.update(id, { content: '<p>Dag</p>', recipients: ['esmee'] });
  expect(await there.send(id, { key: 'there', sendAt: null, tick: false })).toMatchObject({ accepted: 1 });

  await expect(page.getByText(/in een ander venster verstuurd of gepland/)).toBeVisible();
  await page.unroute('**/api/admin/campaigns/*');
  await button('Bewaar als nieuwe campagne').click();
  await expect(page.getByText(/^Concept bewaard/)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Net getypt');
  const both = (await there.list()).filter(({ name }) => name === 'Verstuurd daar');
  expect(both).toMatchObject([
    { id, status: 'sent', subject: 'Onderwerp' },
    { status: 'draft', subject: 'Net getypt' },
  ]);
});

test('a copy, and a delete that really deletes and can be undone', async () => {
  await write('Najaarsbrief');
  await page.goto(`${product.url}/admin/email/campaigns`);
  await button('Dupliceer Najaarsbrief').click();
  await expect(page.getByText('Najaarsbrief (Copy) gemaakt')).toBeVisible();
  expect(await stored('Najaarsbrief (Copy)')).toMatchObject({ status: 'draft' });
  await button('Verwijder Najaarsbrief (Copy)').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder campagne' }).click();
  await expect(page.getByText('Najaarsbrief (Copy) verwijderd')).toBeVisible();
  expect(await stored('Najaarsbrief (Copy)')).toBeNull();
  await button('Maak ongedaan').click();
  await expect(page.getByRole('row', { name: /Najaarsbrief \(Copy\)/ })).toBeVisible();
  expect(await stored('Najaarsbrief (Copy)')).toMatchObject({ status: 'draft' });
});

test('the proof of a consent stands at the lead, from the box to the click', async () => {
  const signUp = {
    name: 'Wilma Wens',
    email: 'wilma@fleet.example',
    profession: 'kapitein',
    source: 'general',
    leadMagnet: 'cyprus-ebook',
    page: '/cyprus-gids',
    language: 'nl',
    newsletter: true,
  };
  const answer = await fetch(`${product.url}/api/fnc-subscribe`, {
    method: 'POST',
    body: JSON.stringify(signUp),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  await page.goto(`${product.url}/admin/leads?search=wilma`);
  await page.getByRole('link', { name: 'Wilma Wens' }).first().click();
  await expect(page.getByText(/Wacht op bevestiging sinds/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Wat er is vastgelegd' })).toContainText('Stuur mij ook de nieuwsbrief.');
  await button('Stuur bevestiging opnieuw').click();
  await expect(page.getByText('Bevestiging opnieuw verstuurd')).toBeVisible();
  const mails = () => mailbox.received.filter(({ to }) => to.includes(signUp.email));
  await expect.poll(() => mails().length).toBe(2);
  const exporting = page.waitForEvent('download');
  await button('Exporteer bewijs').click();
  expect((await exporting).suggestedFilename()).toMatch(/^fnc-consent-\d{4}-\d\d-\d\d\.csv$/);

  const [, confirmation] = /\/bevestigen\?t=(\S+)/.exec(mails().at(-1)?.mail.text ?? '') ?? [];
  await page.goto(`${product.url}/bevestigen?t=${confirmation}`);
  await button('Ja, stuur me de nieuwsbrief').click();
  await expect(page.getByText('Welkom bij de nieuwsbrief')).toBeVisible();
  await page.goto(`${product.url}/admin/leads?search=wilma`);
  await page.getByRole('link', { name: 'Wilma Wens' }).first().click();
  await expect(page.getByText('Bevestigd vandaag')).toBeVisible();
});
