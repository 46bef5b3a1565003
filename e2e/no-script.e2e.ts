import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { allLeads, changePassword, eventsOf, signIn } from './support/api.ts';
import { startProduct, type Product } from './support/product.ts';
import { homePath, said, siteLanguages, sitePages } from './support/sitePages.ts';

const env = { ADMIN_PASSWORD: 'a first password', FORM_REQUESTS_PER_MINUTE: '100000' };
const sections = ['why-cyprus', 'for-who', 'mission-story', 'steps', 'testimonials', 'faq', 'contact-form'] as const;

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

let product: Product;
let token: string;
test.beforeAll(async () => {
  product = await startProduct({ env });
  const first = await signIn(product.url, 'admin', env.ADMIN_PASSWORD);
  await changePassword(product.url, first, env.ADMIN_PASSWORD, 'a second password');
  token = await signIn(product.url, 'admin', 'a second password');
});
test.afterAll(() => product.stop());

/** The lead of a visitor, as the advisor gets it. */
async function leadOf(email: string) {
  const lead = (await allLeads(product.url, token)).find((each) => each.email === email);
  if (lead === undefined) throw new Error(`No lead ${email}`);
  return { lead, events: await eventsOf(product.url, token, lead.id) };
}

/** Follows the link as a visitor does, and goes back. */
async function reach(page: Page, href: string): Promise<void> {
  const answer = await page.context().request.get(new URL(href, product.url).href);
  expect([href, answer.status()]).toEqual([href, 200]);
}

