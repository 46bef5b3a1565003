import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '@fnc/domain';
import { mailStatusSchema } from '@fnc/domain/api';
import { aLeadOn, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { get, listed, post, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

const email = 'esmee@golfslag.example';

describe.each(engines)('an answer to one lead, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const send = async (leadId: string, changes: object = {}) => {
    const mail = { to: email, subject: 'Je vraag', content: '<p>Dag Esmee, dat kan.</p>', leadId, ...changes };
    const answer = await post(server, '/api/send-email', mail, await server.signIn());
    await server.outboxWorker.settled();
    return { ...answer.json<{ code?: string; repeated?: boolean; id?: string }>(), status: answer.statusCode };
  };
  const clockOf = async () => (await listed(server))[0]?.['waitingSince'];
  const wait = async (ms: number) => {
    server.clock.now += ms;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  const written = async () => {
    const lead = await aLeadOn(server, email);
    server.clock.now += 60_000;
    await sendMessage(server, { email });
    return lead;
  };
  const suppress = (reason: 'bounced' | 'complained') =>
    server.database.query.updateTable('lead').set({ suppressed: reason }).execute();

  test('needs no consent, is sent also to a lead that unsubscribed, and stops its clock', async () => {
    const lead = await aLeadOn(server, email, { consent: 'none' });
    await sendMessage(server, { email });
    await server.database.query.updateTable('lead').set({ unsubscribed_at: '2026-03-01T09:00:00.000Z' }).execute();
    expect((await listed(server))[0]?.['waitingSince']).not.toBeNull();
    expect(await send(lead.id)).toMatchObject({ status: 200, repeated: false });
    // Mails are sent in parallel, in any order.
    const mail = server.mailServer.sent.find(({ subject }) => subject === 'Je vraag');
    expect(mail).toMatchObject({ to: email, byHand: true, replyTo: 'advies@fnc.example' });
    expect(mail?.list).toBeUndefined();
    expect(mail?.text).toMatch(/dat kan\.[\s\S]*als antwoord op je bericht of aanvraag/);
    expect(mail?.text).not.toMatch(/afmelden/i);
    const [shown] = await listed(server);
    expect(shown).toMatchObject({ waitingSince: null, welcomeSince: null, emailStats: { sent: 1 } });
    expect((await timelineOf(server, lead.id)).find(({ mailKind }) => mailKind === 'answer')).toMatchObject({
      subject: 'Je vraag',
      outcome: 'sent',
      by: testAdmin.username,
    });
    // With a campaign it is news, which an unsubscribed lead does not get.
    expect((await sendCampaignMail(server, lead, { withoutConsent: true })).body.code).toBe('recipient_unsubscribed');
  });

  describe('and the clock of the lead', () => {
    const sendAt = '2026-03-03T12:00:00.000Z';

    test('runs until a planned answer was sent', async () => {
      const lead = await written();
      const since = await clockOf();
      expect(await send(lead.id, { sendAt })).toMatchObject({ status: 200 });
      expect([await clockOf(), since]).toEqual([since, new Date(server.clock.now).toISOString()]);
      await wait(28 * 3_600_000);
      expect(await clockOf()).toBeNull();
    });

    test('runs on when the mail server refuses the answer', async () => {
      const lead = await written();
      const since = await clockOf();
      server.mailServer.answer = () => fail({ code: 'refused', detail: '550 no', permanent: true });
      expect(await send(lead.id)).toMatchObject({ status: 200 });
      expect((await timelineOf(server, lead.id)).find(({ mailKind }) => mailKind === 'answer')).toMatchObject({
        outcome: 'failed',
      });
      expect([await clockOf(), typeof since]).toEqual([since, 'string']);
    });

    test('does not start again for what was answered, when the lead is new again', async () => {
      const lead = await written();
      await send(lead.id);
      for (const status of ['contacted', 'new']) {
        const headers = await server.signIn();
        await server.app.inject({ method: 'PUT', url: `/api/fnc-leads/${lead.id}`, headers, payload: { status } });
      }
      expect((await listed(server))[0]).toMatchObject({ status: 'new', waitingSince: null, welcomeSince: null });
    });

    test('stops although other fields of the lead cannot be read', async () => {
      const lead = await written();
      await server.database.query.updateTable('lead').set({ tags: '{' }).execute();
      await send(lead.id);
      const { query } = server.database;
      const answers = query.selectFrom('outbox').select('status').where('kind', '=', 'answer');
      expect(await answers.execute()).toEqual([{ status: 'sent' }]);
      expect(await query.selectFrom('lead').select('waiting_since').execute()).toEqual([{ waiting_since: null }]);
    });

    test('runs on for a message that came after the answer was written', async () => {
      const lead = await written();
      await send(lead.id, { sendAt });
      await wait(3_600_000);
      await sendMessage(server, { email });
      const newer = new Date(server.clock.now).toISOString();
      await wait(28 * 3_600_000);
      expect(server.mailServer.sent.some(({ subject }) => subject === 'Je vraag')).toBe(true);
      expect(await clockOf()).toBe(newer);
    });
  });

  test('the same text again within ten minutes is the same answer', async () => {
    const lead = await aLeadOn(server, email);
    const before = server.mailServer.sent.length;
    const first = await send(lead.id);
    expect(await send(lead.id)).toMatchObject({ status: 200, repeated: true, id: first.id });
    expect(await send(lead.id, { content: '<p>Nog iets.</p>' })).toMatchObject({ repeated: false });
    server.clock.now += 600_000;
    expect(await send(lead.id)).toMatchObject({ repeated: false });
    expect(server.mailServer.sent).toHaveLength(before + 3);
  });

  test('the same text at once, after it was planned for later, is sent at once, and not again as planned', async () => {
    const lead = await aLeadOn(server, email);
    const sent = () => server.mailServer.sent.filter(({ subject }) => subject === 'Je vraag').length;
    const planned = await send(lead.id, { sendAt: '2026-03-02T12:00:00.000Z' });
    server.clock.now += 300_000;
    expect(await send(lead.id)).toMatchObject({ status: 200, repeated: false, id: planned.id });
    expect(sent()).toBe(1);
    // The ten minutes count from the call that sent it.
    server.clock.now += 599_000;
    expect(await send(lead.id)).toMatchObject({ repeated: true, id: planned.id });
    server.clock.now += 4 * 3_600_000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(sent()).toBe(1);
  });

  test('the same text planned for the same moment again is the same answer', async () => {
    const lead = await aLeadOn(server, email);
    const sendAt = '2026-03-02T12:00:00.000Z';
    const planned = await send(lead.id, { sendAt });
    expect(await send(lead.id, { sendAt })).toMatchObject({ repeated: true, id: planned.id });
  });

  test('a clean-up in between does not make it another answer', async () => {
    const lead = await aLeadOn(server, email);
    const first = await send(lead.id);
    await server.cleanUp();
    expect(await send(lead.id)).toMatchObject({ repeated: true, id: first.id });
    expect(server.mailServer.sent.filter(({ subject }) => subject === 'Je vraag')).toHaveLength(1);
  });

  test.each(['bounced', 'complained'] as const)('is refused when the address %s', async (reason) => {
    const lead = await aLeadOn(server, email);
    await suppress(reason);
    expect(await send(lead.id)).toMatchObject({ status: 409, code: 'recipient_suppressed' });
  });

  test('is refused to another address, to an unknown lead, and with a placeholder in it', async () => {
    const lead = await aLeadOn(server, email);
    expect(await send(lead.id, { to: 'other@golfslag.example' })).toMatchObject({ code: 'recipient_mismatch' });
    expect(await send('nobody')).toMatchObject({ status: 404, code: 'lead_not_found' });
    expect(await send(lead.id, { subject: 'Dag {firstName}' })).toMatchObject({ code: 'placeholder_unknown' });
  });

  test('its text is removed when it was sent and cannot be repeated any more; its subject stays', async () => {
    const lead = await aLeadOn(server, email);
    await send(lead.id);
    server.clock.now += 600_000;
    await server.cleanUp();
    expect(await server.database.query.selectFrom('mail_content').selectAll().execute()).toEqual([]);
    const rows = await server.database.query.selectFrom('outbox').select(['subject', 'payload']).execute();
    expect(JSON.stringify(rows)).toContain('Je vraag');
    expect(JSON.stringify(rows)).not.toContain('dat kan');
  });
});

describe.each(engines)('a server without a public address for links, stored on $name', (engine) => {
  let server: TestServer;
  afterEach(() => server.close());

  test.each([
    ['http://127.0.0.1:4000', 'campaigns_public_url_local'],
    ['http://www.fnc.example', 'campaigns_public_url_insecure'],
  ])('with %s refuses campaigns with words, and says so beforehand', async (publicUrl, code) => {
    server = await startTestServer({ engine, publicUrl });
    await signUp(server, { email });
    const [lead] = await listed(server);
    const reader = { id: lead?.id ?? '', email };
    const { status, body } = await sendCampaignMail(server, reader, { withoutConsent: true });
    expect([status, body]).toMatchObject([409, { code, error: expect.stringContaining('PUBLIC_URL') }]);
    const retried = await post(server, '/api/admin/campaigns/campaign-1/retry', {}, await server.signIn());
    expect(retried.json()).toMatchObject({ code });
    const said = mailStatusSchema.parse({
      ...(await get(server, '/api/admin/mail', await server.signIn())).json<object>(),
      perSecond: 1,
    });
    expect(said.campaignObstacle).toBe(code);
    // An answer and a test mail are allowed.
    const mail = { to: email, subject: 'x', content: '<p>x</p>' };
    const answered = await post(server, '/api/send-email', { ...mail, leadId: reader.id }, await server.signIn());
    const tested = await post(server, '/api/admin/campaigns/test', { ...mail, language: 'nl' }, await server.signIn());
    expect([answered.statusCode, tested.statusCode]).toEqual([200, 200]);
  });

  test('mail accepted before waits, and is sent when the address is valid again', async () => {
    const settings = { publicUrl: 'https://www.fnc.example' };
    server = await startTestServer({ engine, settings });
    const lead = await aLeadOn(server, email);
    await sendCampaignMail(server, lead, { sendAt: '2026-03-02T10:00:00.000Z' });
    settings.publicUrl = 'http://127.0.0.1:4000';
    const before = server.mailServer.sent.length;
    server.clock.now += 2 * 3_600_000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(server.mailServer.sent).toHaveLength(before);
    settings.publicUrl = 'https://www.fnc.example';
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(server.mailServer.sent).toHaveLength(before + 1);
  });
});
