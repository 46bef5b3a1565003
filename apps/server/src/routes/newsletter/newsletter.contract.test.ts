import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, confirmTokenIn } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { get, listed, post, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const email = 'esmee@golfslag.example';

/** A whole link of ours: opening the mail again would not help. */
const noLongerValid = {
  code: 'confirmation_link_invalid',
  error: 'This confirmation link is wrong or no longer valid. Ask for the guide again.',
};

describe.each(engines)('consent to the newsletter, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const confirm = (token: string) => post(server, '/api/confirm-newsletter', { token }, { 'accept-language': 'en' });
  const onlyLead = async () => {
    const [lead] = await listed(server);
    if (lead === undefined) throw new Error('there is no lead');
    return lead;
  };
  const consentsOf = async (id: string) =>
    (await get(server, `/api/fnc-leads/${id}/consents`, await server.signIn())).json<{ consents: { kind: string }[] }>()
      .consents;
  /** The token of a new unsubscribe link from the inbox. */
  const wayOutOf = async (address: string) => {
    await post(server, '/api/unsubscribe-link', { email: address, language: 'nl' });
    await server.outboxWorker.settled();
    return /\?t=(\S+)/.exec(server.mailServer.sent.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const unsubscribe = (token: string) => post(server, '/api/unsubscribe', { token });
  const resend = async (id: string) => {
    const answer = await post(server, `/api/fnc-leads/${id}/confirmation`, {}, await server.signIn());
    await server.outboxWorker.settled();
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };

  test('the guide’s mail has the link only while the newsletter must be confirmed', async () => {
    await signUp(server, { email: 'other@fleet.example', newsletter: false });
    await server.outboxWorker.settled();
    expect(confirmTokenIn(server)).toBe('');
    const lead = await aLeadOn(server, email, { consent: 'pending' });
    expect(confirmTokenIn(server)).not.toBe('');
    expect(server.mailServer.sent).toHaveLength(2);
    await confirm(confirmTokenIn(server));
    await signUp(server, { email, newsletter: true });
    await server.outboxWorker.settled();
    expect(server.mailServer.sent.at(-1)?.text).not.toContain('/bevestigen');
    const [first] = await listed(server, `?search=${email}`);
    expect(first).toMatchObject({ id: lead.id, consent: 'confirmed' });
  });

  test('opening the link changes nothing; the button confirms once, and repeats its answer', async () => {
    await signUp(server, { newsletter: true });
    await server.outboxWorker.settled();
    const token = confirmTokenIn(server);
    const opened = await get(server, `/api/confirm-newsletter?t=${token}`, { 'accept-language': 'en' });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/en/confirm?t=${token}`]);
    expect(await onlyLead()).toMatchObject({ consent: 'pending' });
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        200,
        'Your subscription is confirmed. We’ll send you our newsletter from now on.',
      ]);
    }
    const lead = await onlyLead();
    expect(lead).toMatchObject({ consent: 'confirmed', consentAt: new Date(server.clock.now).toISOString() });
    const kinds = (await timelineOf(server, lead.id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter_confirmed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'consent_given')).toHaveLength(1);
  });

  test('a forged token, an unsubscribe link or a lead’s id confirms nothing', async () => {
    await signUp(server, { newsletter: true });
    await server.outboxWorker.settled();
    const { id } = await onlyLead();
    const token = confirmTokenIn(server);
    const other = await wayOutOf(email);
    expect(other).toContain(id);
    for (const forged of [token.replace(/.{4}$/, 'AAAA'), other, id, `1.${id}.${'A'.repeat(43)}`]) {
      const answer = await confirm(forged);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'confirmation_link_invalid']);
    }
    expect(await onlyLead()).toMatchObject({ consent: 'pending' });
    expect((await post(server, '/api/unsubscribe', { token })).statusCode).toBe(400);
  });

  test('the link of a deleted lead confirms nothing, because nobody would be mailed', async () => {
    await signUp(server, { email, newsletter: true });
    await server.outboxWorker.settled();
    const { id } = await onlyLead();
    const headers = await server.signIn();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers });
    const answer = await confirm(confirmTokenIn(server));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, noLongerValid]);
    expect((await post(server, `/api/fnc-leads/${id}/restore`, {}, headers)).statusCode).toBe(200);
    expect(await onlyLead()).toMatchObject({ consent: 'pending' });
  });

  test('an unsubscription after the tick holds until the box is ticked and confirmed again', async () => {
    const { id } = await aLeadOn(server, email, { consent: 'pending' });
    const first = confirmTokenIn(server);
    await unsubscribe(await wayOutOf(email));
    const answer = await confirm(first);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, noLongerValid]);
    expect(await onlyLead()).toMatchObject({ subscribed: false });

    server.clock.now += 60_000;
    await signUp(server, { email, newsletter: true });
    await server.outboxWorker.settled();
    expect(await onlyLead()).toMatchObject({ subscribed: false, consent: 'pending' });
    expect((await confirm(confirmTokenIn(server))).statusCode).toBe(200);
    expect(await onlyLead()).toMatchObject({ subscribed: true, consent: 'confirmed' });
    expect(await consentsOf(id)).toMatchObject([
      {
        kind: 'given',
        wording: expect.stringContaining('nieuwsbrief'),
        version: '2026-11',
        page: '/linkedin',
        language: 'nl',
      },
      { kind: 'withdrawn', language: 'nl' },
      { kind: 'given_again', wording: expect.stringContaining('nieuwsbrief') },
      { kind: 'confirmed', page: '/bevestigen' },
    ]);
  });

  test('after the tick and an unsubscription nothing is left to confirm', async () => {
    const { id } = await aLeadOn(server, email, { consent: 'pending' });
    const wayOut = await wayOutOf(email);
    server.clock.now += 60_000;
    for (let time = 0; time < 2; time++) await unsubscribe(wayOut);
    expect(await onlyLead()).toMatchObject({ subscribed: false, consent: 'none' });
    expect(await resend(id)).toEqual([409, 'confirmation_not_pending']);
    expect((await consentsOf(id)).map(({ kind }) => kind)).toEqual(['given', 'withdrawn']);
  });

  test('every unsubscription counts: a second one voids the later tick', async () => {
    const { id } = await aLeadOn(server, email, { consent: 'confirmed' });
    const wayOut = await wayOutOf(email);
    await unsubscribe(wayOut);
    server.clock.now += 60_000;
    await signUp(server, { email, newsletter: true });
    await server.outboxWorker.settled();
    const ticked = confirmTokenIn(server);
    server.clock.now += 60_000;
    await unsubscribe(wayOut);
    expect((await confirm(ticked)).statusCode).toBe(400);
    expect(await resend(id)).toEqual([409, 'confirmation_not_pending']);
    expect(await onlyLead()).toMatchObject({ subscribed: false, consent: 'none' });
    const kinds = ['given', 'confirmed', 'withdrawn', 'given_again', 'withdrawn'];
    expect((await consentsOf(id)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('the advisor can resend the confirmation three times a day, while one is open', async () => {
    const { id } = await aLeadOn(server, email, { consent: 'pending' });
    for (let time = 0; time < 3; time++) expect(await resend(id)).toEqual([200, undefined]);
    expect(await resend(id)).toEqual([429, 'confirmation_too_often']);
    server.clock.now += 86_400_000;
    expect(await resend(id)).toEqual([200, undefined]);
    const sent = server.mailServer.sent.at(-1);
    expect(sent).toMatchObject({ to: email, language: 'nl' });
    expect((await timelineOf(server, id))[0]).toMatchObject({ mailKind: 'newsletter_confirmation', outcome: 'sent' });
    await confirm(confirmTokenIn(server));
    expect(await resend(id)).toEqual([409, 'confirmation_not_pending']);
    expect(await resend('nobody')).toEqual([404, 'lead_not_found']);
    const none = await aLeadOn(server, 'none@fleet.example', { consent: 'none' });
    expect(await resend(none.id)).toEqual([409, 'confirmation_not_pending']);
  });

  test('an unknown lead has no record of consent', async () => {
    const answer = await get(server, '/api/fnc-leads/nobody/consents', await server.signIn());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'lead_not_found']);
    const none = await aLeadOn(server, 'none@fleet.example', { consent: 'none' });
    expect(await consentsOf(none.id)).toEqual([]);
  });

  test('neither log nor outbox holds the token', async () => {
    await aLeadOn(server, email, { consent: 'pending' });
    const token = confirmTokenIn(server);
    await get(server, `/api/confirm-newsletter?t=${token}`);
    await confirm(token);
    const kept = await server.database.query.selectFrom('outbox').select('payload').execute();
    expect(server.logged.join('') + JSON.stringify(kept)).not.toContain(token.slice(-20));
  });
});
