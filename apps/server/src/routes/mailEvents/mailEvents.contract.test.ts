import { fail, mailEventSignatureHeader } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, confirmTokenIn, deliveriesOf, figuresOf, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { report, signature } from '../../testing/mailEvents.ts';
import { listed, post, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const secret = 'a secret of the tests';
const email = 'a@fleet.example';

const counted = (accepted: number, ignored: number) => [200, { success: true, accepted, ignored }];

describe.each(engines)('reports of the mail service, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine, mailEventsSecret: secret });
  });
  afterEach(() => server.close());

  const take = async (...events: readonly object[]) => {
    const answer = await report(server, secret, ...events);
    return [answer.statusCode, answer.json<object>()];
  };
  const sent = async () => {
    const lead = await aLeadOn(server, email);
    const { body } = await sendCampaignMail(server, lead);
    await server.outboxWorker.settled();
    return { lead, messageId: `<${body.id}@fnc.example>` };
  };
  const suppressed = async () => (await listed(server))[0]?.['suppressed'];

  test('a mail that arrived is shown as delivered', async () => {
    const { messageId } = await sent();
    expect(await figuresOf(server)).toMatchObject({ delivered: 0 });
    expect(await take({ type: 'delivered', messageId, at: '2026-03-02T08:59:00.000Z' })).toEqual(counted(1, 0));
    expect(await figuresOf(server)).toMatchObject({ sent: 1, delivered: 1, bounced: 0 });
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'delivered', at: '2026-03-02T08:59:00.000Z' }]);
    // Returned after all: it counts once.
    await take({ type: 'bounced', messageId, permanent: true, detail: '550 5.1.1 no such user' });
    expect(await figuresOf(server)).toMatchObject({ sent: 1, delivered: 0, bounced: 1 });
  });

  test('no campaign mails an address that does not exist again; a repeated report counts once', async () => {
    const { lead, messageId } = await sent();
    const bounce = { type: 'bounced', messageId, permanent: true, detail: '550 5.1.1 no such user' };
    expect(await take(bounce)).toEqual(counted(1, 0));
    expect(await take(bounce, bounce)).toEqual(counted(2, 0));
    expect(await figuresOf(server)).toMatchObject({ sent: 1, bounced: 1 });
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'bounced', reason: 'bounced' }]);
    const [shown] = await listed(server);
    expect(shown).toMatchObject({ suppressed: 'bounced', emailStats: { sent: 1, bounced: 1 } });
    const events = (await timelineOf(server, lead.id)).filter(({ kind }) => kind === 'mail_bounced');
    expect(events).toMatchObject([
      {
        to: email,
        permanent: true,
        detail: '550 5.1.1 no such user',
        campaignId: 'campaign-1',
        campaignName: 'Najaarsbrief',
      },
    ]);
    const { status, body } = await sendCampaignMail(server, lead, { campaignId: 'campaign-2' });
    expect([status, body.code]).toEqual([409, 'recipient_suppressed']);
  });

  test('a refusal of a mail to the advisor closes nothing', async () => {
    const works = server.mailServer.answer;
    server.mailServer.answer = () =>
      fail({ code: 'refused', detail: '550 5.1.1', permanent: true, unknownMailbox: true });
    await sendMessage(server, { email });
    await server.outboxWorker.settled();
    const rows = await server.database.query.selectFrom('address_refusal').select('address_hash').execute();
    expect(rows).toHaveLength(1); // the visitor's own
    server.mailServer.answer = works;
    const about = { to: 'advies@fnc.example', subject: 'Dag', content: '<p>Dag</p>', language: 'nl' };
    const tested = await post(server, '/api/admin/campaigns/test', about, await server.signIn());
    expect(tested.statusCode).toBe(200);
  });

  test('a full mailbox is not blocked', async () => {
    const { lead, messageId } = await sent();
    await take({ type: 'bounced', messageId, permanent: false });
    expect((await sendCampaignMail(server, lead, { campaignId: 'campaign-2' })).status).toBe(200);
    expect((await listed(server))[0]).toMatchObject({ suppressed: null, emailStats: { bounced: 1 } });
  });

  test('the same report of a full mailbox counts once, also for an answer to a lead', async () => {
    const { id: leadId } = await aLeadOn(server, email);
    const answer = { to: email, subject: 'Antwoord', content: '<p>Dag</p>', leadId };
    const { id } = (await post(server, '/api/send-email', answer, await server.signIn())).json<{ id: string }>();
    await server.outboxWorker.settled();
    const bounce = { type: 'bounced', messageId: `<${id}@fnc.example>`, permanent: false, detail: '452 mailbox full' };
    await take(bounce);
    await take(bounce, bounce);
    expect((await listed(server))[0]).toMatchObject({ suppressed: null, emailStats: { bounced: 1 } });
    await take({ ...bounce, permanent: true });
    const events = (await timelineOf(server, leadId)).filter(({ kind }) => kind === 'mail_bounced');
    expect(events.map((event) => 'permanent' in event && event.permanent)).toEqual(
      expect.arrayContaining([false, true]),
    );
    expect(events).toHaveLength(2);
  });

  test('an address that complained is not mailed again, even after its lead is erased', async () => {
    const { lead, messageId } = await sent();
    await take({ type: 'complained', messageId }, { type: 'complained', email: ` ${email.toUpperCase()}` });
    expect((await timelineOf(server, lead.id)).filter(({ kind }) => kind === 'mail_complained')).toHaveLength(1);
    expect(await figuresOf(server)).toMatchObject({ complained: 1 });
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead.id}`, headers: await server.signIn() });
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    const again = await aLeadOn(server, email);
    expect(again.id).not.toBe(lead.id);
    expect((await listed(server))[0]).toMatchObject({ consent: 'confirmed', suppressed: 'complained' });
    expect((await sendCampaignMail(server, again, { campaignId: 'campaign-2' })).body.code).toBe(
      'recipient_suppressed',
    );
  });

  describe.each([
    ['deleted', 0],
    ['erased since', 31],
  ])('of an address whose lead was %s', (_name, days) => {
    test.each([
      ['complained', { type: 'complained' }],
      ['bounced', { type: 'bounced', permanent: true }],
    ])('is remembered that it %s', async (reason, event) => {
      const lead = await aLeadOn(server, email);
      await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead.id}`, headers: await server.signIn() });
      server.clock.now += days * 86_400_000;
      await server.cleanUp();
      // PostgreSQL refuses NUL characters, and no address has one.
      expect(await take({ ...event, email: `${email}\0` })).toEqual(counted(1, 0));
      const again = await aLeadOn(server, email, { consent: 'none' });
      expect((await listed(server))[0]).toMatchObject({ id: again.id, suppressed: reason });
      const mail = await sendCampaignMail(server, again, { withoutConsent: true });
      expect(mail.body.code).toBe('recipient_suppressed');
    });
  });

  describe('an address that bounced, and whose owner confirms the newsletter by the mailed link', () => {
    test.each(['none', 'confirmed'] as const)('gets campaigns again; its consent was "%s"', async (consent) => {
      const lead = await aLeadOn(server, email, { consent });
      await take({ type: 'bounced', email, permanent: true });
      server.clock.now += 60_000;
      await signUp(server, { email, newsletter: true });
      await server.outboxWorker.settled();
      expect(await suppressed()).toBe('bounced');
      const confirmed = await post(server, '/api/confirm-newsletter', { token: confirmTokenIn(server) });
      expect(confirmed.statusCode).toBe(200);
      expect(await suppressed()).toBeNull();
      expect((await sendCampaignMail(server, lead)).status).toBe(200);
      const refusals = await server.database.query.selectFrom('address_refusal').select('reason').execute();
      expect(refusals).toEqual([]);
    });

    test('does not lose its bounce by a link that it used before', async () => {
      await aLeadOn(server, email);
      await take({ type: 'bounced', email, permanent: true });
      await post(server, '/api/confirm-newsletter', { token: confirmTokenIn(server) });
      expect(await suppressed()).toBe('bounced');
    });

    test('does not lose its bounce by a link that was mailed before it', async () => {
      await aLeadOn(server, email, { consent: 'pending' });
      const token = confirmTokenIn(server);
      server.clock.now += 60_000;
      await take({ type: 'bounced', email, permanent: true });
      expect((await post(server, '/api/confirm-newsletter', { token })).statusCode).toBe(200);
      expect(await suppressed()).toBe('bounced');
    });

    test.each(['complained', 'blocked'] as const)('gets nothing if it is also %s', async (reason) => {
      const lead = await aLeadOn(server, email);
      await take({ type: 'bounced', email, permanent: true });
      server.clock.now += 60_000;
      await signUp(server, { email, newsletter: true });
      await server.outboxWorker.settled();
      const token = confirmTokenIn(server);
      if (reason === 'complained') await take({ type: 'complained', email });
      else await post(server, `/api/fnc-leads/${lead.id}/block`, { reason: 'asked' }, await server.signIn());
      expect((await post(server, '/api/confirm-newsletter', { token })).statusCode).toBe(200);
      expect(await suppressed()).toBe(reason);
    });
  });

  test('a lead that is restored after its address complained stays blocked', async () => {
    const lead = await aLeadOn(server, email);
    const headers = await server.signIn();
    await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead.id}`, headers });
    await take({ type: 'complained', email });
    await post(server, `/api/fnc-leads/${lead.id}/restore`, {}, headers);
    expect((await listed(server))[0]).toMatchObject({ id: lead.id, suppressed: 'complained' });
  });

  test('a planned mail is held back when its address bounced elsewhere', async () => {
    const lead = await aLeadOn(server, email);
    await sendCampaignMail(server, lead, { sendAt: '2026-03-02T10:00:00.000Z' });
    await take({ type: 'bounced', email, permanent: true });
    server.clock.now += 3_600_000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'skipped', reason: 'suppressed' }]);
  });

  test('the guide is still sent on request', async () => {
    await sent();
    await take({ type: 'complained', email });
    await signUp(server, { email });
    await server.outboxWorker.settled();
    expect(server.mailServer.sent.filter(({ to, list }) => to === email && list === undefined)).toHaveLength(2);
  });

  test('a report about an unknown mail is ignored', async () => {
    const { messageId } = await sent();
    const strange = [
      { type: 'bounced', messageId: '<other@elsewhere.example>', permanent: true },
      { type: 'complained', email: 'nobody@here.example' },
      { type: 'delivered' },
      { type: 'delivered', messageId: `${messageId}'; drop table lead; --` },
    ];
    const [status, answer] = await take(...strange);
    expect([status, answer]).toEqual(counted(1, 3));
    expect(await figuresOf(server)).toMatchObject({ bounced: 0, complained: 0 });
  });

  describe('a report with an invalid signature changes nothing', () => {
    const payload = { events: [{ type: 'complained', email }] };
    const body = JSON.stringify(payload);
    test.each<[name: string, header: (nowMs: number) => string]>([
      ['with no signature', () => ''],
      ['by another secret', (now) => signature(body, 'another secret, as long', now)],
      ['of another body', (now) => signature(`${body} `, secret, now)],
      ['six minutes ago', (now) => signature(body, secret, now - 360_000)],
      ['six minutes from now', (now) => signature(body, secret, now + 360_000)],
      [
        'with another moment put in',
        (now) => signature(body, secret, now - 60_000).replace(/t=\d+/, `t=${now / 1000}`),
      ],
      ['with a signature that is too short', (now) => signature(body, secret, now).slice(0, -2)],
    ])('%s', async (_name, header) => {
      await aLeadOn(server, email);
      const answer = await post(server, '/api/mail-events', payload, {
        [mailEventSignatureHeader]: header(server.clock.now),
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'mail_events_signature_invalid']);
      expect((await listed(server))[0]).toMatchObject({ suppressed: null });
    });
  });

  test('a server without a secret accepts no reports, signed or not', async () => {
    const other = await startTestServer({ engine });
    const answer = await report(other, '', { type: 'complained', email });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'mail_events_not_configured']);
    await other.close();
  });
});