for (const language of siteLanguages) {
  const words = said[language];
  const home = homePath[language];

  test(`every page reads whole and says its own title (${language})`, async ({ page }) => {
    for (const each of sitePages) {
      const answer = await page.goto(product.url + each[language]);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test(`the home page has all its sections, each with text that can be seen (${language})`, async ({ page }) => {
    await page.goto(product.url + home);
    for (const id of sections) {
      const section = page.locator(`#${id}`);
      await expect(section.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const opacity = await section.evaluate((element) => getComputedStyle(element).opacity);
      expect([id, opacity]).toEqual([id, '1']);
    }
  });

  test(`the FAQ opens a question, and closes the one before it (${language})`, async ({ page }) => {
    await page.goto(product.url + home);
    const items = page.locator('#faq details');
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(items.nth(1)).not.toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  });

  test(`the dropdowns open on the pointer and on the focus; every destination answers (${language})`, async ({
    page,
  }) => {
    await page.goto(product.url + home);
    const bar = page.getByRole('banner');
    for (const dropdown of [words.cyprus, words.startToday]) {
      const opener = bar.getByText(dropdown, { exact: true });
      await opener.hover();
      const group = bar.getByRole('listitem').filter({ has: page.getByText(dropdown, { exact: true }) });
      const entry = group.getByRole('listitem').getByRole('link').first();
      await expect(entry).toBeVisible();
      await page.mouse.move(700, 800);
      await expect(entry).toBeHidden();
      await opener.focus();
      await page.keyboard.press('Tab');
      await expect(entry).toBeVisible();
    }
    const hrefs = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of new Set(hrefs)) await reach(page, href ?? 'a link without an address');
  });

  test(`on a phone the menu leads to the list at the foot of the page, and every entry answers (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(product.url + home);
    await page.getByRole('banner').getByRole('link', { name: words.menu, exact: true }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const prefix = language === 'nl' ? '' : '/en';
    for (const id of ['for-who', 'steps', 'faq']) expect(hrefs).toContain(`${home}#${id}`);
    for (const href of [`${prefix}/calculator`, language === 'nl' ? '/cyprus-gids' : '/en/cyprus-guide']) {
      expect(hrefs).toContain(href);
    }
    expect(hrefs).toContain(`${prefix}/contact#contact-form`);
    // Links to call or mail are no pages.
    const pages = hrefs.filter((href) => !/^(?:tel|mailto):/.test(href ?? ''));
    expect(pages).toHaveLength(hrefs.length - 2);
    for (const href of new Set(pages)) await reach(page, href ?? 'a link without an address');
  });

  test(`the calculator shows its default sum, and says that calculating needs a script (${language})`, async ({
    page,
  }) => {
    await page.goto(`${product.url}${language === 'nl' ? '/calculator' : '/en/calculator'}`);
    const amounts =
      language === 'nl' ? ['42.220', '64.470', '22.250', '211.102'] : ['42,220', '64,470', '22,250', '211,102'];
    for (const amount of amounts) await expect(page.getByText(amount).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(language === 'nl' ? '28,1%' : '28.1%');
    // Playwright reads no text of a noscript element, although the browser renders it.
    const note = await page.locator('main noscript').evaluate((element) => element.textContent);
    expect(note).toContain('JavaScript');
  });

  test(`the contact form is a plain post: faults beside the fields, then thanks, and the lead is there (${language})`, async ({
    page,
  }) => {
    await page.goto(product.url + home);
    await page.getByRole('main').getByRole('link', { name: words.contactTitle }).first().click();
    const form = page.locator('#contact-form form');
    await form.getByLabel(words.name).fill('Noor <b>Sextant</b> "de Zeevaarder"');
    await form.getByLabel(words.email).fill('noor@sextant');
    await form.getByLabel(words.message).fill('Ik vaar </textarea><script>onder vlag van Malta.');
    await form.getByRole('button', { name: words.send }).click();

    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const email = page.getByLabel(words.email);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(
      language === 'nl' ? /Voer een geldig email adres in/ : /Enter a valid email address/,
    );
    await expect(page.getByLabel(words.name)).toHaveValue('Noor <b>Sextant</b> "de Zeevaarder"');
    await expect(page.getByLabel(words.message)).toHaveValue('Ik vaar </textarea><script>onder vlag van Malta.');
    expect(await page.locator('script', { hasText: 'Malta' }).count()).toBe(0);

    const address = `noor.${language}@sextant.example`;
    await email.fill(address);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/24 (?:uur|hours)/).first()).toBeVisible();
    const { events } = await leadOf(address);
    expect(events.some(({ kind }) => kind === 'message_received')).toBe(true);
  });

  test(`the guide form is a plain post: faults beside the fields, then a link that is the guide (${language})`, async ({
    page,
  }) => {
    await page.goto(product.url + (language === 'nl' ? '/linkedin' : '/en/linkedin'));
    const form = page.getByRole('form', { name: words.guideForm, exact: true });
    await form.getByLabel(words.name).fill('Esmee Golfslag');
    await form.getByLabel(words.email).fill('esmee@golfslag');
    await form.getByRole('button', { name: words.requestGuide }).click();

    await expect(page.getByLabel(words.email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(words.profession)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(words.name)).toHaveValue('Esmee Golfslag');
    const address = `esmee.${language}@golfslag.example`;
    await page.getByLabel(words.email).fill(address);
    await page.getByLabel(words.profession).selectOption({ label: words.captain });
    await page.getByRole('button', { name: words.requestGuide }).click();

    const file = page.locator('a[href*="/guide/"]').first();
    await expect(file).toBeVisible();
    const href = new URL((await file.getAttribute('href')) ?? '', product.url).href;
    expect(href).toContain(language === 'nl' ? 'cyprus-gids.pdf' : 'cyprus-guide.pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await (await fetch(href)).arrayBuffer()));
    expect(pdf.numPages).toBe(13);
    const { lead } = await leadOf(address);
    expect(lead).toMatchObject({ source: 'linkedin', profession: 'kapitein', status: 'new' });
  });

  test(`whoever wants no more mail says so in a plain form, and learns nothing about others (${language})`, async ({
    page,
  }) => {
    await page.goto(product.url + (language === 'nl' ? '/afmelden' : '/en/unsubscribe'));
    await page.getByRole('main').getByLabel(words.email).fill('nobody@nowhere.example');
    await page.getByRole('main').getByRole('button').first().click();
    const answer =
      language === 'nl'
        ? 'Als dit adres op onze lijst staat, krijg je een mail met een link.'
        : 'If this address is on our list, we’ve sent it an email with a link.';
    await expect(page.getByText(answer)).toBeVisible();
  });
}

test('an unknown address leads to the home page', async ({ page }) => {
  await page.goto(`${product.url}/niet-hier/echt`);
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the back office says that it needs JavaScript', async ({ page }) => {
  await page.goto(`${product.url}/admin/login`);
  expect(await page.locator('noscript').evaluate((element) => element.textContent)).toContain('alleen met JavaScript');
});
