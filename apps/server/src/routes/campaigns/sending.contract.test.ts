import { fail } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../adapters/sql/mail/outbox.ts';
import { aLeadOn, deliveriesOf, figuresOf, order, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const subject = 'Wat verandert er in 2027?';

describe.each(engines)('sending a campaign, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const mailsTo = (email: string) =>
    server.mailServer.sent.filter((mail) => mail.to === email && mail.subject === subject);
  const settle = async () => {
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  const pass = async (seconds: number) => {
    server.clock.now += seconds * 1000;
    await settle();
  };
  const unsubscribe = async (email: string) => {
    await server.database.query
      .updateTable('lead')
      .set({ unsubscribed_at: new Date(server.clock.now).toISOString() })
      .where('email', '=', email)
      .execute();
  };

  test('a mail requested ten times at once is sent once, and always has the same id', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCampaignMail(server, lead)));
    await settle();
    const later = await sendCampaignMail(server, lead, { content: '<p>Iets anders</p>' });
    await settle();
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => !body.repeated)).toHaveLength(1);
    expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1);
    expect(later.body).toMatchObject({ repeated: true, status: 'sent' });
    expect(mailsTo('a@fleet.example')).toHaveLength(1);
  });

  test('a campaign’s name is stored without its NUL character', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    expect((await sendCampaignMail(server, lead, { campaignName: 'Najaars\0brief' })).status).toBe(200);
    const [kept] = await server.database.query.selectFrom('campaign_mail').select('campaign_name').execute();
    expect(kept).toEqual({ campaign_name: 'Najaars brief' });
  });

  test('another campaign is another mail', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    await sendCampaignMail(server, lead);
    await sendCampaignMail(server, lead, { campaignId: 'campaign-2' });
    await settle();
    expect(mailsTo('a@fleet.example')).toHaveLength(2);
  });

  test.each([
    ['unsubscribed', { consent: 'confirmed' }, {}, [409, 'recipient_unsubscribed']],
    ['has not confirmed', { consent: 'pending' }, {}, [409, 'consent_pending']],
    [
      'has not confirmed, whatever the advisor ticks',
      { consent: 'pending' },
      { withoutConsent: true },
      [409, 'consent_pending'],
    ],
    ['never agreed', { consent: 'none' }, {}, [409, 'consent_missing']],
    ['has another address', { consent: 'confirmed' }, { to: 'b@fleet.example' }, [400, 'recipient_mismatch']],
    ['is not there', { consent: 'confirmed' }, { leadId: 'nobody' }, [404, 'lead_not_found']],
  ] as const)('who %s is refused', async (name, options, changes, answer) => {
    const lead = await aLeadOn(server, 'a@fleet.example', options);
    if (name === 'unsubscribed') await unsubscribe(lead.email);
    const { status, body } = await sendCampaignMail(server, lead, changes);
    expect([status, body.code]).toEqual(answer);
    await settle();
    expect(mailsTo('a@fleet.example')).toEqual([]);
    expect(await figuresOf(server)).toBeUndefined();
  });

  test('a lead without consent is mailed by the advisor’s tick, which is kept with the mail', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example', { consent: 'none' });
    expect((await sendCampaignMail(server, lead, { withoutConsent: true })).status).toBe(200);
    await settle();
    expect(mailsTo('a@fleet.example')).toHaveLength(1);
    const [kept] = await server.database.query.selectFrom('campaign_mail').selectAll().execute();
    expect(kept).toMatchObject({ waived_at: new Date(server.clock.now).toISOString(), campaign_name: 'Najaarsbrief' });
  });

  test.each([
    ['unsubscribed', { unsubscribed_at: '2026-03-02T09:00:00.000Z' }, 'unsubscribed'],
    ['suppressed', { suppressed: 'complained' }, 'suppressed'],
    ['waiting for a confirmation', { consent: 'pending' }, 'consent_pending'],
    ['without consent', { consent: 'none' }, 'consent_missing'],
    ['deleted', { deleted_at: '2026-03-02T09:00:00.000Z' }, 'lead_removed'],
  ])('a planned mail to who is %s by then is held back, and says why', async (_name, change, reason) => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    await sendCampaignMail(server, lead, { sendAt: '2026-03-02T10:00:00.000Z' });
    await server.database.query.updateTable('lead').set(change).where('id', '=', lead.id).execute();
    await pass(3600);
    expect(mailsTo('a@fleet.example')).toEqual([]);
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'skipped', reason, attempts: 0, retryable: false }]);
    expect(await figuresOf(server)).toMatchObject({ skipped: 1, sent: 0, queued: 0 });
    expect(await order(server, 'retry')).toEqual({ success: true, queued: 0 });
  });

  test('mail that somebody waits for is sent before an earlier campaign', async () => {
    const lead = await aLeadOn(server, 'a@fleet.example');
    await sendCampaignMail(server, lead, { sendAt: '2026-03-02T09:30:00.000Z' });
    await server.outboxWorker.stop();
    server.clock.now += 3_600_000;
    await signUp(server, { email: 'd@fleet.example' });
    const now = new Date(server.clock.now).toISOString();
    const claimed = await createOutbox(server.database).claim('worker', 1, now, now);
    expect(claimed.map(({ recipient }) => recipient)).toEqual(['d@fleet.example']);
  });

  describe('a planned campaign', () => {
    const sendAt = '2026-03-02T12:00:00.000Z';

    test('is sent at its time and not before', async () => {
      const lead = await aLeadOn(server, 'a@fleet.example');
      expect((await sendCampaignMail(server, lead, { sendAt })).body.status).toBe('queued');
      await pass(3 * 3600 - 1);
      expect(mailsTo('a@fleet.example')).toEqual([]);
      expect(await figuresOf(server)).toMatchObject({ queued: 1, sendAt, firstSentAt: null, missed: false });
      await pass(1);
      expect(mailsTo('a@fleet.example')).toHaveLength(1);
      expect(await figuresOf(server)).toMatchObject({ queued: 0, sent: 1, sendAt, firstSentAt: sendAt });
      expect(await timelineOf(server, lead.id)).toContainEqual(
        expect.objectContaining({ kind: 'mail', mailKind: 'campaign', at: sendAt }),
      );
    });

    test('that is unscheduled is never sent; planned anew it is sent once', async () => {
      const lead = await aLeadOn(server, 'a@fleet.example');
      const first = await sendCampaignMail(server, lead, { sendAt });
      expect(await order(server, 'cancel')).toEqual({ success: true, cancelled: 1 });
      await pass(4 * 3600);
      expect(mailsTo('a@fleet.example')).toEqual([]);
      expect(await figuresOf(server)).toMatchObject({ cancelled: 1, queued: 0 });
      const event = (await timelineOf(server, lead.id)).find(({ mailKind }) => mailKind === 'campaign');
      expect(event).toMatchObject({ outcome: 'cancelled', campaignId: 'campaign-1', campaignName: 'Najaarsbrief' });
      const again = await sendCampaignMail(server, lead, { subject: `${subject} (2)` });
      expect(again.body).toEqual({ success: true, id: first.body.id, status: 'queued', repeated: false });
      await settle();
      await pass(4 * 3600);
      expect(server.mailServer.sent.filter(({ to }) => to === lead.email).map((mail) => mail.subject)).toContain(
        `${subject} (2)`,
      );
      expect(await figuresOf(server)).toMatchObject({ cancelled: 0, sent: 1, sendAt: null });
    });

    test('that was missed while the server was down is sent at the start, and says so', async () => {
      const leads = [await aLeadOn(server, 'a@fleet.example'), await aLeadOn(server, 'b@fleet.example')];
      for (const lead of leads) await sendCampaignMail(server, lead, { sendAt });
      server.clock.now = Date.parse('2026-03-09T12:00:00.000Z');
      server.mailServer.answer = () => fail({ code: 'deferred', detail: '451', permanent: false });
      const stop = server.startJobs();
      await expect.poll(() => figuresOf(server)).toMatchObject({ missed: true });
      await expect.poll(async () => (await deliveriesOf(server)).map(({ attempts }) => attempts)).toEqual([1, 1]);
      // A week's delay is no reason to give up at the first failure.
      expect(await figuresOf(server)).toMatchObject({ queued: 2, failed: 0 });
      server.mailServer.answer = () => ({ ok: true, value: undefined });
      await pass(30);
      await stop();
      expect(await figuresOf(server)).toMatchObject({ sent: 2, missed: true, sendAt });
      expect(server.logged.join('')).toContain('planned mails were missed while the server was down');
    });

    test('in a long queue is not missed', async () => {
      const leads = [await aLeadOn(server, 'a@fleet.example'), await aLeadOn(server, 'b@fleet.example')];
      for (const lead of leads) await sendCampaignMail(server, lead, { sendAt });
      server.clock.now = Date.parse(sendAt);
      await settle();
      await server.database.query
        .updateTable('outbox')
        .set({ status: 'queued', attempts: 0, sent_at: null })
        .where('recipient', '=', 'a@fleet.example')
        .execute();
      server.clock.now += 3600_000;
      await server.startJobs()();
      expect(await figuresOf(server)).toMatchObject({ missed: false });
    });
  });

  test('a manual retry takes only failures that may be temporary', async () => {
    const emails = ['gone', 'full', 'policy', 'unknown', 'fine'].map((name) => `${name}@fleet.example`);
    const leads = [];
    for (const email of emails) leads.push(await aLeadOn(server, email));
    const answers = [
      fail({
        code: 'refused' as const,
        detail: '550 5.1.1 no such user',
        permanent: true,
        unknownMailbox: true as const,
      }),
      fail({ code: 'deferred' as const, detail: '452 4.2.2 full', permanent: false }),
      fail({ code: 'refused' as const, detail: '554 5.7.1 policy', permanent: true }),
      fail({ code: 'refused' as const, detail: '550 5.1.0 address rejected', permanent: true }),
    ];
    for (const [index, lead] of leads.entries()) {
      server.mailServer.answer = () => answers[index] ?? { ok: true, value: undefined };
      await sendCampaignMail(server, lead);
      await settle();
    }
    server.mailServer.answer = () => answers[1] ?? { ok: true, value: undefined };
    await pass(4 * 86_400);
    expect(await figuresOf(server)).toMatchObject({ sent: 1, failed: 4, retryable: 2, bounced: 0 });
    expect(
      (await deliveriesOf(server)).map(({ to, status, reason, retryable }) => [to, status, reason, retryable]),
    ).toEqual([
      ['gone@fleet.example', 'failed', 'mailbox_unknown', false],
      ['full@fleet.example', 'failed', 'deferred', true],
      // Only the sender’s set-up or reputation can be repaired, and somebody who did so may ask for it.
      ['policy@fleet.example', 'failed', 'refused', true],
      ['unknown@fleet.example', 'failed', 'refused', false],
      ['fine@fleet.example', 'sent', undefined, false],
    ]);
    server.mailServer.answer = () => ({ ok: true, value: undefined });
    expect(await order(server, 'retry')).toEqual({ success: true, queued: 2 });
    await settle();
    expect(mailsTo('full@fleet.example')).toHaveLength(1);
    expect(mailsTo('policy@fleet.example')).toHaveLength(1);
    expect(await figuresOf(server)).toMatchObject({ sent: 3, failed: 2, retryable: 0 });
    // No campaign ever mails the address again that does not exist.
    const [gone] = leads;
    const next = gone && (await sendCampaignMail(server, gone, { campaignId: 'campaign-2' }));
    expect([next?.status, next?.body.code]).toEqual([409, 'recipient_suppressed']);
    expect((await timelineOf(server, gone?.id ?? '')).map(({ kind }) => kind)).toContain('mail_bounced');
  });
});
