import { apiContract } from '@fnc/domain/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, deliveriesOf, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { report } from '../../testing/mailEvents.ts';
import { get, listed, post, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

const email = 'esmee@golfslag.example';
const secret = 'a secret of the tests';

const refusal = (code: string) => [409, code, [expect.objectContaining({ path: 'to', code })]];

describe.each(engines)('an address that the adviser blocks by hand, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine, mailEventsSecret: secret });
  });
  afterEach(() => server.close());

  const settled = () => server.outboxWorker.settled();
  const change = async (id: string, what: 'block' | 'unblock', body: object = { reason: 'asked' }) =>
    await post(server, `/api/fnc-leads/${id}/${what}`, what === 'block' ? body : {}, await server.signIn());
  const living = async () => {
    const [lead] = await listed(server);
    if (lead === undefined) throw new Error('there is no lead');
    return { ...lead, email, suppressed: lead['suppressed'] };
  };
  const answer = async (id: string) => {
    const mail = { to: email, subject: 'Je vraag', content: '<p>Dag</p>', leadId: id };
    const answered = await post(server, '/api/send-email', mail, await server.signIn());
    return answered.json<{ code?: string }>().code ?? answered.statusCode;
  };
  const campaign = async (lead: { id: string; email: string }, campaignId: string) => {
    const { status, body } = await sendCampaignMail(server, lead, { campaignId, withoutConsent: true });
    return body.code ?? status;
  };
  const month = async () => {
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
  };

  test('gets no guide and can be unblocked, also when its lead does not show the block', async () => {
    const lead = await aLeadOn(server, email);
    await change(lead.id, 'block');
    await server.database.query.updateTable('lead').set({ suppressed: null }).execute();
    const before = server.mailServer.sent.length;
    await signUp(server, { email });
    await settled();
    expect(server.mailServer.sent.slice(before).map(({ to }) => to)).not.toContain(email);
    expect(await answer(lead.id)).toBe('recipient_blocked');
    await change(lead.id, 'unblock');
    expect(await answer(lead.id)).toBe(200);
  });

  test('gets no campaign, answer or guide; unblocked, it gets all of them', async () => {
    const lead = await aLeadOn(server, email);
    expect((await change(lead.id, 'block')).json()).toMatchObject({ success: true, lead: { suppressed: 'blocked' } });
    expect(await campaign(lead, 'one')).toBe('recipient_blocked');
    expect(await answer(lead.id)).toBe('recipient_blocked');
    const before = server.mailServer.sent.length;
    const known = await signUp(server, { email });
    const other = await signUp(server, { email: 'other@golfslag.example' });
    await sendMessage(server, { email });
    await settled();
    // The visitor is not told, the adviser gets the message, and the timeline says why. Mails to different
    // addresses are sent in parallel, in any order.
    expect(known.body).toBe(other.body);
    const recipients = server.mailServer.sent.slice(before).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual(['advies@fnc.example', 'other@golfslag.example']);
    expect((await timelineOf(server, lead.id)).filter(({ outcome }) => outcome === 'skipped')).toMatchObject([
      { mailKind: 'contact_confirmation', lastError: 'Dit adres is met de hand geblokkeerd' },
      { mailKind: 'guide', lastError: 'Dit adres is met de hand geblokkeerd' },
    ]);
    expect((await change(lead.id, 'unblock')).json()).toMatchObject({ lead: { suppressed: null } });
    expect([await campaign(lead, 'two'), await answer(lead.id)]).toEqual([200, 200]);
  });

  test('gets no test mail, nor does an address that unsubscribed, erased or not; the answer says why', async () => {
    const to = 'Esmee@golfslag.example';
    const mail = { to, subject: 'Najaarsbrief', content: '<p>Dag Esmee</p>', language: 'nl' };
    const ask = async () => {
      const { statusCode, ...answered } = await post(server, '/api/admin/campaigns/test', mail, await server.signIn());
      const { code, issues } = answered.json<{ code?: string; issues?: object[] }>();
      return code === undefined ? statusCode : [statusCode, code, issues];
    };
    const set = (values: { suppressed?: null | 'bounced'; unsubscribed_at?: string }) =>
      server.database.query.updateTable('lead').set(values).execute();
    expect(await ask()).toBe(200);
    const lead = await aLeadOn(server, email, { consent: 'none' });
    expect(await ask()).toBe(200);
    await change(lead.id, 'block');
    expect(await ask()).toEqual(refusal('test_address_blocked'));
    await change(lead.id, 'unblock');
    await set({ suppressed: 'bounced' });
    expect(await ask()).toEqual(refusal('test_address_suppressed'));
    await set({ suppressed: null, unsubscribed_at: '2026-03-02T09:00:00.000Z' });
    expect(await ask()).toEqual(refusal('test_address_unsubscribed'));
    await server.app.inject({
      method: 'DELETE',
      url: `/api/fnc-leads/${lead.id}`,
      headers: await server.signIn(),
    });
    await month();
    expect(await server.database.query.selectFrom('lead').select('id').execute()).toEqual([]);
    expect(await ask()).toEqual(refusal('test_address_unsubscribed'));
    expect(server.mailServer.sent.filter(({ subject }) => subject.startsWith('[Test]'))).toHaveLength(2);
  });

  test('has a record: who blocked it, when and why, on the timeline and in the record of consent', async () => {
    const lead = await aLeadOn(server, email);
    await change(lead.id, 'block', { reason: 'other', note: 'Belde op' });
    // A second call changes nothing.
    await change(lead.id, 'block');
    server.clock.now += 60_000;
    await change(lead.id, 'unblock');
    await change(lead.id, 'unblock');
    const by = testAdmin.username;
    const events = (await timelineOf(server, lead.id)).filter(({ kind }) => kind.startsWith('address_'));
    expect(events).toMatchObject([
      { kind: 'address_unblocked', by },
      { kind: 'address_blocked', by, reason: 'other', note: 'Belde op' },
    ]);
    const proof = await get(server, `/api/fnc-leads/${lead.id}/consents`, await server.signIn());
    expect(apiContract.listConsents.answer.parse(proof.json()).consents.slice(-2)).toMatchObject([
      { kind: 'blocked', by, reason: 'other', note: 'Belde op', at: events[1]?.at },
      { kind: 'unblocked', by, at: events[0]?.at },
    ]);
  });

  test('gets no mail that was accepted before and not yet sent', async () => {
    const lead = await aLeadOn(server, email);
    await sendCampaignMail(server, lead, { sendAt: '2026-03-03T09:00:00.000Z' });
    const later = {
      to: email,
      subject: 'Je vraag',
      content: '<p>Dag</p>',
      leadId: lead.id,
      sendAt: '2026-03-03T09:00:00.000Z',
    };
    await post(server, '/api/send-email', later, await server.signIn());
    await change(lead.id, 'block');
    const before = server.mailServer.sent.length;
    server.clock.now += 2 * 86_400_000;
    server.outboxWorker.wake();
    await settled();
    expect(server.mailServer.sent).toHaveLength(before);
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'skipped', reason: 'blocked' }]);
    expect((await timelineOf(server, lead.id)).find(({ mailKind }) => mailKind === 'answer')).toMatchObject({
      outcome: 'skipped',
    });
  });

  test('stays blocked when its lead was erased and signs up anew, and can then be unblocked', async () => {
    const lead = await aLeadOn(server, email);
    await change(lead.id, 'block');
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead.id}`, headers: await server.signIn() });
    await month();
    expect(await listed(server)).toEqual([]);
    const before = server.mailServer.sent.length;
    await signUp(server, { email, newsletter: true });
    await settled();
    expect(server.mailServer.sent).toHaveLength(before);
    const again = await living();
    expect(again['suppressed']).toBe('blocked');
    expect(await campaign(again, 'one')).toBe('recipient_blocked');
    expect((await change(again.id, 'unblock')).json()).toMatchObject({ lead: { suppressed: null } });
    expect(await answer(again.id)).toBe(200);
  });

  test('keeps its block beside a complaint, and unblocking does not undo the complaint', async () => {
    const lead = await aLeadOn(server, email);
    await change(lead.id, 'block');
    await report(server, secret, { type: 'complained', email });
    expect((await living())['suppressed']).toBe('blocked');
    expect((await change(lead.id, 'unblock')).json()).toMatchObject({ lead: { suppressed: 'complained' } });
    expect(await answer(lead.id)).toBe('recipient_suppressed');
  });

  test.each([
    ['a lead that is none', 'nobody', { reason: 'asked' }, 404, 'lead_not_found'],
    ['no reason', null, {}, 400, 'block_reason_required'],
    ['another reason without words', null, { reason: 'other' }, 400, 'block_note_required'],
  ])('is refused with %s', async (_name, id, body, status, code) => {
    const lead = await aLeadOn(server, email);
    const answered = await change(id ?? lead.id, 'block', body);
    expect([answered.statusCode, answered.json()]).toMatchObject([status, { code }]);
  });

  test('only the adviser can block it', async () => {
    const lead = await aLeadOn(server, email);
    expect((await post(server, `/api/fnc-leads/${lead.id}/block`, { reason: 'asked' })).statusCode).toBe(401);
    expect((await living())['suppressed']).toBeNull();
  });
});
