import { deliveryListAnswerSchema, mailStatusSchema, campaignFiguresAnswerSchema } from '@fnc/domain/api';
import { strangeIds } from '../../plugins/badInput.data.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, deliveriesOf, figuresOf, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { get, listed, post, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

describe.each(engines)('the outcome of a campaign, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const settle = async () => {
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  const sentTo = async (email: string, name = 'Esmee Golfslag') => {
    const lead = await aLeadOn(server, email, { name });
    await sendCampaignMail(server, lead);
    await settle();
    return lead;
  };

  test('the lead shows the mail in its figures, and on its timeline with the campaign', async () => {
    const lead = await sentTo('a@fleet.example');
    const [shown] = await listed(server);
    expect(shown).toMatchObject({
      emailStats: { sent: 1, opened: null, clicked: null, bounced: 0 },
      lastEmailSent: new Date(server.clock.now).toISOString(),
    });
    expect((await timelineOf(server, lead.id)).find(({ mailKind }) => mailKind === 'campaign')).toMatchObject({
      kind: 'mail',
      subject: 'Wat verandert er in 2027?',
      to: 'a@fleet.example',
      outcome: 'sent',
      attempts: 1,
      campaignId: 'campaign-1',
      campaignName: 'Najaarsbrief',
    });
    // The text is not kept, only that it was sent.
    const waiting = await aLeadOn(server, 'b@fleet.example');
    const { body } = await sendCampaignMail(server, waiting, { sendAt: '2026-12-02T10:00:00.000Z' });
    await server.cleanUp();
    const rows = await server.database.query.selectFrom('mail_content').select('id').execute();
    expect(rows).toEqual([{ id: body.id }]);
  });

  test('an unmeasured figure is not zero', async () => {
    await sentTo('a@fleet.example');
    const answer = await get(server, '/api/admin/campaigns/figures', await server.signIn());
    const body = campaignFiguresAnswerSchema.parse(answer.json());
    expect(body.measures).toEqual({ opens: false, clicks: false, deliveries: false });
    expect(body.campaigns).toEqual([
      {
        campaignId: 'campaign-1',
        queued: 0,
        sent: 1,
        failed: 0,
        retryable: 0,
        retryableSkipped: 0,
        skipped: 0,
        refused: 0,
        cancelled: 0,
        held: 0,
        delivered: null,
        opened: null,
        openedByMachine: null,
        clicked: null,
        bounced: 0,
        complained: 0,
        unsubscribed: 0,
        sendAt: null,
        firstSentAt: new Date(server.clock.now).toISOString(),
        lastAt: new Date(server.clock.now).toISOString(),
        missed: false,
      },
    ]);
  });

  test('returns the campaigns that are named, or the newest without names', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    for (const campaignId of ['one', 'two', 'three']) await sendCampaignMail(server, lead, { campaignId });
    const ids = async (query: string) => {
      const answer = await get(server, `/api/admin/campaigns/figures${query}`, await server.signIn());
      return answer.json<{ campaigns: { campaignId: string }[] }>().campaigns.map(({ campaignId }) => campaignId);
    };
    expect(await ids('')).toEqual(['three', 'two', 'one']);
    expect(await ids('?ids=one,nothing')).toEqual(['one']);
  });

  test('deliveries come in pages, failures first, of the others who left, then by name; each once', async () => {
    for (const [index, name] of ['Zeger', 'Anna', 'émile', 'Bart', 'Cor'].entries())
      await sentTo(`v${index}@fleet.example`, name);
    await server.database.query
      .updateTable('outbox')
      .set({ status: 'failed', fault: 'refused', fault_detail: '554 no' })
      .where('recipient', '=', 'v0@fleet.example')
      .execute();
    const left = async (recipient: string, column: 'unsubscribed_at' | 'complained_at') =>
      await server.database.query
        .updateTable('campaign_mail')
        .set({ [column]: '2026-12-01T12:00:00.000Z' })
        .where('id', 'in', (from) => from.selectFrom('outbox').select('id').where('recipient', '=', recipient))
        .execute();
    await left('v2@fleet.example', 'unsubscribed_at');
    await left('v4@fleet.example', 'complained_at');
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const place: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const answer = await get(
        server,
        `/api/admin/campaigns/campaign-1/deliveries?limit=2${place}`,
        await server.signIn(),
      );
      const page = deliveryListAnswerSchema.parse(answer.json());
      expect(page.count).toBe(5);
      names.push(...page.deliveries.map(({ leadName }) => leadName));
      cursor = page.nextCursor;
    }
    expect(names).toEqual(['Zeger', 'Cor', 'émile', 'Anna', 'Bart']);
    expect((await deliveriesOf(server, '?status=failed')).map(({ leadName, detail }) => [leadName, detail])).toEqual([
      ['Zeger', '554 no'],
    ]);
    expect(await deliveriesOf(server, '?status=sent,delivered')).toMatchObject([
      { leadName: 'Cor', complainedAt: '2026-12-01T12:00:00.000Z' },
      { leadName: 'émile', unsubscribedAt: '2026-12-01T12:00:00.000Z' },
      { leadName: 'Anna' },
      { leadName: 'Bart' },
    ]);
  });

  test('when a lead is erased the record stays without a name', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    await sendCampaignMail(server, lead, {
      content: '<p>Dag Esmee, <a href="https://www.fnc.example/?for=a@fleet.example">lees verder</a>.</p>',
    });
    await settle();
    const waiting = await aLeadOn(server, 'b@fleet.example');
    await sendCampaignMail(server, waiting, { sendAt: '2026-12-02T10:00:00.000Z' });
    for (const { id } of [lead, waiting]) {
      await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: await server.signIn() });
    }
    const before = await figuresOf(server);
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    expect(await figuresOf(server)).toMatchObject({
      sent: 1,
      cancelled: 1,
      queued: 0,
      firstSentAt: before?.firstSentAt,
    });
    expect(await deliveriesOf(server)).toMatchObject([
      { status: 'sent', leadName: '', to: '', leadId: '' },
      { status: 'cancelled', leadName: '', to: '', leadId: '' },
    ]);
    const { query } = server.database;
    const kept = await Promise.all([
      query.selectFrom('campaign_mail').selectAll().execute(),
      query.selectFrom('outbox').selectAll().execute(),
      query.selectFrom('erased_lead').selectAll().execute(),
      query.selectFrom('address_refusal').selectAll().execute(),
      query.selectFrom('lead_event').selectAll().execute(),
      query.selectFrom('consent').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/fleet\.example|Esmee|Golfslag/i);
  });

  test.each(strangeIds)(
    'a campaign %s that nobody sent has no mails, and nothing to stop or to try again',
    async (strange) => {
      const ask = async (method: 'GET' | 'POST', what: string) => {
        const answer = await server.app.inject({
          method,
          url: `/api/admin/campaigns/${strange}/${what}`,
          headers: await server.signIn(),
        });
        return [answer.statusCode, answer.json()];
      };
      expect(await ask('GET', 'deliveries')).toEqual([
        200,
        { success: true, deliveries: [], count: 0, nextCursor: null },
      ]);
      expect(await ask('POST', 'cancel')).toEqual([200, { success: true, cancelled: 0 }]);
      expect(await ask('POST', 'retry')).toEqual([200, { success: true, queued: 0 }]);
    },
  );

  test('how this server sends', async () => {
    const answer = await get(server, '/api/admin/mail', await server.signIn());
    expect(mailStatusSchema.parse({ ...answer.json<object>(), perSecond: 1 })).toMatchObject({
      from: 'FNC <post@fnc.example>',
      replyTo: 'advies@fnc.example',
      configured: true,
      dkimDomain: null,
      perHour: null,
      serverTime: new Date(server.clock.now).toISOString(),
    });
  });

  test('ten test mails an hour to one’s own address; none is kept', async () => {
    const mail = { to: 'marit@fnc.example', subject: 'Najaarsbrief', content: '<p>Dag Esmee</p>', language: 'nl' };
    const ask = async () => (await post(server, '/api/admin/campaigns/test', mail, await server.signIn())).statusCode;
    for (let time = 0; time < 10; time++) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    server.clock.now += 3_600_000;
    expect(await ask()).toBe(200);
    expect(server.mailServer.sent).toHaveLength(11);
    expect(server.mailServer.sent[0]).toMatchObject({ to: 'marit@fnc.example', subject: '[Test] Najaarsbrief' });
    expect(await server.database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a refused test mail says so in the mail server’s words', async () => {
    server.mailServer.answer = () => ({
      ok: false,
      error: { code: 'refused', detail: '550 5.7.1 not you', permanent: true },
    });
    const mail = { to: 'marit@fnc.example', subject: 'x', content: '<p>x</p>', language: 'nl' };
    const answer = await post(server, '/api/admin/campaigns/test', mail, {
      ...(await server.signIn()),
      'accept-language': 'en',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      502,
      {
        error:
          'The email wasn’t accepted: The mail server has refused this message for good. Check the email address; the server said: 550 5.7.1 not you',
      },
    ]);
  });
});
