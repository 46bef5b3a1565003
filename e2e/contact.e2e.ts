import { expect, test, type Browser } from '@playwright/test';
import { allLeads, changePassword, eventsOf, signIn } from './support/api.ts';
import { openMailbox } from './support/mailbox.ts';
import { startProduct } from './support/product.ts';
import { openPage } from './support/sitePages.ts';

/** Runs in the page: presses the link and types, some milliseconds after the app is alive and begins to draw the dialog. */
function openAndTypeOnceAlive({ link, delay, words }: { link: string; delay: number; words: string }) {
  const type = () => {
    const message = document.querySelector<HTMLTextAreaElement>('dialog[open] textarea');
    if (message === null) requestAnimationFrame(type);
    message?.focus();
    if (message) document.execCommand('insertText', false, words);
  };
  const openAndType = () => {
    const opener = [...document.querySelectorAll<HTMLElement>('main a')].find(
      ({ textContent }) => textContent === link,
    );
    opener?.focus();
    opener?.click();
    if (words !== '') type();
  };
  const wait = () => {
    if (document.documentElement?.dataset['app'] === 'alive') setTimeout(openAndType, delay);
    else requestAnimationFrame(wait);
  };
  wait();
}

/** Runs in the page: types into the form of the home page, some milliseconds after the app is alive and begins to draw it. */
function typeOnceAlive({ delay, words }: { delay: number; words: string }) {
  const type = () => {
    document.querySelector<HTMLTextAreaElement>('#contact-form textarea')?.focus();
    document.execCommand('insertText', false, words);
    document.documentElement.dataset['typed'] = '';
  };
  const wait = () => {
    if (document.documentElement?.dataset['app'] === 'alive') setTimeout(type, delay);
    else requestAnimationFrame(wait);
  };
  wait();
}

test('an English visitor asks for an intake: the advisor can answer at once, the visitor knows it arrived', async ({
  browser,
}) => {
  const mailbox = await openMailbox();
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'FNC <post@fnc.example>', MAIL_TO: 'advies@fnc.example' };
  const product = await startProduct({ env });
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();

  await openPage(page, product.url);
  await expect(page).toHaveURL(`${product.url}/en`);
  const opener = page.getByRole('main').getByRole('link', { name: 'Book a free introductory call' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Book a free introductory call' });
  await expect(dialog.getByLabel('Name')).toBeFocused();

  await dialog.getByLabel('Name').fill('Noor Sextant');
  await dialog.getByLabel('Email address').fill('noor@sextant');
  await dialog.getByLabel('Message').fill('I live in Rotterdam and invoice from a bv.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel('Message'), 'what was typed is kept').toHaveValue(/I live in Rotterdam/);

  await dialog.getByLabel('Email address').fill('noor@sextant.example');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Thank you, we’ve got your message')).toBeVisible();

  const { mail: toAdvisor } = await mailbox.mailTo('advies@fnc.example');
  expect(toAdvisor.replyTo?.[0]?.address).toBe('noor@sextant.example');
  expect(toAdvisor.text).toContain('I live in Rotterdam and invoice from a bv.');
  const { mail: confirmation } = await mailbox.mailTo('noor@sextant.example');
  expect(confirmation.text).toContain('24 hours');
  expect(mailbox.received).toHaveLength(2);

  await dialog.getByRole('button', { name: 'Send another message' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  await context.close();
  await product.stop();
  await mailbox.close();
});

test('the dialog holds the focus and the page; every way out gives both back, and nothing typed is lost', async ({
  page,
}) => {
  const product = await startProduct();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, product.url);
  const opener = page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).first();
  const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  const message = dialog.getByLabel('Bericht');

  await opener.click();
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  expect(await overflow()).toBe('hidden');
  await message.fill('Half geschreven');
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    // The focus may move to the browser's toolbar, which reads as `body`, but to nothing behind the dialog.
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    expect(outside === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }

  const waysOut = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(40, 860),
    () => dialog.getByRole('button', { name: 'Sluit het formulier' }).click(),
  ];
  for (const leave of waysOut) {
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await overflow()).not.toBe('hidden');
    await opener.click();
    await expect(message).toHaveValue('Half geschreven');
  }
  await product.stop();
});

