import { afterEach, beforeEach, expect, test } from 'vitest';
import { figuresOf, sendCampaignMail } from '../testing/campaigns.ts';
import { signUp } from '../testing/requests.ts';
import { seedReaders } from '../testing/seedReaders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ limits: { perSecond: Infinity, perHour: 10 } });
});
afterEach(() => server.close());

const pass = async (seconds: number) => {
  server.clock.now += seconds * 1000;
  server.outboxWorker.wake();
  await server.outboxWorker.settled();
};

test('no hour has more mails than the limit, whoever gets them; the others wait and none is lost', async () => {
  await signUp(server);
  await server.outboxWorker.settled();
  server.clock.now += 60_000;
  for (const lead of await seedReaders(server.database, 25)) await sendCampaignMail(server, lead);
  await pass(0);
  // The last of ten is reserved for mail that somebody waits for.
  expect(server.mailServer.sent).toHaveLength(9);
  await pass(3_539);
  expect(server.mailServer.sent).toHaveLength(9);
  // The guide was sent an hour ago, the eight others a minute later.
  await pass(1);
  expect(server.mailServer.sent).toHaveLength(10);
  await pass(60);
  expect(server.mailServer.sent).toHaveLength(18);
  await pass(3_600);
  expect(server.mailServer.sent).toHaveLength(26);
  expect(new Set(server.mailServer.sent.map(({ to }) => to)).size).toBe(26);
  expect(await figuresOf(server)).toMatchObject({ queued: 0, sent: 25 });
});

test('a campaign that fills the hour does not delay the guide, and the hour keeps its limit', async () => {
  const leads = await seedReaders(server.database, 25);
  for (const lead of leads) await sendCampaignMail(server, lead);
  await pass(0);
  expect(server.mailServer.sent).toHaveLength(9);
  for (const email of ['first@fleet.example', 'second@fleet.example']) {
    await signUp(server, { email });
    await server.outboxWorker.settled();
    await pass(60);
  }
  const guides = () =>
    server.mailServer.sent.flatMap(({ to }) => (leads.some(({ email }) => email === to) ? [] : [to]));
  expect(guides()).toEqual(['first@fleet.example']);
  expect(server.mailServer.sent).toHaveLength(10);
  await pass(3_480);
  expect(guides()).toEqual(['first@fleet.example', 'second@fleet.example']);
  expect(server.mailServer.sent).toHaveLength(19);
});
