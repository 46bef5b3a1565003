import { expect, test, type Browser, type Page } from '@playwright/test';
import { allLeads, changePassword, eventsOf, signIn } from './support/api.ts';
import { openMailbox, type Mailbox } from './support/mailbox.ts';
import { newsletterWords as words } from './support/newsletterWords.data.ts';
import { startProduct, type Product } from './support/product.ts';
import {
  browserLocale,
  expectAccessible,
  holdScripts,
  openPage,
  said,
  siteLanguages,
  type SiteLanguage,
} from './support/sitePages.ts';

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

/** The lead of a visitor, as the advisor gets it. */
async function leadOf(email: string) {
  const lead = (await allLeads(product.url, token)).find((each) => each.email === email);
  if (lead === undefined) throw new Error(`No lead ${email}`);
  return lead;
}

/** The consent history, oldest first. */
async function consentsOf(email: string): Promise<readonly string[]> {
  const { id } = await leadOf(email);
  const answer = await fetch(`${product.url}/api/fnc-leads/${id}/consents`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { consents: { kind: string }[] }).consents.map(({ kind }) => kind);
}

const post = (path: string, body: object) =>
  fetch(product.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** Requests the guide with the newsletter ticked. */
async function signUp(email: string, language: SiteLanguage): Promise<void> {
  const answer = await post('/api/fnc-subscribe', {
    name: 'Esmee Golfslag',
    email,
    profession: 'kapitein',
    source: 'linkedin',
    page: words[language].guide,
    language,
    newsletter: true,
  });
  expect(answer.status).toBe(200);
}

/** Waits for the newest mail with a link to this page, and returns the link without the origin. */
async function linkTo(page: string, email: string): Promise<string> {
  const find = () => {
    const mails = mailbox.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? '');
    return new RegExp(`https?://[^/\\s]+(${page}\\?t=\\S+)`).exec(mails.toReversed().join('\n'))?.[1] ?? '';
  };
  await expect.poll(find).toContain(`${page}?t=`);
  return find();
}

/** The address of the unsubscribe link of this lead. */
async function wayOut(email: string, language: SiteLanguage): Promise<string> {
  await post('/api/unsubscribe-link', { email, language });
  return linkTo(language === 'nl' ? '/afmelden' : '/en/unsubscribe', email);
}

async function fillInGuideForm(page: Page, language: SiteLanguage, email: string): Promise<void> {
  await page.goto(product.url + words[language].guide);
  const form = page.getByRole('form', { name: said[language].guideForm, exact: true });
  await form.getByLabel(said[language].name).fill('Esmee Golfslag');
  await form.getByLabel(said[language].email).fill(email);
  await form.getByLabel(said[language].profession).selectOption({ label: said[language].captain });
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: said[language].requestGuide }).click();
}

const pageIn = async (browser: Browser, language: SiteLanguage, javaScriptEnabled: boolean) =>
  (await browser.newContext({ locale: browserLocale[language], javaScriptEnabled })).newPage();

for (const language of siteLanguages) {
  const its = words[language];
  const address = its.page;

  test(`the newsletter begins with a click on the page of the mail, and with nothing less (${language})`, async ({
    browser,
  }) => {
    const email = `klik.${language}@golfslag.example`;
    const page = await pageIn(browser, language, true);
    await fillInGuideForm(page, language, email);
    await expect(page.getByText(its.oneMore)).toBeVisible();
    expect(await leadOf(email)).toMatchObject({ consent: 'pending' });

    const link = await linkTo(address, email);
    // Mail scanners open all links, including the address that the button calls.
    for (const opened of [link, link.replace(address, '/api/confirm-newsletter')]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(product.url + opened, { method, headers: { 'accept-language': language } });
        expect([method, opened, answer.status]).toEqual([method, opened, 200]);
        expect(new URL(answer.url).pathname).toBe(address);
      }
    }
    await page.goto(product.url + link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(its.title);
    await expectAccessible(page, `${address} before the click`);
    expect(await leadOf(email)).toMatchObject({ consent: 'pending' });

    await page.getByRole('button', { name: its.yes }).click();
    await expect(page.getByText(its.sent)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(its.welcome);
    await expectAccessible(page, `${address} after the click`);
    const lead = await leadOf(email);
    expect(lead).toMatchObject({ consent: 'confirmed', subscribed: true });
    const events = await eventsOf(product.url, token, lead.id);
    expect(events.filter(({ kind }) => kind === 'newsletter_confirmed')).toHaveLength(1);

    await page.goto(product.url + link);
    await page.getByRole('button', { name: its.yes }).click();
    await expect(page.getByText(its.sent)).toBeVisible();
    expect(await consentsOf(email)).toEqual(['given', 'confirmed']);
    await page.context().close();
  });

  test(`who left by mistake is back with one click (${language})`, async ({ browser }) => {
    const email = `terug.${language}@golfslag.example`;
    await signUp(email, language);
    const confirmed = new URL((await linkTo(address, email)).slice(1), product.url).searchParams.get('t');
    expect((await post('/api/confirm-newsletter', { token: confirmed })).status).toBe(200);

    const page = await pageIn(browser, language, true);
    await page.goto(product.url + (await wayOut(email, language)));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: its.leave }).click();
    await expect(main.getByText(its.left)).toBeFocused();
    expect(await leadOf(email)).toMatchObject({ subscribed: false });
    await main.getByRole('button', { name: its.back }).click();
    await expect(main.getByText(its.again)).toBeFocused();
    expect(await leadOf(email)).toMatchObject({ subscribed: true, consent: 'confirmed' });
    expect(await consentsOf(email)).toEqual(['given', 'confirmed', 'withdrawn', 'returned']);
    await page.context().close();
  });

  test(`all of it works without JavaScript (${language})`, async ({ browser }) => {
    const email = `kaal.${language}@golfslag.example`;
    const page = await pageIn(browser, language, false);
    const heading = page.getByRole('heading', { level: 1 });
    await fillInGuideForm(page, language, email);
    await expect(page.getByText(its.oneMore)).toBeVisible();

    await page.goto(product.url + (await linkTo(address, email)));
    expect(await leadOf(email)).toMatchObject({ consent: 'pending' });
    await page.getByRole('button', { name: its.yes }).click();
    await expect(heading).toHaveText(its.welcome);
    await expect(page.getByText(its.sent)).toBeVisible();
    expect(await leadOf(email)).toMatchObject({ consent: 'confirmed' });

    await page.goto(product.url + (await wayOut(email, language)));
    await page.getByRole('button', { name: its.leave }).click();
    await expect(page.getByText(its.left)).toBeVisible();
    expect(await leadOf(email)).toMatchObject({ subscribed: false });
    await page.getByRole('button', { name: its.back }).click();
    await expect(page.getByText(its.again)).toBeVisible();
    expect(await leadOf(email)).toMatchObject({ subscribed: true, consent: 'confirmed' });

    // Without the link's parameters there is nothing to confirm, and the page says where to find the link.
    await page.goto(product.url + address);
    await page.getByRole('button', { name: its.yes }).click();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /cyprus-gu?i/);
    await page.context().close();
  });
}

