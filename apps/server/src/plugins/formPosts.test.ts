import { mark, markEnd, markUnless, markWhere, newsletterPath, unsubscribePath } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../testing/builtSite.ts';
import { aMessage, aSignUp, listed } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const field = (name: string) =>
  `${markWhere(`${name}.error`)}<p id="${name}-error">${mark(`${name}.error`)}</p>${markEnd(`${name}.error`)}` +
  `<input name="${name}" value="${mark(name)}">`;
const form = (language: string, ...names: string[]) =>
  `<html lang="${language}">${markWhere('error')}<p role="alert">${mark('error')}</p>${markEnd('error')}` +
  `${markWhere('incomplete')}<h2>${mark('incomplete')}</h2>${markEnd('incomplete')}` +
  `${markWhere('newsletter')}[x]${markEnd('newsletter')}${markUnless('newsletter')}[ ]${markEnd('newsletter')}` +
  `<option value="${mark('profession')}">${mark('professionLabel')}</option>${names.map(field).join('')}</html>`;

/** Small versions of the site's pages. */
const pages = {
  '.answers/contact.nl.html': form('nl', 'name', 'email', 'message', 'page'),
  '.answers/contact.en.html': form('en', 'name', 'email', 'message', 'page'),
  '.answers/contact-sent.nl.html': '<h1>Bedankt</h1>',
  '.answers/contact-sent.en.html': '<h1>Thank you</h1>',
  '.answers/guide.nl.html': form('nl', 'name', 'email', 'profession', 'phone'),
  '.answers/guide-requested.nl.html': `<a href="${mark('downloadUrl')}">Download</a>`,
  '.answers/unsubscribe.nl.html': form('nl', 'email'),
  '.answers/unsubscribe-link-sent.nl.html': '<h1>Kijk in je mail</h1>',
  '.answers/unsubscribed.nl.html': '<h1>Afgemeld</h1>',
  '.answers/unsubscribed.en.html': '<h1>Bye</h1>',
  '.answers/confirmed.nl.html': '<h1>Bevestigd</h1>',
  '.answers/confirmed.en.html': '<h1>Yes</h1>',
  '.answers/unsubscribe.en.html': form('en', 'email'),
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  buildSite(server, { 'index.html': 'home', ...pages });
});
afterEach(() => server.close());

/** Posts a form like a browser without JavaScript. */
const postForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  });

