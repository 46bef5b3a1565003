import { bundleVersion } from '@fnc/domain';
import { aCampaign } from '@fnc/domain/testing';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { campaignAddress, fileOn, sendCampaign } from './support/campaigns.ts';
import { enterConsole } from './support/console.ts';
import { layoutFaults } from './support/layout.ts';
import { openMailbox, type Mailbox } from './support/mailbox.ts';
import type { Product } from './support/product.ts';
import { aReader, readersPassword, startWithReaders } from './support/readers.ts';
import { expectAccessible } from './support/sitePages.ts';

const fleet = [
  aReader('esmee', 'Esmee Golfslag', { profession: 'kapitein' }),
  aReader('klaas', 'Klaas Kielzog', { language: 'en' }),
  aReader('gert', 'Gert Geweigerd'),
  aReader('nico', 'Nico Niets', { consent: 'none' }),
  aReader('piet', 'Piet Wacht', { consent: 'pending' }),
  aReader('ute', 'Ute Afgemeld', { subscribed: false }),
];
const sentCampaign = aCampaign({
  id: '1763600000001',
  name: 'Najaarsbrief kapiteins',
  subject: 'Wat verandert er in 2027?',
  recipients: ['esmee', 'klaas', 'gert'],
  status: 'sent',
  sentAt: '2026-11-20T13:05:00.000Z',
});

let mailbox: Mailbox;
let product: Product;
let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
/** Name and address of every screen of the console. */
let screens: readonly (readonly [string, string])[] = [];

interface Stored {
  readonly id: string;
  readonly reports?: readonly { readonly id: string }[];
}

/** Sample data on the server, and a draft. */
async function fill(browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'nl-NL' });
  await enterConsole(page, `${product.url}/admin/dashboard`, readersPassword);
  await page.getByRole('button', { name: 'Maak testgegevens' }).click();
  await expect(page.getByText(/^Testgegevens gemaakt/)).toBeVisible();
  await page.goto(`${product.url}/admin/email/campaigns/new`);
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Uitnodiging voor de intake');
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Dag {firstName}, {functie}');
  await expect(page).toHaveURL(campaignAddress);
  const draft = new URL(page.url()).pathname;
  const token = await page.evaluate(() => localStorage.getItem('fnc_admin_token'));
  const file = await fetch(`${product.url}/api/admin/file`, { headers: { authorization: `Bearer ${token}` } });
  const { lists } = (await file.json()) as { lists: { clients: Stored[] } };
  const withReports = lists.clients.find(({ reports = [] }) => reports.length > 0);
  const client = `/admin/clients/${withReports?.id ?? ''}`;
  screens = [
    ['dashboard', '/admin/dashboard'],
    ['leads', '/admin/leads'],
    ['lead', '/admin/leads/nico'],
    ['clients', '/admin/clients'],
    ['new client', '/admin/clients/new?lead=esmee'],
    ['client', client],
    ['reports of a client', `${client}?tab=reports`],
    ['questionnaire', `${client}?tab=questionnaires`],
    ['client edited', `${client}/edit`],
    ['questions', '/admin/questions'],
    ['import of questions', '/admin/questions/import'],
    ['new report', '/admin/reports/new'],
    ['report', `/admin/reports/${withReports?.reports?.[0]?.id ?? ''}`],
    ['campaigns', '/admin/email/campaigns'],
    ['campaign composed', draft],
    ['campaign recipients', `${draft}?step=recipients`],
    ['campaign review', `${draft}?step=review`],
    ['campaign result', `/admin/email/campaigns?result=${sentCampaign.id}`],
    ['templates', '/admin/email/templates'],
    ['template', '/admin/email/templates/welcome-nl'],
    ['new template', '/admin/email/templates/new'],
    ['changes', '/admin/changes'],
    ['account', '/admin/account'],
    ['unknown page', '/admin/nowhere'],
  ];
  state = await page.context().storageState();
  await page.close();
}

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  mailbox = await openMailbox();
  mailbox.refuses = (address) => (address === 'gert@fleet.example' ? '550 5.1.1 no such user' : null);
  const started = await startWithReaders(fleet, { SMTP_URL: mailbox.url, MAIL_FROM: 'FNC <post@fnc.example>' });
  product = started.product;
  const leads = fleet.filter(({ id }) => sentCampaign.recipients.includes(id));
  await fileOn(product.url, started.token).import({ emailCampaigns: [sentCampaign], version: bundleVersion });
  await sendCampaign({ url: product.url, token: started.token, campaignId: sentCampaign.id, leads });
  await fill(browser);
});
test.afterAll(async () => {
  await product.stop();
  await mailbox.close();
});

for (const { language, colorScheme, width } of [
  { language: 'nl', colorScheme: 'light', width: 1440 },
  { language: 'nl', colorScheme: 'dark', width: 360 },
  { language: 'en', colorScheme: 'dark', width: 1440 },
  { language: 'en', colorScheme: 'light', width: 768 },
] as const) {
  const look = `${language}, ${colorScheme}, ${width} px`;

  test(`no screen of the console has a violation or cuts a word (${look})`, async ({ browser }, testInfo) => {
    testInfo.setTimeout(240_000);
    const options = {
      colorScheme,
      locale: language,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    } as const;
    const context = await browser.newContext({ ...options, storageState: state });
    // The stream of changes never ends, so the network would never be idle.
    await context.route('**/api/admin/changes*', (route) => route.abort());
    const outside = await browser.newContext(options);
    const visits = [
      { page: await outside.newPage(), of: [['sign-in', '/admin/login'] as const] },
      { page: await context.newPage(), of: screens },
    ].flatMap(({ page, of }) => of.map(([name, address]) => ({ page, name, address })));
    for (const { page, name, address } of visits) {
      await page.goto(product.url + address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // Waits for the fonts instead of an idle network, which the stream of changes prevents.
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      // For a person to look at.
      await page.screenshot({ path: testInfo.outputPath(`${name.replaceAll(' ', '-')}.png`) });
      expect.soft(await layoutFaults(page, { mayShorten: true }), `${name} (${look})`).toEqual([]);
      await expectAccessible(page, `${name} (${look})`);
    }
    await outside.close();
    await context.close();
  });
}