/** Ways in which the app's scripts do not come, or come late. */
const slowly = {
  late: async (page: Page) => holdScripts(page),
  never: async (page: Page) => {
    await page.route('**/*.js', (route) => route.abort());
    return () => undefined;
  },
};

for (const [when, hold] of Object.entries(slowly)) {
  test(`the unsubscribe link is one button, which works though the app comes ${when}`, async ({ page }) => {
    const email = `traag.${when}@golfslag.example`;
    await signUp(email, 'nl');
    const link = await wayOut(email, 'nl');
    const release = await hold(page);
    await page.goto(product.url + link, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveText([words.nl.leave]);
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await main.getByRole('button', { name: words.nl.leave }).click();
    release();
    await expect(main.getByText(words.nl.left)).toBeVisible();
    expect(await leadOf(email)).toMatchObject({ subscribed: false });
  });
}

for (const width of [1280, 360]) {
  test(`that button does not move when the app comes (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdScripts(page);
    await page.goto(`${product.url}/afmelden?t=abc`, { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('main').getByRole('button', { name: words.nl.leave });
    await expect(page.locator('style[data-fonts="shown"]')).toBeAttached();
    const place = await button.boundingBox();
    release();
    await expect(page.locator('html[data-app="alive"]')).toBeAttached();
    await expect(page.getByRole('main').locator('form')).toHaveCount(1);
    expect(await button.boundingBox()).toEqual(place);
  });
}

test('a link that is not ours, and none at all, are no dead end', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${product.url}/bevestigen?t=kapot`);
  await main.getByRole('button', { name: words.nl.yes }).click();
  await expect(main.getByText(/^Deze bevestigingslink klopt niet of geldt niet meer/)).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  for (const address of ['/bevestigen', '/bevestigen?t=']) {
    await openPage(page, product.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.nl.linkTitle);
    await expect(main.getByText('Aan deze link ontbreekt de code')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expectAccessible(page, address);
  }
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await main.getByRole('link', { name: 'Vraag de gids nog eens aan' }).click();
  await expect(page).toHaveURL(`${product.url}/cyprus-gids`);
  // Only that page is hidden from search engines.
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
});

test('the server does not answer: nothing is lost, once more helps, and in the other language too', async ({
  page,
}) => {
  const email = 'weg.en.weer@golfslag.example';
  await signUp(email, 'nl');
  await page.goto(product.url + (await linkTo('/bevestigen', email)));
  await page.route('**/api/confirm-newsletter', (route) => route.abort());
  await page.getByRole('button', { name: words.nl.yes }).click();
  await expect(page.getByText('Bevestigen is niet gelukt. Probeer het opnieuw.')).toBeVisible();
  await expect(page.getByText('Er is nog niets veranderd.')).toBeVisible();
  expect(await leadOf(email)).toMatchObject({ consent: 'pending' });

  await page.unroute('**/api/confirm-newsletter');
  await page.getByRole('banner').getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL(/\/en\/confirm\?t=./);
  await page.getByRole('button', { name: words.en.yes }).click();
  await expect(page.getByText(words.en.sent)).toBeFocused();
  expect(await leadOf(email)).toMatchObject({ consent: 'confirmed' });
});