/** A page whose rendering is slowed down to the time that a visitor needs for a click, until `speedUp` is called. */
async function slowPage(browser: Browser) {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  return { context, page, speedUp: () => devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 }) };
}

test('a form that is opened while the live one is being drawn keeps its focus and its words', async ({ browser }) => {
  const product = await startProduct();
  for (const delay of [100, 500, 1000]) {
    const { context, page, speedUp } = await slowPage(browser);
    await page.addInitScript(openAndTypeOnceAlive, {
      link: 'Plan een gratis intake',
      delay,
      words: 'Half geschreven',
    });
    await page.goto(product.url);
    const opener = page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).first();
    const message = page.getByRole('dialog').getByLabel('Bericht');

    await test.step(`opened ${delay} ms after the app is alive`, async () => {
      await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')?.value);
      await expect(message).toHaveValue('Half geschreven');
      await expect(message).toBeFocused();
      await speedUp();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect(page.locator('[data-prerendered] > dialog'), 'the live one takes its place').toHaveCount(0);
      await opener.click();
      await expect(message).toHaveValue('Half geschreven');
    });
    await context.close();
  }
  await product.stop();
});

test('a form that is opened while the live one is being drawn gets the sum of the calculator', async ({ browser }) => {
  const product = await startProduct();
  for (const delay of [100, 500, 1000]) {
    const { context, page, speedUp } = await slowPage(browser);
    await page.addInitScript(openAndTypeOnceAlive, { link: 'Plan een strategiegesprek', delay, words: '' });
    await page.goto(`${product.url}/calculator?omzet=180000&vorm=bv&tarief=2026`);
    await page.waitForFunction(() => document.querySelector('dialog[open]') !== null);
    await speedUp();
    const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
    await expect(dialog.getByRole('group', { name: 'Je som gaat mee' }), `opened after ${delay} ms`).toBeVisible();
    await context.close();
  }
  await product.stop();
});

test('the form of the home page that is entered while the live one is being drawn keeps its focus and its words', async ({
  browser,
}) => {
  const product = await startProduct();
  for (const delay of [100, 300, 600]) {
    const { context, page, speedUp } = await slowPage(browser);
    await page.addInitScript(typeOnceAlive, { delay, words: 'Half geschreven' });
    await page.goto(`${product.url}/#contact-form`);
    await page.waitForFunction(() => document.documentElement.dataset['typed'] === '');
    await speedUp();
    await page.waitForLoadState('networkidle');
    const message = page.locator('#contact-form').getByLabel('Bericht');
    await expect(message, `entered after ${delay} ms`).toHaveValue('Half geschreven');
    await expect(message).toBeFocused();
    await page.getByRole('link', { name: 'Privacy en colofon' }).focus();
    // Only the live form names its missing fields.
    await page.locator('#contact-form').getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page.locator('#contact-form [aria-invalid="true"]')).toHaveCount(2);
    await expect(message).toHaveValue('Half geschreven');
    await context.close();
  }
  await product.stop();
});

test('the form at the end of the home page: sent, thanked, and sent another', async ({ page }) => {
  const product = await startProduct();
  const live = page.waitForResponse(/\/HomeContact-/);
  await page.goto(`${product.url}/#contact-form`);
  await live;
  await page.waitForLoadState('networkidle');
  const section = page.locator('#contact-form');
  for (const subject of ['Eerste vraag', 'Tweede vraag']) {
    await section.getByLabel('Naam').fill('Noor Sextant');
    await section.getByLabel('E-mailadres').fill('noor@sextant.example');
    await section.getByLabel('Bericht').fill(subject);
    await section.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(section.getByRole('heading', { name: 'Bedankt, je bericht is binnen' })).toBeFocused();
    await section.getByRole('button', { name: 'Nog een bericht sturen' }).click();
    await expect(section.getByLabel('Bericht')).toHaveValue('');
  }
  await product.stop();
});

