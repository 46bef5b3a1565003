import { fail, type Campaign, type CampaignOrder, type NewCampaign } from '@fnc/domain';
import { createApiCampaignRepository } from '@fnc/domain/storage';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliveriesOf, figuresOf, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { get, post, timelineOf } from '../../testing/requests.ts';
import { seedLead } from '../../testing/seedReaders.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const letter: NewCampaign = {
  name: 'Najaarsbrief',
  subject: 'Dag {firstName}',
  content: '<p>Beste {name}, <a href="https://www.fnc.example/cyprus-gids">lees verder</a>.</p>',
};
const atOnce: CampaignOrder = { key: 'first', sendAt: null, tick: false };

describe.each(engines)('a campaign that the server sends, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine, measuresReaders: true });
  });
  afterEach(() => server.close());

  const campaigns = async () => createApiCampaignRepository(await clientOf(server));
  const reader = (name = 'Esmee Golfslag', changes: object = {}) =>
    seedLead(server.database, { name, consent: 'confirmed', ...changes });
  const campaignFor = async (leads: readonly { id: string }[], changes: NewCampaign = {}): Promise<Campaign> =>
    await (await campaigns()).add({ ...letter, recipients: leads.map(({ id }) => id), ...changes });
  const send = async ({ id }: Campaign, order: Partial<CampaignOrder> = {}) =>
    await (await campaigns()).send(id, { ...atOnce, ...order });
  const settle = async () => {
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  const pass = async (seconds: number) => {
    server.clock.now += seconds * 1000;
    await settle();
  };
  /** Where the links of all mails to an address lead. */
  const clicksLeadTo = async (to: string) => {
    const mails = server.mailServer.sent.filter((mail) => mail.to === to);
    const paths = mails.flatMap(({ html }) =>
      [...html.matchAll(/href="https:\/\/www\.fnc\.example(\/api\/c\/[^"]+)/g)].map(([, link = '']) => link),
    );
    const answers = await Promise.all(paths.map((link) => get(server, link, browser)));
    return new Set(answers.map(({ headers }) => headers.location));
  };
  const at = (seconds: number) => new Date(server.clock.now + seconds * 1000).toISOString();
  const change = (table: 'lead', id: string, set: object) =>
    server.database.query.updateTable(table).set(set).where('id', '=', id).execute();

  test('each mail has the text stored at the send, with the lead’s name when it is sent', async () => {
    const lead = await reader();
    const campaign = await campaignFor([lead]);
    await send(campaign, { sendAt: at(3_600) });
    const changed = { subject: 'Anders', content: '<p>Anders</p>', name: 'Anders' };
    expect(await (await campaigns()).update(campaign.id, changed)).toMatchObject({ outcome: 'conflict' });
    await change('lead', lead.id, { name: 'Esmée <Zee>' });
    await pass(3_600);
    const [mail] = server.mailServer.sent;
    expect(mail).toMatchObject({ to: lead.email, subject: 'Dag Esmée' });
    expect(mail?.html).toContain('Beste Esmée &lt;Zee&gt;,');
    expect(mail?.text).toContain('Beste Esmée <Zee>, lees verder');
    expect((await timelineOf(server, lead.id))[0]).toMatchObject({
      subject: 'Dag Esmée',
      campaignId: campaign.id,
      campaignName: 'Najaarsbrief',
      outcome: 'sent',
    });
  });

  test('a click leads where the link leads, also when the link has placeholders', async () => {
    const content = '<a href="https://www.fnc.example/?n={firstName}">a</a> <a href="https://elsewhere.example/">b</a>';
    const [one, two] = [await reader('Esmee Golfslag'), await reader('Bo')];
    await send(await campaignFor([one, two], { content }));
    await send(await campaignFor([one], { name: 'Zonder' }));
    await settle();
    await pass(60);
    const elsewhere = 'https://elsewhere.example/';
    expect(await clicksLeadTo(one.email)).toEqual(
      new Set([elsewhere, 'https://www.fnc.example/?n=Esmee', 'https://www.fnc.example/cyprus-gids']),
    );
    expect(await clicksLeadTo(two.email)).toEqual(new Set([elsewhere, 'https://www.fnc.example/?n=Bo']));
  });

  test('sent ten times at once with one key, each lead gets one mail and each caller the same answer', async () => {
    const leads = await Promise.all(['a', 'b', 'c'].map((name) => reader(name)));
    const campaign = await campaignFor(leads);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(campaign)));
    await settle();
    expect(answers).toEqual(Array(10).fill(answers[0]));
    expect(answers[0]).toMatchObject({ accepted: 3, already: 0 });
    expect(server.mailServer.sent).toHaveLength(3);
  });

  test('sent ten times at once with different keys, each lead still gets one mail', async () => {
    const leads = await Promise.all(['a', 'b', 'c'].map((name) => reader(name)));
    const campaign = await campaignFor(leads);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, key) => send(campaign, { key: `${key}` })));
    await settle();
    const shares = answers.map((answer) => [answer?.accepted, answer?.already].join()).sort();
    expect(shares).toEqual([...Array<string>(9).fill('0,3'), '3,0']);
    expect(server.mailServer.sent).toHaveLength(3);
  });

  test('a refused lead is shown with the reason, so that a plan does not look sent to nobody', async () => {
    const gets = await reader();
    const said = await reader('Nee', { subscribed: false });
    const unknown = await reader('Onbekend', { consent: 'none' });
    const removed = await reader('Weg');
    await change('lead', removed.id, { deleted_at: at(0) });
    const leads = [gets, said, unknown, removed, { id: 'nobody' }];
    const campaign = await campaignFor(leads);
    const sent = await send(campaign, { sendAt: at(3_600) });
    expect(sent).toMatchObject({ accepted: 1, refused: { unsubscribed: 1, consent_missing: 1, lead_removed: 2 } });
    expect(await figuresOf(server, campaign.id)).toMatchObject({
      queued: 1,
      skipped: 0,
      refused: 4,
      sendAt: at(3_600),
    });
    const skipped = await deliveriesOf(server, '?status=skipped', campaign.id);
    const shown = skipped.map(({ leadName, to, reason, at: when }) => [leadName, to, reason, when]);
    expect(shown).toEqual([
      ['', '', 'lead_removed', at(0)],
      ['', '', 'lead_removed', at(0)],
      ['Nee', said.email, 'unsubscribed', at(0)],
      ['Onbekend', unknown.email, 'consent_missing', at(0)],
    ]);
    // After a stop and a second send, everybody is decided anew and listed once.
    await (await campaigns()).stop(campaign.id);
    await change('lead', said.id, { unsubscribed_at: null });
    expect(await send(campaign, { key: 'again', tick: true })).toMatchObject({
      accepted: 3,
      already: 0,
      refused: { lead_removed: 2, unsubscribed: 0 },
    });
    await settle();
    expect(await figuresOf(server, campaign.id)).toMatchObject({ sent: 3, refused: 2, cancelled: 0 });
    expect(await deliveriesOf(server, '', campaign.id)).toHaveLength(5);
    expect(server.mailServer.sent.map(({ to }) => to).sort()).toEqual([gets.email, said.email, unknown.email].sort());
  });

  test('a lead that has unsubscribed since is refused the second time', async () => {
    const lead = await reader();
    const campaign = await campaignFor([lead, await reader('Bo')]);
    await send(campaign, { sendAt: at(3_600) });
    await (await campaigns()).stop(campaign.id);
    await change('lead', lead.id, { unsubscribed_at: at(0) });
    await send(campaign, { key: 'again', sendAt: at(3_600) });
    const [first] = await deliveriesOf(server, '?status=skipped', campaign.id);
    expect(first).toMatchObject({ leadId: lead.id, to: lead.email, reason: 'unsubscribed' });
    expect(await figuresOf(server, campaign.id)).toMatchObject({ queued: 1, cancelled: 0, refused: 1, skipped: 0 });
  });

  test('a lead that unsubscribes after the send gets nothing', async () => {
    const lead = await reader();
    const campaign = await campaignFor([lead, await reader('Bo')]);
    await send(campaign, { sendAt: at(3_600) });
    await change('lead', lead.id, { unsubscribed_at: at(0) });
    await pass(3_600);
    expect(server.mailServer.sent).toHaveLength(1);
    expect(await figuresOf(server, campaign.id)).toMatchObject({ sent: 1, skipped: 1, refused: 0 });
  });

  test('stopped half-way it can be sent to the others, who get the current text', async () => {
    const leads = await Promise.all(['a', 'b'].map((name) => reader(name)));
    const campaign = await campaignFor(leads);
    server.mailServer.answer = () => fail({ code: 'deferred', detail: '451 later', permanent: false });
    await send(campaign);
    await settle();
    server.mailServer.answer = () => ({ ok: true, value: undefined });
    const { query } = server.database;
    const [early] = await query.selectFrom('outbox').select('id').where('status', '=', 'queued').execute();
    await query
      .updateTable('outbox')
      .set({ run_at: at(0) })
      .where('id', '=', early?.id ?? '')
      .execute();
    await settle();
    expect(await (await campaigns()).stop(campaign.id)).toBe(1);
    expect(await (await campaigns()).findById(campaign.id)).toMatchObject({ status: 'sent', handedOver: false });
    expect(await (await campaigns()).audience(campaign.id, false)).toMatchObject({ willGet: 1, already: 1 });
    await (await campaigns()).update(campaign.id, { subject: 'Nog eens' });
    expect(await send(campaign, { key: 'rest' })).toMatchObject({ accepted: 1, already: 1 });
    await pass(7_200);
    expect(server.mailServer.sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Dag/), 'Nog eens']);
    expect(await (await campaigns()).findById(campaign.id)).toMatchObject({ handedOver: true, stats: { sent: 2 } });
  });

  test('a call for one lead returns the mail of a send, and mails a refused lead', async () => {
    const [lead, refused] = [await reader(), await reader('Bo', { consent: 'none' })];
    const campaign = await campaignFor([lead, refused]);
    await send(campaign, { sendAt: at(3_600) });
    const about = { campaignId: campaign.id, sendAt: at(3_600), withoutConsent: true };
    expect((await sendCampaignMail(server, lead, about)).body).toMatchObject({ repeated: true, status: 'queued' });
    expect((await sendCampaignMail(server, refused, about)).body).toMatchObject({ repeated: false, status: 'queued' });
    await pass(3_600);
    const said = server.mailServer.sent.map(({ to, subject }) => [to, subject]);
    expect(said).toHaveLength(2);
    expect(said).toContainEqual([lead.email, 'Dag Esmee']);
    expect(said).toContainEqual([refused.email, 'Wat verandert er in 2027?']);
    expect(await figuresOf(server, campaign.id)).toMatchObject({ sent: 2, refused: 0 });
  });

  test('mails that a browser queued before are not sent again, and its finished sends stay finished', async () => {
    const [has, waits] = [await reader(), await reader('Bo')];
    const campaign = await campaignFor([has, waits]);
    const keep = async (record: object) =>
      await server.database.query
        .updateTable('campaign')
        .set({ record: JSON.stringify({ ...campaign, status: 'sent', ...record }) })
        .execute();
    await keep({});
    expect(await (await campaigns()).audience(campaign.id, true)).toMatchObject({ willGet: 0, already: 2 });
    expect(await send(campaign, { key: 'over' })).toMatchObject({ accepted: 0, already: 2 });
    await keep({ accepted: [has.id], handedOver: false });
    expect(await (await campaigns()).audience(campaign.id, true)).toMatchObject({ willGet: 1, already: 1 });
    expect(await send(campaign, { key: 'rest' })).toMatchObject({ accepted: 1, already: 1 });
    await settle();
    expect(server.mailServer.sent.map(({ to }) => to)).toEqual([waits.email]);
  });

  test('an erased lead leaves a refusal without its name', async () => {
    const [gets, refused] = [await reader(), await reader('Bo', { consent: 'none' })];
    const campaign = await campaignFor([gets, refused]);
    await send(campaign, { sendAt: at(90 * 86_400) });
    for (const { id } of [gets, refused]) await change('lead', id, { deleted_at: at(0) });
    server.clock.now += 31 * 86_400_000;
    await server.cleanUp();
    expect(await figuresOf(server, campaign.id)).toMatchObject({ queued: 0, cancelled: 1, refused: 1, skipped: 0 });
    const left = await deliveriesOf(server, '', campaign.id);
    expect(left.map(({ leadId, to, leadName, status }) => [leadId, to, leadName, status])).toEqual([
      ['', '', '', 'skipped'],
      ['', '', '', 'cancelled'],
    ]);
  });

  test('a stop that was killed after the mails were cancelled can be finished', async () => {
    const campaign = await campaignFor([await reader()]);
    await send(campaign, { sendAt: at(3_600) });
    const { query } = server.database;
    await query
      .updateTable('campaign_mail')
      .set({ cancelled_at: at(0) })
      .execute();
    await query.updateTable('outbox').set({ status: 'cancelled' }).where('kind', '=', 'campaign').execute();
    expect(await (await campaigns()).findById(campaign.id)).toMatchObject({ status: 'scheduled', handedOver: true });
    expect(await (await campaigns()).stop(campaign.id)).toBe(0);
    expect(await (await campaigns()).findById(campaign.id)).toMatchObject({ status: 'draft', handedOver: false });
    expect(await send(campaign, { key: 'again' })).toMatchObject({ accepted: 1, already: 0 });
  });

  test('failed mails of a removed campaign are not sent again', async () => {
    server.mailServer.answer = () => fail({ code: 'unreachable', detail: 'down', permanent: true });
    const campaign = await campaignFor([await reader()]);
    await send(campaign);
    await settle();
    expect(await deliveriesOf(server, '', campaign.id)).toMatchObject([{ status: 'failed', retryable: true }]);
    await (await campaigns()).remove(campaign.id);
    expect(await (await campaigns()).retryFailed(campaign.id)).toBe(0);
    await (await campaigns()).restore(campaign.id);
    expect(await (await campaigns()).retryFailed(campaign.id)).toBe(1);
  });

  test('a lead that was deleted while it was sent and restored gets its mail by a retry, others do not', async () => {
    const [back, gone, refuses] = [await reader('Bo'), await reader('Cas'), await reader('Dia')];
    const campaign = await campaignFor([back, gone, refuses]);
    await send(campaign, { sendAt: at(3_600) });
    const leads = [back, gone, refuses];
    for (const { id } of leads) await change('lead', id, { deleted_at: at(0) });
    await pass(3_600);
    expect(await figuresOf(server, campaign.id)).toMatchObject({ skipped: 3, retryable: 0, retryableSkipped: 0 });
    expect(await (await campaigns()).retryFailed(campaign.id)).toBe(0);

    await change('lead', back.id, { deleted_at: null });
    await change('lead', refuses.id, { deleted_at: null, unsubscribed_at: at(0) });
    const listed = async () =>
      (await deliveriesOf(server, '', campaign.id)).map(({ leadName, status, reason, retryable }) =>
        [leadName, status, reason, retryable].join(' '),
      );
    expect(await listed()).toEqual([
      'Bo skipped lead_removed true',
      'Cas skipped lead_removed false',
      'Dia skipped lead_removed true',
    ]);
    expect(await figuresOf(server, campaign.id)).toMatchObject({ skipped: 3, retryable: 2, retryableSkipped: 2 });
    expect(await (await campaigns()).retryFailed(campaign.id)).toBe(2);
    await settle();
    expect(server.mailServer.sent.map(({ to, subject }) => [to, subject])).toEqual([[back.email, 'Dag Bo']]);
    expect(await listed()).toEqual([
      'Cas skipped lead_removed false',
      'Dia skipped unsubscribed false',
      'Bo sent  false',
    ]);
  });

  test('every change of it is in the log with its author', async () => {
    const campaign = await campaignFor([await reader()]);
    await send(campaign, { sendAt: at(3_600) });
    await (await campaigns()).remove(campaign.id);
    const changes = await server.database.query
      .selectFrom('change')
      .select(['kind', 'fields', 'by_user', 'version'])
      .where('record_id', '=', campaign.id)
      .orderBy('seq')
      .execute();
    expect(changes.map(({ kind, by_user }) => `${kind} ${by_user}`)).toEqual([
      'added admin',
      'changed admin',
      'changed admin',
      'removed admin',
    ]);
    expect(JSON.parse(changes[1]?.fields ?? '')).toEqual(
      expect.arrayContaining(['status', 'scheduledAt', 'stats', 'handedOver']),
    );
  });
});

describe.each(engines)('where no campaign may be sent, stored on $name', (engine) => {
  let server: TestServer;
  afterEach(() => server.close());

  test('a send is refused, and nothing is written', async () => {
    server = await startTestServer({ engine, publicUrl: 'http://127.0.0.1:4000' });
    const campaigns = createApiCampaignRepository(await clientOf(server));
    const lead = await seedLead(server.database, { consent: 'confirmed' });
    const campaign = await campaigns.add({ ...letter, recipients: [lead.id] });
    const code = 'campaigns_public_url_local';
    await expect(campaigns.send(campaign.id, atOnce)).rejects.toMatchObject({ code, status: 409 });
    expect(await campaigns.findById(campaign.id)).toEqual(campaign);
    for (const body of [
      { ...atOnce, key: '' },
      { ...atOnce, key: 'a b' },
      { ...atOnce, sendAt: '0026-12-01T08:00:00.000Z' },
      {},
    ]) {
      const answer = await post(server, `/api/admin/campaigns/${campaign.id}/send`, body, await server.signIn());
      expect(answer.statusCode).toBe(400);
    }
    expect(await server.database.query.selectFrom('campaign_send').selectAll().execute()).toEqual([]);
  });
});
