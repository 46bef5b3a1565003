import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox, type Outbox } from '../../adapters/sql/mail/outbox.ts';
import { aLeadOn, deliveriesOf, figuresOf, order, sendCampaignMail } from '../../testing/campaigns.ts';
import { engines } from '../../testing/engines.ts';
import { timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const worker = 'another server';

describe.each(engines)('stopping a campaign while a mail is being sent, stored on $name', (engine) => {
  let server: TestServer;
  let outbox: Outbox;
  let lead: { id: string; email: string };
  let id: string;
  beforeEach(async () => {
    server = await startTestServer({ engine });
    outbox = createOutbox(server.database);
    lead = await aLeadOn(server, 'a@fleet.example');
    const { body } = await sendCampaignMail(server, lead, { sendAt: at(3_600) });
    id = body.id;
    server.clock.now += 3_600_000;
    const claimed = await outbox.claim(worker, 5, at(0), at(20));
    expect(claimed.map((mail) => mail.id)).toEqual([id]);
    expect(await order(server, 'cancel')).toEqual({ success: true, cancelled: 0 });
  });
  afterEach(() => server.close());

  const at = (seconds: number) => new Date(server.clock.now + seconds * 1000).toISOString();
  const deferred = { code: 'deferred', detail: '451 later' } as const;
  const pass = async (seconds: number) => {
    server.clock.now += seconds * 1000;
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  const arrived = () => server.mailServer.sent.filter(({ list }) => list !== undefined).length;

  const ends: readonly [name: string, end: () => Promise<unknown>][] = [
    ['is not taken for now', () => outbox.markFailed(id, worker, deferred, { retryAt: at(15) })],
    ['is given back', () => outbox.release([id], worker)],
    ['is left behind by a kill', () => pass(60)],
  ];

  test.each(ends)('a mail that %s is never sent, and is cancelled', async (_name, end) => {
    const stoppedAt = at(0);
    await end();
    expect(await figuresOf(server)).toMatchObject({ cancelled: 1, queued: 0, skipped: 0 });
    await pass(7_200);
    expect(arrived()).toBe(0);
    expect(await figuresOf(server)).toMatchObject({ cancelled: 1, queued: 0, skipped: 0, failed: 0 });
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'cancelled', at: stoppedAt, retryable: false }]);
  });

  test('a mail that was stopped after a failed attempt waits for no next one on the timeline of its lead', async () => {
    await outbox.markFailed(id, worker, deferred, { retryAt: at(15) });
    const mail = (await timelineOf(server, lead.id)).find(({ mailKind }) => mailKind === 'campaign');
    expect(mail).toMatchObject({ outcome: 'cancelled', attempts: 1 });
    expect(mail).not.toHaveProperty('lastError');
  });

  test.each(ends)('a mail that %s is sent once when it is queued again', async (_name, end) => {
    await end();
    const again = await sendCampaignMail(server, lead);
    expect(again.body).toEqual({ success: true, id, status: 'queued', repeated: false });
    await pass(7_200);
    expect(arrived()).toBe(1);
    expect(await figuresOf(server)).toMatchObject({ cancelled: 0, sent: 1 });
  });

  test.each(ends)('a mail that %s after it was queued again is not lost', async (_name, end) => {
    expect((await sendCampaignMail(server, lead)).body).toMatchObject({ id, status: 'sending', repeated: true });
    await end();
    await pass(7_200);
    expect(arrived()).toBe(1);
  });

  test('a mail that a stop finds back in the queue is shown as cancelled at once', async () => {
    await server.database.query.updateTable('outbox').set({ status: 'queued' }).where('id', '=', id).execute();
    expect(await figuresOf(server)).toMatchObject({ cancelled: 1, queued: 0 });
    expect(await deliveriesOf(server)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a mail that arrives after the stop counts as sent', async () => {
    await outbox.markSent([{ id, at: at(1) }], worker);
    expect(await figuresOf(server)).toMatchObject({ cancelled: 0, sent: 1 });
  });

  test('a mail that failed is retried by hand', async () => {
    await outbox.markFailed(id, worker, deferred, { givenUpAt: at(1) });
    expect(await figuresOf(server)).toMatchObject({ cancelled: 0, failed: 1, retryable: 1 });
    expect(await order(server, 'retry')).toEqual({ success: true, queued: 1 });
    await pass(60);
    expect(arrived()).toBe(1);
  });
});
