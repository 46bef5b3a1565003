import { instantOf } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, confirmTokenIn, deliveriesOf, order, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { get, listed, post, signUp } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const email = 'esmee@golfslag.example';
const better = 'esmee@golfslag-charter.example';

describe.each(engines)('a lead whose data the advisor corrects, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const correct = async (id: string, payload: object) => {
    const headers = await server.signIn();
    return await server.app.inject({ method: 'PATCH', url: `/api/fnc-leads/${id}`, payload, headers });
  };
  const signedUp = async (changes: Record<string, unknown> = {}) => {
    await signUp(server, { email, ...changes });
    const [lead] = await listed(server);
    if (lead === undefined) throw new Error('there is no lead');
    return lead;
  };
  const changes = async () => {
    const answer = await get(server, '/api/admin/changes/log', await server.signIn());
    return answer.json<{ changes: { fields: string[]; by: string | null; kind: string }[] }>().changes;
  };
  const consents = async (id: string) => {
    const answer = await get(server, `/api/fnc-leads/${id}/consents`, await server.signIn());
    return answer.json<{ consents: { kind: string; by?: string }[] }>().consents;
  };
  const confirm = async (token: string) => (await post(server, '/api/confirm-newsletter', { token })).statusCode;

  test('shows and finds the new data, and the log says who changed which fields', async () => {
    const { id } = await signedUp();
    const answer = await correct(id, { name: ' Esmée  Golfslag ', phone: null, profession: null, language: 'en' });
    expect(answer.json()).toMatchObject({ lead: { id, name: 'Esmée Golfslag', email, language: 'en' } });
    const [lead] = await listed(server, `?search=${encodeURIComponent('esmée')}`);
    expect(lead).toMatchObject({ id, name: 'Esmée Golfslag' });
    expect(lead).not.toHaveProperty('phone');
    expect(lead).not.toHaveProperty('profession');
    expect((await changes())[0]).toMatchObject({
      kind: 'changed',
      by: 'admin',
      fields: ['name', 'phone', 'profession', 'language'],
    });
  });

  test('keeps the fields that the correction does not name, and records nothing when nothing changes', async () => {
    const { id, updatedAt } = await signedUp();
    const before = await changes();
    server.clock.now += 60_000;
    const same = await correct(id, { name: 'Esmee Golfslag' });
    expect(same.json()).toMatchObject({ lead: { phone: '+31 6 00 00 00 02', profession: 'kapitein', updatedAt } });
    expect(await changes()).toEqual(before);
  });

  test('keeps what another window corrected since, and gives it back for the choice', async () => {
    const { id } = await signedUp();
    const seen = { name: 'Esmee Golfslag', phone: '+31 6 00 00 00 02' };
    expect((await correct(id, { name: 'Esmée Golfslag', seen })).json()).toMatchObject({ conflict: [] });
    const before = await changes();
    const late = await correct(id, { name: 'Esmee de Golf', phone: '+31 6 00 00 00 09', seen });
    expect([late.statusCode, late.json()]).toMatchObject([
      200,
      { conflict: ['name'], lead: { id, name: 'Esmée Golfslag', phone: '+31 6 00 00 00 02' } },
    ]);
    expect(await changes()).toEqual(before);
    const chosen = await correct(id, { name: 'Esmee de Golf', seen: { name: 'Esmée Golfslag' } });
    expect(chosen.json()).toMatchObject({ conflict: [], lead: { name: 'Esmee de Golf' } });
  });

  test('stores a correction whose answer got lost once, when it comes again', async () => {
    const { id } = await signedUp();
    const correction = { name: 'Esmée Golfslag', seen: { name: 'Esmee Golfslag' } };
    await correct(id, correction);
    const before = await changes();
    expect((await correct(id, correction)).json()).toMatchObject({ conflict: [], lead: { name: 'Esmée Golfslag' } });
    expect(await changes()).toEqual(before);
  });

  test('of two windows that correct one field at the same time, one is told', async () => {
    const { id } = await signedUp();
    const seen = { name: 'Esmee Golfslag' };
    const both = await Promise.all(['Esmée', 'Esmerelda'].map((name) => correct(id, { name, seen })));
    const conflicts = both.map((answer) => answer.json<{ conflict: string[] }>().conflict);
    expect(conflicts.toSorted((one, other) => one.length - other.length)).toEqual([[], ['name']]);
  });

  test('gets mail at the new address only', async () => {
    const lead = await aLeadOn(server, email, { consent: 'none' });
    const sendAt = instantOf(server.clock.now + 3_600_000);
    const planned = await sendCampaignMail(server, lead, { withoutConsent: true, sendAt });
    expect(planned.status).toBe(200);
    expect((await correct(lead.id, { email: better })).statusCode).toBe(200);
    const now = { campaignId: 'two', withoutConsent: true };
    expect((await sendCampaignMail(server, { ...lead, email: better }, now)).status).toBe(200);
    server.clock.now += 2 * 3_600_000;
    await server.outboxWorker.settled();
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'skipped', reason: 'address_changed' }]);
    expect(server.mailServer.sent.filter(({ subject }) => subject.includes('2027')).map(({ to }) => to)).toEqual([
      better,
    ]);
  });

  test.each([
    ['failed', 'refused', '550 5.1.1 no such user'],
    ['skipped', 'address_changed', null],
  ] as const)(
    'gets a campaign that was %s because of the old address once its owner consents and it is tried again',
    async (status, fault, detail) => {
      const lead = await aLeadOn(server, email, { consent: 'none' });
      await sendCampaignMail(server, lead, { withoutConsent: true });
      await server.outboxWorker.settled();
      await server.database.query
        .updateTable('outbox')
        .set({ status, fault, fault_detail: detail, sent_at: null })
        .where('kind', '=', 'campaign')
        .execute();
      expect(await order(server, 'retry')).toMatchObject({ queued: 0 });
      await correct(lead.id, { email: better });
      // The tick for leads without consent was set for the old address.
      expect(await deliveriesOf(server)).toMatchObject([{ status, retryable: false }]);
      expect(await order(server, 'retry')).toMatchObject({ queued: 0 });
      await server.database.query.updateTable('lead').set({ consent: 'confirmed' }).where('id', '=', lead.id).execute();
      expect(await deliveriesOf(server)).toMatchObject([{ status, retryable: true }]);
      expect(await order(server, 'retry')).toMatchObject({ queued: 1 });
      const before = server.mailServer.sent.length;
      server.outboxWorker.wake();
      await server.outboxWorker.settled();
      expect(server.mailServer.sent.slice(before).map(({ to }) => to)).toEqual([better]);
      expect(await deliveriesOf(server)).toMatchObject([{ status: 'sent', to: better, retryable: false }]);
    },
  );

  test('gets no campaign by a retry that a tick allowed for the old address', async () => {
    const lead = await aLeadOn(server, email, { consent: 'none' });
    await sendCampaignMail(server, lead, { withoutConsent: true });
    await server.outboxWorker.settled();
    const failed = { status: 'failed', fault: 'deferred', sent_at: null } as const;
    await server.database.query.updateTable('outbox').set(failed).where('kind', '=', 'campaign').execute();
    await correct(lead.id, { email: better });
    expect(await order(server, 'retry')).toMatchObject({ queued: 1 });
    const before = server.mailServer.sent.length;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(server.mailServer.sent.slice(before)).toEqual([]);
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'skipped', reason: 'consent_missing' }]);
  });

  test('cannot be confirmed by the mailbox of the old address', async () => {
    const { id } = await signedUp({ newsletter: true });
    await server.outboxWorker.settled();
    const token = confirmTokenIn(server);
    expect((await correct(id, { email: better })).json()).toMatchObject({ lead: { email: better, consent: 'none' } });
    expect(await consents(id)).toMatchObject([{ kind: 'given' }, { kind: 'address_changed', by: 'admin' }]);
    expect(await confirm(token)).toBe(400);
    expect((await listed(server))[0]).toMatchObject({ consent: 'none' });
    // A tick at the new address is a consent of its own.
    server.clock.now += 60_000;
    await signUp(server, { email: better, newsletter: true });
    await server.outboxWorker.settled();
    expect(await confirm(confirmTokenIn(server))).toBe(200);
    expect(await listed(server)).toMatchObject([{ id, email: better, consent: 'confirmed' }]);
  });

  test('is left alone by the links of mails to its old address, which speak for that address', async () => {
    const lead = await aLeadOn(server, email, { consent: 'none' });
    await sendCampaignMail(server, lead, { withoutConsent: true });
    await post(server, '/api/unsubscribe-link', { email, language: 'nl' });
    await server.outboxWorker.settled();
    const tokens = server.mailServer.sent.flatMap(({ text }) => /afmelden\?t=(\S+)/.exec(text)?.[1] ?? []);
    const [ofCampaign = '', ofLink = ''] = tokens.slice(-2);
    await correct(lead.id, { email: better });
    const standing = async () => (await listed(server))[0]?.['subscribed'];
    const use = async (what: string, token: string) =>
      (await post(server, `/api/${what}`, { token })).json<{ code?: string }>().code ?? 'done';

    expect(await use('unsubscribe', ofCampaign)).toBe('done');
    expect(await standing()).toBe(true);
    // The old address said no, whoever signs up with it.
    await signUp(server, { email });
    expect(await listed(server, `?search=${email}`)).toMatchObject([{ email, subscribed: false }]);

    await server.database.query.updateTable('lead').set({ unsubscribed_at: '2026-03-02T09:00:00.000Z' }).execute();
    expect(await use('resubscribe', ofLink)).toBe('unsubscribe_link_invalid');
    expect(await use('resubscribe', ofCampaign)).toBe('done');
    expect(await listed(server, `?search=${better}`)).toMatchObject([{ email: better, subscribed: false }]);
    expect(await listed(server, `?search=${email}`)).toMatchObject([{ email, subscribed: true }]);
    // Nothing says any more where the mail went.
    await server.database.query.deleteFrom('outbox').execute();
    expect(await use('resubscribe', ofCampaign)).toBe('unsubscribe_link_invalid');
    expect(await listed(server, `?search=${better}`)).toMatchObject([{ email: better, subscribed: false }]);
  });

  test('keeps an address that consented or refused', async () => {
    const lead = await aLeadOn(server, email);
    const refused = { code: 'lead_address_settled', issues: [{ path: 'email', code: 'lead_address_settled' }] };
    const answer = await correct(lead.id, { email: better, name: 'Anders' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject(refused);
    expect((await listed(server))[0]).toMatchObject({ email, name: 'Esmee Golfslag', consent: 'confirmed' });
    // Capitals are no other address.
    expect((await correct(lead.id, { email: 'Esmee@Golfslag.example' })).json()).toMatchObject({
      lead: { email: 'Esmee@Golfslag.example', consent: 'confirmed' },
    });
    for (const set of [
      { consent: 'none', unsubscribed_at: '2026-03-02T09:00:00.000Z' },
      { unsubscribed_at: null, suppressed: 'complained' },
      { suppressed: 'blocked' },
    ] as const) {
      await server.database.query.updateTable('lead').set(set).execute();
      expect((await correct(lead.id, { email: better })).json()).toMatchObject({ code: 'lead_address_settled' });
    }
  });

  test('takes the refusals of the new address, and loses a bounce of the old one', async () => {
    const other = await signedUp({ email: better });
    await post(server, `/api/fnc-leads/${other.id}/block`, { reason: 'asked' }, await server.signIn());
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${other.id}`, headers: await server.signIn() });
    const { id } = await signedUp();
    await server.database.query.updateTable('lead').set({ suppressed: 'bounced' }).where('id', '=', id).execute();
    expect((await correct(id, { email: 'e@golfslag.example' })).json()).toMatchObject({ lead: { suppressed: null } });
    expect((await correct(id, { email: better })).json()).toMatchObject({ lead: { suppressed: 'blocked' } });
  });

  test('stays unsubscribed at an address whose deleted lead unsubscribed', async () => {
    const other = await signedUp({ email: better });
    const at = '2026-03-02T09:00:00.000Z';
    await server.database.query.updateTable('lead').set({ unsubscribed_at: at }).execute();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${other.id}`, headers: await server.signIn() });
    const { id } = await signedUp();
    expect((await correct(id, { email: better })).json()).toMatchObject({
      lead: { subscribed: false, unsubscribedAt: at },
    });
  });

  test('of two leads one gets an address that both are corrected to', async () => {
    await signUp(server, { email: 'other@golfslag.example' });
    await signUp(server, { email });
    const leads = await listed(server);
    const both = await Promise.all(leads.map(({ id }) => correct(id, { email: better })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('does not take the address of another lead, nor a deleted lead any correction', async () => {
    await signUp(server, { email: better });
    const { id } = await signedUp();
    const taken = await correct(id, { email: better.toUpperCase() });
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([409, 'lead_address_taken']);
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
    expect((await correct(id, { name: 'Anders' })).json()).toMatchObject({ code: 'lead_not_found' });
  });
});