test('what one form sent is not offered again by the other, and what the other holds is not lost', async ({ page }) => {
  const product = await startProduct();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, product.url);
  const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  const section = page.locator('#contact-form');
  const openDialog = () => page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click();
  const kept = (words: string) =>
    expect.poll(() => page.evaluate(() => sessionStorage.getItem('form_drafts'))).toContain(words);
  const thanks = 'Bedankt, je bericht is binnen';
  const reload = async () => {
    await expect(page).not.toHaveURL(/#contact$/);
    const live = page.waitForResponse(/\/HomeContact-/);
    await page.reload();
    await live;
    await page.evaluate(() => document.querySelector('#contact-form')?.scrollIntoView());
  };

  await openDialog();
  await dialog.getByLabel('Naam').fill('Noor Sextant');
  await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
  await dialog.getByLabel('Bericht').fill('Mijn vraag');
  // The form of the page does not ask for it.
  await dialog.getByLabel(/^Telefoon/).fill('06 12345678');
  await kept('Mijn vraag');
  await page.keyboard.press('Escape');
  await reload();
  await expect(section.getByLabel('Bericht')).toHaveValue('Mijn vraag');
  await section.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(section.getByText(thanks)).toBeVisible();
  await openDialog();
  await expect(dialog.getByLabel('Bericht')).toHaveValue('');
  await page.keyboard.press('Escape');

  await section.getByRole('button', { name: 'Nog een bericht sturen' }).click();
  await section.getByLabel('Bericht').fill('Een andere vraag');
  await kept('Een andere vraag');
  await openDialog();
  await dialog.getByLabel('Naam').fill('Noor Sextant');
  await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
  await dialog.getByLabel('Bericht').fill('Met voorrang');
  await dialog.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await page.keyboard.press('Escape');
  await reload();
  await expect(section.getByLabel('Bericht')).toHaveValue('Een andere vraag');
  await product.stop();
});

test('when the server is gone the form says so and keeps every word', async ({ page }) => {
  const product = await startProduct();
  // The submit code is fetched at the first interaction; a browser does not retry a script that failed to load.
  const sender = page.waitForResponse(/\/openVisit-/);
  await openPage(page, `${product.url}/cyprus-gids`);
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan' }).first();
  await form.getByLabel('Naam').fill('Gijs Halfweg');
  await form.getByLabel('E-mailadres').fill('gijs@halfweg.example');
  await form.getByLabel('Functie').selectOption({ label: 'Anders' });
  await (await sender).finished();
  await product.kill();
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await expect(form.getByText('Er ging iets mis. Probeer het opnieuw of neem contact op.')).toBeVisible();
  await expect(form.getByLabel('Naam')).toHaveValue('Gijs Halfweg');
  await expect(form.getByLabel('E-mailadres')).toHaveValue('gijs@halfweg.example');

  const again = await startProduct({ dataDir: product.dataDir, env: { PORT: new URL(product.url).port } });
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await downloading;
  await again.stop();
});

