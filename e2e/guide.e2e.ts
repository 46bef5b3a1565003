import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { landing as landingEn } from '../packages/ui/src/locales/en/landing.ts';
import { landing as landingNl } from '../packages/ui/src/locales/nl/landing.ts';
import { allLeads, changePassword, signIn } from './support/api.ts';
import { openMailbox, type Mailbox } from './support/mailbox.ts';
import { startProduct, type Product } from './support/product.ts';
import { browserLocale, landingPages, said, siteLanguages, type SiteLanguage } from './support/sitePages.ts';

const env = { ADMIN_PASSWORD: 'a first password', FORM_REQUESTS_PER_MINUTE: '100000' };

let mailbox: Mailbox;
let product: Product;
let token: string;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  product = await startProduct({ env: { ...env, SMTP_URL: mailbox.url, MAIL_FROM: 'FNC <gids@fnc.example>' } });
  const first = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, first, env.ADMIN_PASSWORD, 'a second password');
  token = await signIn(product.url, 'admin', 'a second password');
});
test.afterAll(async () => {
  await product.stop();
  await mailbox.close();
});

/** The full form at the top of a landing page. */
const formOn = (page: Page, language: SiteLanguage): Locator =>
  page.getByRole('form', { name: said[language].guideForm, exact: true });

async function fillIn(form: Locator, language: SiteLanguage, email: string): Promise<void> {
  const words = said[language];
  await form.getByLabel(words.name).fill('Esmee Golfslag');
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.profession).selectOption({ label: words.captain });
}

const leadOf = async (email: string) =>
  (await allLeads(product.url, token)).find((each) => each.email === email) ?? `no lead ${email}`;

const variants = { nl: landingNl.variants, en: landingEn.variants };

/** One address per variant and language, with the title of the page and the source that is stored. */
const landings = siteLanguages.flatMap((language) =>
  landingPages.map(
    ({ path, source }) => [path[language], language, source, variants[language][source].headline] as const,
  ),
);

for (const [address, language, source, title] of landings) {
  const words = said[language];

  test(`${address}: the guide downloads and is mailed, and the advisor sees where the lead came from`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: browserLocale[language] });
    const page = await context.newPage();
    await page.goto(product.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: words.menu })).toHaveCount(0);

    const email = `esmee.${source}.${language}@golfslag.example`;
    const form = formOn(page, language);
    await fillIn(form, language, email);
    const downloading = page.waitForEvent('download');
    await form.getByRole('button', { name: words.requestGuide }).click();
    await expect(page.getByText(words.guideRequested)).toBeVisible();
    const file = await downloading;
    const guide = language === 'nl' ? 'cyprus-gids.pdf' : 'cyprus-guide.pdf';
    expect(file.suggestedFilename()).toBe(guide);
    expect((await getDocumentProxy(new Uint8Array(await readFile(await file.path())))).numPages).toBe(13);

    await expect(page.locator(`a[href$="/guide/${guide}"]`)).toBeVisible();
    expect(await leadOf(email)).toMatchObject({ source, page: address, profession: 'kapitein', status: 'new' });
    const { mail } = await mailbox.mailTo(email);
    expect(mail.text).toContain(`${product.url}/guide/${guide}`);

    const kept = await page.evaluate(() => localStorage.getItem('conversions') ?? '');
    expect(JSON.parse(kept)).toMatchObject([{ type: 'guide_requested', source, page: address, language }]);
    await context.close();
  });
}

test('the compact form at the end asks for the same guide', async ({ page }) => {
  await page.goto(`${product.url}/linkedin`);
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan, onderaan de pagina' });
  await fillIn(form, 'nl', 'onderaan@golfslag.example');
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await downloading;
  expect(await leadOf('onderaan@golfslag.example')).toMatchObject({ source: 'linkedin', page: '/linkedin' });
});

/** Whether the app has hydrated the prerendered element. */
const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

test('what is typed while the scripts are still on their way stays in the form', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/facebook`, { waitUntil: 'commit' });
  const form = formOn(page, 'nl');
  await fillIn(form, 'nl', 'vroeg@golfslag.example');
  await form.getByRole('checkbox').check();
  release();
  await expect.poll(() => form.evaluate(isLive)).toBe(true);
  await expect(form.getByLabel('Naam')).toHaveValue('Esmee Golfslag');
  await expect(form.getByLabel('E-mailadres')).toHaveValue('vroeg@golfslag.example');
  await expect(form.getByLabel('Functie')).toHaveValue('kapitein');
  await expect(form.getByRole('checkbox')).toBeChecked();

  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await downloading;
  expect(await leadOf('vroeg@golfslag.example')).toMatchObject({ source: 'facebook', page: '/facebook' });
});

test('the guide form names each fault beside its field and keeps the rest', async ({ page }) => {
  await page.goto(`${product.url}/cyprus-gids`);
  const form = formOn(page, 'nl');
  await form.getByLabel('E-mailadres').fill('esmee@golfslag');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await expect(form.getByLabel('Naam')).toHaveAccessibleDescription('Naam is verplicht');
  await expect(form.getByLabel('E-mailadres')).toHaveAccessibleDescription('Voer een geldig email adres in');
  await expect(form.getByLabel('Functie')).toHaveAccessibleDescription('Functie is verplicht');
  await expect(form.getByLabel('Naam')).toBeFocused();
  await expect(form.getByLabel('E-mailadres')).toHaveValue('esmee@golfslag');
});

/** The mail with the unsubscribe link, once it has arrived. */
const linked = () => mailbox.received.find(({ mail }) => mail.subject === 'Je link om je af te melden')?.mail.text;

test('who has the link of a mail leaves the newsletter with one button; without it a link is mailed', async ({
  page,
}) => {
  await page.goto(`${product.url}/cyprus-gids`);
  const email = 'weg@golfslag.example';
  const form = formOn(page, 'nl');
  await fillIn(form, 'nl', email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await expect(page.getByText(said.nl.guideRequested)).toBeVisible();

  await page.goto(`${product.url}/afmelden`);
  const main = page.getByRole('main');
  const asked = 'Als dit adres op onze lijst staat, krijg je een mail met een link.';
  await main.getByLabel('E-mailadres').fill(email);
  await main.getByRole('button', { name: 'Stuur mij de link' }).click();
  await expect(main.getByText(asked)).toBeFocused();

  await expect.poll(linked).toContain('/afmelden?t=');
  const link = /\S+(\/afmelden\?t=\S+)/.exec(linked() ?? '')?.[1] ?? '';
  await page.goto(product.url + link);
  await main.getByRole('button', { name: 'Meld mij af' }).click();
  await expect(main.getByText('Je bent afgemeld. Je krijgt geen nieuwsbrief meer van ons.')).toBeFocused();
  expect(await leadOf(email)).toMatchObject({ subscribed: false });

  await page.goto(`${product.url}/afmelden?t=kapot`);
  await main.getByRole('button', { name: 'Meld mij af' }).click();
  await expect(main.getByText(/^Deze afmeldlink klopt niet/)).toBeVisible();
  await expect(main.getByLabel('E-mailadres')).toBeVisible();
});
