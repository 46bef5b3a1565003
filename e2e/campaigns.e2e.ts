import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { campaignAddress, campaignFigures, campaignNamed } from './support/campaigns.ts';
import { enterConsole } from './support/console.ts';
import { withDatabase } from './support/database.ts';
import { openMailbox, type Mailbox } from './support/mailbox.ts';
import type { Product } from './support/product.ts';
import { aReader, readersPassword, startWithReaders } from './support/readers.ts';

const fleet = [
  aReader('esmee', 'Esmee Golfslag', { profession: 'kapitein' }),
  aReader('klaas', 'Klaas Kielzog', { language: 'en' }),
  aReader('vera', 'Vera Volle-Bus'),
  aReader('gert', 'Gert Geweigerd'),
  aReader('tess', 'Tess Tussentijds'),
  aReader('nico', 'Nico Niets', { consent: 'none' }),
  aReader('piet', 'Piet Wacht', { consent: 'pending' }),
  aReader('ute', 'Ute Afgemeld', { subscribed: false }),
];
const letter = '<p>Beste {firstName|lezer}, als {profession|vriend} lees je hier verder.</p>';
const crowd = Array.from({ length: 12 }, (_, index) => aReader(`crowd${index}`, `Menigte ${index}`));

let mailbox: Mailbox;
let product: Product;
let token: string;
let context: BrowserContext;
let page: Page;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  mailbox = await openMailbox();
  mailbox.refuses = (address) =>
    address === 'gert@fleet.example'
      ? '550 5.1.1 no such user'
      : address === 'vera@fleet.example'
        ? '452 4.2.2 mailbox full'
        : null;
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'FNC <post@fnc.example>', MAIL_TO: 'advies@fnc.example' };
  ({ product, token } = await startWithReaders([...fleet, ...crowd], env));
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await product.stop();
  await mailbox.close();
});

const stored = (name: string) => campaignNamed(product.url, token, name);
const storedSubject = async () => (await stored('Najaarsbrief'))?.subject;
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Presses the button that sends at once, and the same words in the question that it asks. */
async function send(name: string) {
  await button(name).click();
  const question = page.getByRole('alertdialog', { name: `${name}?` });
  await question.getByRole('button', { name }).click();
}
const mailsTo = (id: string, subject: string) =>
  mailbox.received.filter(({ to, mail }) => to.includes(`${id}@fleet.example`) && mail.subject === subject);

async function choose(...names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: `Selecteer ${name}`, exact: true }).check();
}

