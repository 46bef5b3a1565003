import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { confirmTokenIn } from '../../testing/campaigns.ts';
import { get, listed, post, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const email = 'esmee@golfslag.example';

describe.each(engines)('unsubscribing, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const unsubscribe = (token: string) => post(server, '/api/unsubscribe', { token });
  const askForLink = (address = email) => post(server, '/api/unsubscribe-link', { email: address, language: 'en' });
  const onlyLead = async () => {
    const [lead] = await listed(server);
    if (lead === undefined) throw new Error('there is no lead');
    return lead;
  };
  const consentsOf = async (id: string) => {
    const answer = await get(server, `/api/fnc-leads/${id}/consents`, await server.signIn());
    return answer.json<{ consents: { kind: string }[] }>().consents.map(({ kind }) => kind);
  };
  const kindsOf = async (id: string) => (await timelineOf(server, id)).map(({ kind }) => kind);

  /** The token of the link mailed to an address on the list. */
  async function mailedToken(): Promise<string> {
    await askForLink();
    await server.outboxWorker.settled();
    const text = server.mailServer.sent.findLast(({ subject }) => subject === 'Your unsubscribe link')?.text ?? '';
    return /https:\/\/www\.fnc\.example\/en\/unsubscribe\?t=(\S+)/.exec(text)?.[1] ?? '';
  }

  test('the mailed link stops the newsletter once, and repeats its answer', async () => {
    await signUp(server);
    const token = await mailedToken();
    const answers = await Promise.all([unsubscribe(token), unsubscribe(token), unsubscribe(token)]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: true, message: 'Je bent afgemeld. Je krijgt geen nieuwsbrief meer van ons.' },
      ]);
    }
    const { id, subscribed } = await onlyLead();
    expect(subscribed).toBe(false);
    const kinds = await kindsOf(id);
    expect(kinds.filter((kind) => kind === 'unsubscribed')).toHaveLength(1);
  });

  test('a mail program unsubscribes with one click, by form or multipart, from anywhere', async () => {
    await signUp(server);
    const token = await mailedToken();
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/unsubscribe?t=${token}`,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site' },
      });
      expect(answer.statusCode).toBe(200);
    }
    expect((await onlyLead())['subscribed']).toBe(false);
  });

  test('the link’s page unsubscribes with a plain form: its address holds the token', async () => {
    await signUp(server);
    const token = await mailedToken();
    const fromPage = (referer: string, payload = 'language=nl') =>
      server.app.inject({
        method: 'POST',
        url: '/api/unsubscribe',
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', referer },
      });
    expect((await fromPage('https://www.fnc.example/afmelden')).statusCode).toBe(400);
    const own = await fromPage(`https://www.fnc.example/afmelden?t=${token}`, 'token=kapot');
    expect(own.statusCode).not.toBe(200);
    expect((await onlyLead())['subscribed']).toBe(true);
    expect((await fromPage(`https://www.fnc.example/afmelden?t=${token}`)).statusCode).toBe(200);
    expect((await onlyLead())['subscribed']).toBe(false);
  });

  test('opening the link changes nothing: it shows the page', async () => {
    await signUp(server);
    const token = await mailedToken();
    const answer = await get(server, `/api/unsubscribe?t=${token}`, { 'accept-language': 'en' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/en/unsubscribe?t=${token}`]);
    expect((await get(server, '/api/unsubscribe')).headers.location).toBe('/afmelden');
    expect((await onlyLead())['subscribed']).toBe(true);
  });

  test('a forged token is refused, and the answer does not reveal who is on the list', async () => {
    await signUp(server);
    const { id } = await onlyLead();
    const token = await mailedToken();
    const forged = [
      token.replace(/.{4}$/, 'AAAA'),
      `1.${id}.${'A'.repeat(43)}`,
      token.replace(id, crypto.randomUUID()),
    ];
    const answers = await Promise.all(forged.map(unsubscribe));
    for (const answer of answers) {
      expect([answer.statusCode, answer.body]).toEqual([400, answers[0]?.body]);
      expect(answer.json<{ code: string }>().code).toBe('unsubscribe_link_invalid');
    }
    expect((await onlyLead())['subscribed']).toBe(true);
  });

  test('the link always works, even when the lead was deleted; a returning lead stays unsubscribed', async () => {
    await signUp(server);
    const { id } = await onlyLead();
    const token = await mailedToken();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
    expect((await unsubscribe(token)).statusCode).toBe(200);
    await signUp(server);
    expect((await onlyLead())['subscribed']).toBe(false);
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    expect((await unsubscribe(token)).statusCode).toBe(200);
  });

  test('a box ticked anew must be confirmed from the inbox; without the tick nothing changes', async () => {
    await signUp(server, { newsletter: true });
    await unsubscribe(await mailedToken());
    await signUp(server);
    await sendMessage(server, { email });
    const { id, subscribed } = await onlyLead();
    expect(subscribed).toBe(false);
    await signUp(server, { newsletter: true });
    expect(await onlyLead()).toMatchObject({ subscribed: false, consent: 'pending' });
    await server.outboxWorker.settled();
    const answer = await post(server, '/api/confirm-newsletter', { token: confirmTokenIn(server) });
    expect(answer.statusCode).toBe(200);
    expect(await onlyLead()).toMatchObject({ subscribed: true, consent: 'confirmed' });
    expect((await kindsOf(id)).filter((kind) => /subscribed/.test(kind))).toEqual(['subscribed_again', 'unsubscribed']);
  });

  test('a click by mistake is undone with the same link', async () => {
    await signUp(server);
    const token = await mailedToken();
    await unsubscribe(token);
    const back = () => post(server, '/api/resubscribe', { token });
    const answer = await back();
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      200,
      'Je bent niet langer afgemeld. Fijn dat je er bent.',
    ]);
    expect((await back()).statusCode).toBe(200);
    const { id, subscribed } = await onlyLead();
    expect(subscribed).toBe(true);
    expect((await kindsOf(id)).filter((kind) => /subscribed/.test(kind))).toEqual(['subscribed_again', 'unsubscribed']);
    expect((await post(server, '/api/resubscribe', { token: `${token}x` })).statusCode).toBe(400);
  });

  test('who comes back gave no consent by that: the log has a return, and the first tick is the first', async () => {
    await signUp(server);
    const { id } = await onlyLead();
    const token = await mailedToken();
    const come = async () => {
      server.clock.now += 60_000;
      await unsubscribe(token);
      server.clock.now += 60_000;
      await post(server, '/api/resubscribe', { token });
    };
    await come();
    expect(await onlyLead()).toMatchObject({ subscribed: true, consent: 'none' });
    expect(await consentsOf(id)).toEqual(['withdrawn', 'returned']);
    // As older versions logged it.
    await server.database.query
      .updateTable('consent')
      .set({ kind: 'given_again' })
      .where('kind', '=', 'returned')
      .execute();
    expect(await consentsOf(id)).toEqual(['withdrawn', 'returned']);
    server.clock.now += 60_000;
    await signUp(server, { newsletter: true });
    await server.outboxWorker.settled();
    await post(server, '/api/confirm-newsletter', { token: confirmTokenIn(server) });
    await come();
    expect(await onlyLead()).toMatchObject({ subscribed: true, consent: 'confirmed' });
    expect(await consentsOf(id)).toEqual(['withdrawn', 'returned', 'given', 'confirmed', 'withdrawn', 'returned']);
  });

  test('an erased lead that unsubscribed is not asked again: not as a new lead, not by an old link', async () => {
    await signUp(server);
    const { id } = await onlyLead();
    const token = await mailedToken();
    await unsubscribe(token);
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    await signUp(server);
    expect((await onlyLead()).id).not.toBe(id);
    expect(await onlyLead()).toMatchObject({ subscribed: false });
    await post(server, '/api/resubscribe', { token });
    await server.app.inject({
      method: 'DELETE',
      url: `/api/fnc-leads/${(await onlyLead()).id}`,
      headers: await server.signIn(),
    });
    await unsubscribe(token);
    const rows = await server.database.query.selectFrom('address_refusal').selectAll().execute();
    expect(rows).toMatchObject([{ reason: 'unsubscribed' }]);
    expect(JSON.stringify(rows)).not.toContain('golfslag');
  });

  test('the link of an erased lead works for the lead that has its address now', async () => {
    await signUp(server);
    const { id } = await onlyLead();
    const token = await mailedToken();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    await signUp(server, { email: 'other@golfslag.example' });
    await signUp(server);
    const states = async () =>
      Object.fromEntries((await listed(server)).map((lead) => [lead['email'], lead['subscribed']]));
    await unsubscribe(token);
    expect(await states()).toEqual({ [email]: false, 'other@golfslag.example': true });
    await post(server, '/api/resubscribe', { token });
    expect(await states()).toEqual({ [email]: true, 'other@golfslag.example': true });
  });

  test('the answer does not reveal whether an address is on the list; only listed ones get a mail', async () => {
    await signUp(server);
    const known = await askForLink();
    const unknown = await askForLink('nobody@here.example');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.json<{ message: string }>().message).toBe(
      'If this address is on our list, we’ve sent it an email with a link.',
    );
    await post(server, '/api/unsubscribe-link', { email, honeypot: 'x' });
    await server.outboxWorker.settled();
    const links = server.mailServer.sent.filter(({ subject }) => subject === 'Your unsubscribe link');
    expect(links.map(({ to }) => to)).toEqual([email]);
  });

  test('three links an hour, whatever else was sent to that address', async () => {
    for (let time = 0; time < 6; time++) await signUp(server);
    for (let time = 0; time < 5; time++) await askForLink();
    const links = () =>
      server.database.query
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'unsubscribe_link')
        .where('status', '!=', 'skipped')
        .execute();
    expect(await links()).toHaveLength(3);
    server.clock.now += 3_600_000;
    await askForLink();
    expect(await links()).toHaveLength(4);
  });

  test('neither log nor outbox holds the token or the address', async () => {
    await signUp(server);
    const token = await mailedToken();
    await get(server, `/api/unsubscribe?t=${token}`);
    await server.app.inject({ method: 'POST', url: `/api/unsubscribe?t=${token}`, payload: {} });
    await unsubscribe(`${token}x`);
    const kept = await server.database.query.selectFrom('outbox').select('payload').execute();
    expect(server.logged.length).toBeGreaterThan(4);
    expect(server.logged.join('') + JSON.stringify(kept)).not.toContain(token.slice(-20));
    expect(server.logged.join('')).not.toContain(email);
  });
});