describe('a form posted without JavaScript', () => {
  test('a message is stored, and a page says what happens next', async () => {
    const answer = await postForm('/api/contact', aMessage({ language: 'en' }));
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<h1>Thank you</h1>',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await listed(server)).toMatchObject([{ email: 'ruben@zeeman.example', source: 'website', language: 'en' }]);
  });

  test('the page may run the scripts that were built into it, and no others', async () => {
    const hash = `'sha256-${'A'.repeat(43)}='`;
    buildSite(server, { '.inline-scripts.json': JSON.stringify([hash]), ...pages });
    const faulty = await postForm('/api/contact', { ...aMessage(), email: 'no' });
    expect(faulty.statusCode).toBe(422);
    expect(faulty.headers['content-security-policy']).toContain(`script-src 'self' ${hash};`);
    const json = await server.app.inject({ method: 'POST', url: '/api/contact', payload: aMessage() });
    expect(json.headers['content-security-policy']).not.toContain(hash);
  });

  test('the guide’s page has the download, and the ticked box is a consent', async () => {
    const fields = { ...aSignUp(), newsletter: 'on', honeypot: '' };
    const answer = await postForm('/api/fnc-subscribe', fields);
    expect([answer.statusCode, answer.body]).toEqual([200, '<a href="/guide/cyprus-gids.pdf">Download</a>']);
    expect(await listed(server)).toMatchObject([{ source: 'linkedin', page: '/linkedin', profession: 'kapitein' }]);
    expect(await server.database.query.selectFrom('consent').select('language').execute()).toHaveLength(1);
  });

  test('an unticked box is no consent', async () => {
    await postForm('/api/fnc-subscribe', aSignUp());
    expect(await server.database.query.selectFrom('consent').select('language').execute()).toEqual([]);
  });

  test('each error stands beside its field, and everything that was typed is kept', async () => {
    const typed = { name: 'Noor “Sextant”', email: 'noor@', phone: '06', newsletter: 'on', language: 'nl' };
    const answer = await postForm('/api/fnc-subscribe', { ...typed, profession: 'kapitein' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<p id="email-error">Voer een geldig email adres in</p>');
    expect(answer.body).not.toContain('id="name-error"');
    expect(answer.body).not.toContain('role="alert"');
    for (const kept of ['value="Noor “Sextant”"', 'value="noor@"', 'value="06"', '[x]', '>Kapitein<']) {
      expect(answer.body).toContain(kept);
    }
    expect(await listed(server)).toEqual([]);
  });

  test.each([
    ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['the end of an attribute', '" onfocus="alert(1)" x="', '&quot; onfocus=&quot;alert(1)&quot; x=&quot;'],
    ['an apostrophe', "' onfocus='x", '&#39; onfocus=&#39;x'],
    ['a mark', '[[email]]', '[[email]]'],
    ['a condition', '[[if name]]x[[end name]]', '[[if name]]x[[end name]]'],
    ['a pattern', '$&$1', '$&amp;$1'],
  ])('%s in a field stays text', async (_name, typed, escaped) => {
    const answer = await postForm('/api/contact', { name: typed, email: 'x', message: typed, language: 'nl' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(`name="name" value="${escaped}"`);
    expect(answer.body).toContain(`name="message" value="${escaped}"`);
  });

  test('a message with an empty field gets a general sentence; a guide request has its own words', async () => {
    expect((await postForm('/api/contact', { name: 'Noor' })).body).toContain('<h2>Vul alle velden in</h2>');
    expect((await postForm('/api/contact', { ...aMessage(), email: 'x' })).body).not.toContain('<h2>');
    expect((await postForm('/api/fnc-subscribe', { name: 'Noor' })).body).not.toContain('<h2>');
  });

  test('an unknown field does not get into the page', async () => {
    const answer = await postForm('/api/contact', {
      error: 'gehackt',
      'name.error': 'gehackt',
      'page.error': 'gehackt',
    });
    expect(answer.body).not.toMatch(/gehackt/);
    expect(answer.body).toContain('<p id="name-error">Naam is verplicht</p>');
  });

  test('values that the form lacks come from the address of its page', async () => {
    const answer = await postForm('/api/contact', {}, { referer: 'https://www.fnc.example/en/contact?x=1' });
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('name="page" value="/en/contact"');
  });

  test('a message that is too large is answered in the language of its page', async () => {
    const headers = { referer: 'https://www.fnc.example/contact', 'accept-language': 'en-GB' };
    const answer = await postForm('/api/contact', aMessage({ message: 'x'.repeat(100_000), language: 'nl' }), headers);
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('<html lang="nl">');
    expect(answer.body).toContain('<p role="alert">Het verzoek is te groot');
  });

  test('a program that fills the honeypot gets the same page, and nothing is stored', async () => {
    const answer = await postForm('/api/contact', { ...aMessage(), honeypot: 'x' });
    expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Bedankt</h1>']);
    expect(await listed(server)).toEqual([]);
  });

  test('without a built site the answer is JSON', async () => {
    const bare = await startTestServer();
    const answer = await bare.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: 'name=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'all_fields_required']);
    await bare.close();
  });
});

describe('what the form cannot help', () => {
  test('another site posts it: the page says so, and nothing is stored', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await postForm('/api/contact?t=x', aMessage(), headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('<p role="alert">Dit formulier is vanaf een andere site verstuurd.');
    }
    expect(await listed(server)).toEqual([]);
  });

  test('too many posts in a minute: the page says so and keeps what was typed', async () => {
    const strict = await startTestServer({ formRequestsPerMinute: 1 });
    buildSite(strict, pages);
    const send = () =>
      strict.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: new URLSearchParams(aMessage()).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await send()).statusCode).toBe(200);
    const answer = await send();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
    expect(answer.body).toContain('value="Ruben Zeeman"');
    expect(answer.body).toContain('<p role="alert">Te veel verzoeken achter elkaar.');
    await strict.close();
  });

  test('an internal error: the page says so and names the id in the log', async () => {
    await server.database.query.schema.dropTable('consent').execute();
    await server.database.query.schema.dropTable('lead_event').execute();
    const answer = await postForm('/api/contact', aMessage());
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<p role="alert">Er ging iets mis op de server.');
    expect(answer.body).toContain('value="Ruben Zeeman"');
    expect(answer.body).not.toContain('lead_event');
  });
});

describe('unsubscribing and confirming without JavaScript', () => {
  test('asking for a link', async () => {
    const answer = await postForm('/api/unsubscribe-link', { email: 'esmee@golfslag.example', language: 'nl' });
    expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Kijk in je mail</h1>']);
  });

  test('the link in a mail opened the page: its address holds the token', async () => {
    await postForm('/api/fnc-subscribe', aSignUp());
    await postForm('/api/unsubscribe-link', { email: 'esmee@golfslag.example' });
    await server.outboxWorker.settled();
    const referer =
      /https:\S+afmelden\?t=\S+/.exec(server.mailServer.sent.map(({ text }) => text).join('\n'))?.[0] ?? '';
    const answer = await postForm('/api/unsubscribe', { language: 'nl' }, { referer });
    expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Afgemeld</h1>']);
    expect(await listed(server)).toMatchObject([{ subscribed: false }]);
  });

  test.each(['nl', 'en'] as const)(
    'a browser that does not say where it comes from unsubscribes too (%s)',
    async (language) => {
      await postForm('/api/fnc-subscribe', aSignUp());
      await postForm('/api/unsubscribe-link', { email: 'esmee@golfslag.example' });
      await server.outboxWorker.settled();
      const token = /afmelden\?t=(\S+)/.exec(server.mailServer.sent.map(({ text }) => text).join('\n'))?.[1] ?? '';
      const page = unsubscribePath(language, decodeURIComponent(token));
      const answer = await postForm(page, {}, { 'accept-language': 'en-GB' });
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        { nl: '<h1>Afgemeld</h1>', en: '<h1>Bye</h1>' }[language],
      ]);
      expect(await listed(server)).toMatchObject([{ subscribed: false }]);
      const broken = await postForm(unsubscribePath(language, 'x'), {}, { 'accept-language': 'en-GB' });
      expect([broken.statusCode, broken.body.includes(`<html lang="${language}">`)]).toEqual([400, true]);
    },
  );

  test.each(['nl', 'en'] as const)('such a browser confirms the newsletter too (%s)', async (language) => {
    await postForm('/api/fnc-subscribe', { ...aSignUp(), newsletter: 'on' });
    await server.outboxWorker.settled();
    const token = /bevestigen\?t=(\S+)/.exec(server.mailServer.sent.map(({ text }) => text).join('\n'))?.[1] ?? '';
    const answer = await postForm(
      newsletterPath(language, decodeURIComponent(token)),
      {},
      { 'accept-language': 'en-GB' },
    );
    expect([answer.statusCode, answer.body]).toEqual([200, { nl: '<h1>Bevestigd</h1>', en: '<h1>Yes</h1>' }[language]]);
    expect(await listed(server)).toMatchObject([{ consent: 'confirmed' }]);
  });

  test('an invalid link gets a form to ask for a new one', async () => {
    const answer = await postForm('/api/unsubscribe', { token: 'x', language: 'nl' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<p role="alert">Deze afmeldlink klopt niet of is niet volledig.');
    expect(answer.body).toContain('name="email"');
  });

  test('the answer has the language of the page, whatever the browser prefers', async () => {
    const english = { 'accept-language': 'en-GB' };
    const answer = await postForm('/api/unsubscribe', { token: 'x', language: 'nl' }, english);
    expect(answer.body).toContain('<p role="alert">Deze afmeldlink klopt niet of is niet volledig.');
  });
});

test('JSON is answered with JSON, whatever the Accept header says', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: aMessage(),
    headers: { accept: 'text/html' },
  });
  expect(answer.json<{ success: boolean }>().success).toBe(true);
});