async function write(name: string, subject: string) {
  await page.goto(`${product.url}/admin/email/campaigns/new`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Naam', exact: true }).fill(name);
  await dialog.getByRole('combobox', { name: /Sjabloon/ }).selectOption({ label: 'Najaarsmail (nl)' });
  await dialog.getByRole('textbox', { name: 'Onderwerp' }).fill(subject);
}

test('a template is written, and kept once, although an answer is lost', async () => {
  await enterConsole(page, `${product.url}/admin/email/templates/new`, readersPassword);
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Najaarsmail');
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Beste {firstName|lezer}');
  const content = page.getByRole('textbox', { name: 'Inhoud' });
  await content.click();
  await page.keyboard.insertText(letter);
  // The answer of the first save is lost, so it is saved again.
  await page.route('**/api/admin/templates', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button('Bewaar sjabloon').click();
  await expect(page.getByText(/Het sjabloon is niet opgeslagen/)).toBeVisible();
  await page.unroute('**/api/admin/templates');
  await button('Bewaar sjabloon').click();
  await expect(page).toHaveURL(/templates\/[\da-f-]{36}$/);
  await expect(page.getByText('3 sjablonen')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Najaarsmail');
  await expect(
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /Sjablonen/ }),
  ).toContainText('3');
});

test('a draft saves itself, gets its own address, and is there after a reload', async () => {
  await write('Najaarsbrief', 'Dag {firstName}, wat verandert er?');
  await expect(page.getByText(/^Concept bewaard \d\d:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(campaignAddress);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Najaarsbrief');
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Dag {firstName}, wat verandert er?');
  await expect(page.getByTitle(/Voorbeeld van/)).toBeVisible();
});

test('a sentence typed without a pause is there after a reload right behind it', async () => {
  const subject = page.getByRole('textbox', { name: 'Onderwerp' });
  const before = await subject.inputValue();
  // More than once, because a call that does not outlive its page sometimes arrives.
  for (const start of ['Dag', 'Hallo', 'Beste', 'Ahoi']) {
    const words = `${start} {firstName}, deze zin is in één keer getypt en nog niet bewaard`;
    await subject.fill('');
    await expect.poll(storedSubject).toBe('');
    await subject.pressSequentially(words, { delay: 15 });
    await page.reload();
    await expect.poll(storedSubject).toBe(words);
    await expect(subject).toHaveValue(words);
  }

  // Too long to be sent by a closed page, so the browser would ask.
  const mayClose = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await mayClose()).toBe(true);
  await page.route('**/api/admin/campaigns/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  const content = page.getByRole('textbox', { name: 'Inhoud' });
  // Until the editor has come a plain field stands here; what is typed there cannot be undone in the editor.
  await expect(content).toHaveAttribute('contenteditable', 'true');
  await content.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`<!-- ${'x'.repeat(30_000)} -->`);
  expect(await mayClose(), 'the page asks before it closes').toBe(false);
  await page.keyboard.press('ControlOrMeta+z');
  await page.unroute('**/api/admin/campaigns/*');
  await expect(content).toHaveText(letter);
  await subject.fill(before);
  await expect.poll(storedSubject).toBe(before);
});

test('who said no cannot be chosen; the tick and the reasons stand in the review; each gets what it should', async () => {
  await button('Kies ontvangers').click();
  for (const name of ['Piet Wacht', 'Ute Afgemeld']) {
    await expect(page.getByRole('checkbox', { name: `Selecteer ${name}` })).toBeDisabled();
  }
  await choose('Esmee Golfslag', 'Klaas Kielzog', 'Vera Volle-Bus', 'Gert Geweigerd', 'Tess Tussentijds', 'Nico Niets');
  await button('Controleer 5 ontvangers').click();
  await expect(page).toHaveURL(/step=review/);
  await expect(button('Verstuur naar 5 leads')).toBeVisible();
  await page.getByRole('checkbox', { name: /Stuur ook naar deze 1/ }).check();

  // The test mail goes only to the advisor.
  await page.getByRole('textbox', { name: 'Adres voor de test' }).fill('advies@fnc.example');
  await button('Stuur test').click();
  await expect(page.getByText(/Test verstuurd naar advies@fnc\.example/)).toBeVisible();
  const trial = await mailbox.mailTo('advies@fnc.example');
  expect(trial.mail.subject).toMatch(/^\[Test\] Dag [A-Z][a-z]+, wat verandert er\?$/);

  // One lead unsubscribes while the advisor reviews: the server decides who gets the mail.
  await withDatabase(product.dataDir, async ({ query }) => {
    await query
      .updateTable('lead')
      .set({ unsubscribed_at: '2026-11-20T13:10:00.000Z' })
      .where('id', '=', 'tess')
      .execute();
  });
  await send('Verstuur naar 6 leads');
  await expect(page.getByText('Campaign verzonden naar 5 leads!')).toBeVisible();
  await expect(page.getByText('1 gekozen lead krijgt de mail niet. Het resultaat zegt waarom.')).toBeVisible();
  await expect(page).toHaveURL(/result=[\da-f-]{36}/);
  await page.getByRole('region', { name: 'Meldingen' }).getByRole('button', { name: /Sluit/ }).click();
  expect((await stored('Najaarsbrief'))?.consentTick).toMatchObject({ by: 'admin', leads: 1 });
  for (const [id, first] of [
    ['esmee', 'Esmee'],
    ['klaas', 'Klaas'],
    ['nico', 'Nico'],
  ] as const) {
    const { mail } = await mailbox.mailTo(`${id}@fleet.example`);
    expect(mail.subject).toBe(`Dag ${first}, wat verandert er?`);
  }
  expect(mailsTo('esmee', 'Dag Esmee, wat verandert er?')[0]?.mail.text).toContain('als Kapitein lees je');
  for (const id of ['tess', 'piet', 'ute'])
    expect(mailbox.received.some(({ to }) => to[0]?.startsWith(id))).toBe(false);
});

test('the drawer tells what became of each, and only what is worth it is tried again', async () => {
  const drawer = page.getByRole('dialog', { name: 'Najaarsbrief' });
  // A refused lead is listed among the others, with the reason.
  await expect(drawer.getByRole('row', { name: /Tess Tussentijds/ })).toContainText('Afgemeld');
  await expect(drawer.getByText(/Dit adres bestaat niet/)).toBeVisible();
  // Moves the retries three days back instead of waiting.
  await withDatabase(product.dataDir, async ({ query }) => {
    await query
      .updateTable('outbox')
      .set({ status: 'failed' })
      .where('recipient', '=', 'vera@fleet.example')
      .where('status', '=', 'queued')
      .execute();
  });
  await expect(button('Probeer 1 mail opnieuw')).toBeVisible();
  await expect(drawer.getByText('Voltooid')).toBeVisible();
  mailbox.refuses = () => null;
  await button('Probeer 1 mail opnieuw').click();
  await mailbox.mailTo('vera@fleet.example');
  await expect(button(/mails? opnieuw/)).toHaveCount(0);
  expect(mailbox.received.some(({ to }) => to[0]?.startsWith('gert'))).toBe(false);
  const exporting = page.waitForEvent('download');
  await button('Exporteer CSV').click();
  expect((await exporting).suggestedFilename()).toMatch(/^fnc-campaign-Najaarsbrief-\d{4}-\d\d-\d\d\.csv$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/email\/campaigns$/);
});

test('the counts above the mails of a campaign are of the same moment as the list', async () => {
  const other = await context.newPage();
  let isFirst = true;
  await other.route('**/api/admin/campaigns/figures*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { campaigns: { failed: number; sent: number }[] };
    // Older counts. Nothing is on its way in them, so they are not asked for again after some seconds.
    if (isFirst) for (const one of body.campaigns) Object.assign(one, { failed: one.sent + one.failed, sent: 0 });
    isFirst = false;
    await route.fulfill({ response: answer, json: body });
  });
  await other.goto(`${product.url}/admin/email/campaigns`);
  await expect(other.getByText('5 mislukt')).toBeVisible();
  await other.getByRole('link', { name: 'Najaarsbrief', exact: true }).click();
  const drawer = other.getByRole('dialog', { name: 'Najaarsbrief' });
  await expect(drawer.getByRole('row', { name: /Esmee Golfslag/ })).toContainText('Verstuurd');
  await expect(drawer.getByRole('tab', { name: /^Mislukt/ })).toHaveText(/1$/);
  await other.close();
});

test('planned, nothing leaves; unscheduled it is a draft again, also for the server', async () => {
  await write('Decemberbrief', 'December');
  await page.getByRole('radio', { name: 'Op een tijdstip' }).check();
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Dag en tijd').fill(`${nextMonth}T09:00`);
  await button('Kies ontvangers').click();
  await choose('Esmee Golfslag', 'Klaas Kielzog');
  await button('Controleer 2 ontvangers').click();
  await button('Plan in voor 2 leads').click();
  await expect(page.getByText(/^Gepland voor .*: 2 leads$/)).toBeVisible();
  const { id = '' } = (await stored('Decemberbrief')) ?? {};
  expect(await campaignFigures(product.url, token, id)).toMatchObject({ queued: 2, sent: 0 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Decemberbrief/ })).toContainText('Gepland');

  await page.getByRole('link', { name: 'Bewerk Decemberbrief' }).click();
  await button('Trek de planning in').click();
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('December');
  expect(await campaignFigures(product.url, token, id)).toMatchObject({ queued: 0, cancelled: 2 });
  expect(await stored('Decemberbrief')).toMatchObject({ status: 'draft', recipients: ['esmee', 'klaas'] });
  expect(mailsTo('esmee', 'December')).toEqual([]);
});