test('a dialog that is closed while its message is sent comes back with the outcome', async ({ page }) => {
  const product = await startProduct();
  await openPage(page, product.url);
  await page.getByRole('main').getByRole('link', { name: 'Plan een gratis intake' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  await dialog.getByLabel('Naam').fill('Noor Sextant');
  await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
  await dialog.getByLabel('Bericht').fill('Ik vaar onder de vlag van Malta.');
  const closed = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await closed.promise;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Verstuur' }).click();
  await expect(dialog.getByText('Versturen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  closed.resolve();
  await expect(dialog.getByText('Je bericht is niet verstuurd.')).toBeVisible();
  await expect(dialog.getByLabel('Bericht')).toHaveValue('Ik vaar onder de vlag van Malta.');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await product.stop();
});

test('when the server is too busy the form says so, and tries again by itself', async ({ page }) => {
  const product = await startProduct();
  await openPage(page, `${product.url}/cyprus-gids`);
  const refusal = { success: false, code: 'server_busy', error: 'Het is nu erg druk op onze server.' };
  await page.route(
    '**/api/fnc-subscribe',
    (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: refusal }),
    { times: 1 },
  );
  const form = page.getByRole('form', { name: 'Vraag de Cyprus-gids aan' }).first();
  await form.getByLabel('Naam').fill('Gijs Geduld');
  await form.getByLabel('E-mailadres').fill('gijs@geduld.example');
  await form.getByLabel('Functie').selectOption({ label: 'Anders' });
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Vraag de gids aan' }).click();
  await expect(form.getByRole('status').getByText('We proberen het vanzelf opnieuw')).toBeVisible();
  await downloading;
  await expect(page.getByText('Bedankt! Je download start automatisch.').first()).toBeVisible();
  await product.stop();
});

test('from the calculator the sum goes along with a message, and the advisor opens it from the timeline', async ({
  page,
}) => {
  const env = { ADMIN_PASSWORD: 'a first password' };
  const product = await startProduct({ env });
  await openPage(page, `${product.url}/calculator?omzet=180000&vorm=bv&tarief=2026`);
  await page.getByRole('link', { name: 'Plan een strategiegesprek' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  const attached = dialog.getByRole('group', { name: 'Je som gaat mee' });
  await expect(attached).toContainText(`${product.url}/calculator?omzet=180000&vorm=bv&tarief=2026`);
  const sum = ((await attached.getByRole('paragraph').textContent()) ?? '').replace(/^.*?(?=Mijn som)/, '');
  await dialog.getByLabel('Naam').fill('Noor Sextant');
  await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
  await dialog.getByLabel(/^Telefoon/).fill('06 12 34 56 78');
  await dialog.getByLabel(/^Beste belmoment/).fill('dinsdagochtend');
  await dialog.getByLabel('Bericht').fill('Klopt dit voor mij?');
  await dialog.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(dialog.getByText('Bedankt, je bericht is binnen')).toBeVisible();

  const password = 'lantern orbit mosaic 7';
  await changePassword(
    product.url,
    await signIn(product.url, 'admin', env.ADMIN_PASSWORD),
    env.ADMIN_PASSWORD,
    password,
  );
  const token = await signIn(product.url, 'admin', password);
  const [lead] = await allLeads(product.url, token);
  expect(lead).toMatchObject({ phone: '06 12 34 56 78' });
  const events = await eventsOf(product.url, token, lead?.id ?? '');
  expect(events.find(({ kind }) => kind === 'message_received')).toMatchObject({
    message: `Klopt dit voor mij?\n\n${sum}`,
    preferredMoments: 'dinsdagochtend',
  });
  await product.stop();
});

test('a sum that was never shown does not go along: the form was sent before it was alive', async ({ page }) => {
  const product = await startProduct();
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/SiteContactDialog-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, `${product.url}/calculator#contact`);
  const dialog = page.getByRole('dialog', { name: 'Plan een gratis intake' });
  await dialog.getByLabel('Naam').fill('Noor Sextant');
  await dialog.getByLabel('E-mailadres').fill('noor@sextant.example');
  await dialog.getByLabel('Bericht').fill('Klopt dit voor mij?');
  await expect(dialog.getByText('Je som gaat mee')).toHaveCount(0);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/contact'),
  );
  await dialog.getByRole('button', { name: 'Verstuur bericht' }).click();
  release(undefined);
  const { message } = (await posted).postDataJSON() as { message: string };
  expect(message).toBe('Klopt dit voor mij?');
  await product.stop();
});
