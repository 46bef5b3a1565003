import { noCampaignStats, type Campaign } from '@fnc/domain';
import { createFileApiClient, type FileApiClient } from '@fnc/domain/api';
import { createApiCampaignRepository } from '@fnc/domain/storage';
import { aCampaign } from '@fnc/domain/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLeadOn, order, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { clientOf } from '../../testing/sharedServer.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const version = '4.0';
const at = '2026-03-02T10:00:00.000Z';
const emails = ['a@fleet.example', 'b@fleet.example', 'c@fleet.example'];

describe.each(engines)('the campaigns of an export, stored on $name', (engine) => {
  let server: TestServer;
  let file: FileApiClient;
  let campaigns: ReturnType<typeof createApiCampaignRepository>;
  const start = async (measuresReaders: boolean) => {
    server = await startTestServer({ engine, measuresReaders });
    const client = await clientOf(server);
    file = createFileApiClient(client);
    campaigns = createApiCampaignRepository(client);
  };
  beforeEach(() => start(true));
  afterEach(() => server.close());

  const exported = async () => (await file.export()).lists.emailCampaigns as Campaign[];
  const statsOf = async (id: string) => (await exported()).find((campaign) => campaign.id === id)?.stats;
  const plan = async () => {
    const planned = await file.plan({ emailCampaigns: await exported(), version });
    return planned.outcome === 'plan' && planned.lists.find(({ name }) => name === 'emailCampaigns');
  };

  async function sent(sendAt: string | null = null): Promise<string> {
    const recipients: string[] = [];
    for (const email of emails) recipients.push((await aLeadOn(server, email)).id);
    const { id } = await campaigns.add({ name: 'Kerst', subject: 'Kerst', content: '<p>Kerst</p>', recipients });
    expect(await campaigns.send(id, { key: 'once', sendAt, tick: false })).toMatchObject({ accepted: 3 });
    await server.outboxWorker.settled();
    return id;
  }
  /** What readers and mail servers did with the mail to this address. */
  const happened = (email: string | undefined, columns: object) =>
    server.database.query
      .updateTable('campaign_mail')
      .set(columns)
      .where('id', 'in', (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where('recipient', '=', email ?? ''),
      )
      .execute();

  test('have the statistics of their mails, as the console shows them', async () => {
    const id = await sent();
    await happened(emails[0], { opened_at: at, clicked_at: at });
    await happened(emails[1], { opened_at: at, unsubscribed_at: at });
    await happened(emails[2], { bounced_at: at });
    expect(await statsOf(id)).toEqual({
      sent: 3,
      delivered: null,
      opened: 2,
      clicked: 1,
      bounced: 1,
      unsubscribed: 1,
    });
  });

  test('are unchanged when they are imported again, also one that was stopped or mailed from elsewhere', async () => {
    const id = await sent();
    await happened(emails[0], { opened_at: at });
    const stopped = await campaigns.add({
      name: 'Gestopt',
      subject: 'Gestopt',
      content: '<p>Gestopt</p>',
      recipients: (await campaigns.findById(id))?.recipients ?? [],
    });
    await campaigns.send(stopped.id, { key: 'later', sendAt: '2026-03-03T10:00:00.000Z', tick: false });
    await order(server, 'cancel', stopped.id);
    const draft = await campaigns.add({ name: 'Los', subject: 'Los', content: '<p>Los</p>', recipients: [] });
    await sendCampaignMail(server, await aLeadOn(server, 'd@fleet.example'), { campaignId: draft.id });
    await server.outboxWorker.settled();
    const before = await exported();
    expect(before.map(({ stats }) => [stats.sent, stats.opened])).toEqual([
      [3, 1],
      [0, 0],
      [1, 0],
    ]);
    expect(await plan()).toMatchObject({ added: [], changed: [] });
    expect(await file.import({ emailCampaigns: before, version })).toMatchObject({ change: null });
    expect(await exported()).toEqual(before);
  });

  test('keep the figures that they brought along, when nothing was mailed from here', async () => {
    const stats = { ...noCampaignStats(), sent: 40, opened: 12, clicked: null };
    const brought = aCampaign({ id: 'elsewhere', status: 'completed', handedOver: true, stats });
    expect(await file.import({ emailCampaigns: [brought], version })).toMatchObject({ outcome: 'done' });
    expect(await statsOf('elsewhere')).toEqual(stats);
  });

  test('call no figure 0 that is not measured', async () => {
    await server.close();
    await start(false);
    const id = await sent();
    expect(await statsOf(id)).toMatchObject({ sent: 3, delivered: null, opened: null, clicked: null });
  });
});