test('a tab that is closed before it hears the answer: everybody gets it, and nobody twice', async () => {
  await write('Menigte', 'Voor allen');
  await button('Kies ontvangers').click();
  await choose(...crowd.map(({ name }) => name));
  await button('Controleer 12 ontvangers').click();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/admin/campaigns/*/send', async (route) => {
    // The server handles the request, but this tab never gets the response.
    await route.fetch();
    asked.resolve();
  });
  await send('Verstuur naar 12 leads');
  await expect(button('Versturen...')).toBeVisible();
  await asked.promise;
  const { id = '' } = (await stored('Menigte')) ?? {};
  await page.close();

  page = await context.newPage();
  await page.goto(`${product.url}/admin/email/campaigns?result=${id}`);
  const drawer = page.getByRole('dialog', { name: 'Menigte' });
  await expect(drawer.getByText('Voltooid')).toBeVisible({ timeout: 30_000 });
  await expect(drawer.getByText(/nog niet gekregen/)).toHaveCount(0);
  expect(await campaignFigures(product.url, token, id)).toMatchObject({ queued: 0, sent: crowd.length });
  expect(crowd.map((lead) => mailsTo(lead.id, 'Voor allen').length)).toEqual(crowd.map(() => 1));
  await page.goto(`${product.url}/admin/email/campaigns/${id}`);
  await expect(page.getByText(/verandert niet meer/)).toBeVisible();
});

test('the lead shows its mail', async () => {
  await page.goto(`${product.url}/admin/leads/esmee`);
  await expect(page.getByText(/Mail van een campagne/).first()).toBeVisible();
  await expect(page.getByText('Campagne “Najaarsbrief”')).toBeVisible();
});
