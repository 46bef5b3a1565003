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

test('no hour has more mails than it may, whoever they go to; the others wait and none is lost', async () => {
  await signUp(server);
  await server.outboxWorker.settled();
  server.clock.now += 60_000;
  for (const lead of await seedReaders(server.database, 25)) await sendCampaignMail(server, lead);
  await pass(0);
  expect(server.mailServer.sent).toHaveLength(10);
  await pass(3_539);
  expect(server.mailServer.sent).toHaveLength(10);
  // The guide left an hour ago, the nine others a minute later.
  await pass(1);
  expect(server.mailServer.sent).toHaveLength(11);
  await pass(60);
  expect(server.mailServer.sent).toHaveLength(20);
  await pass(3_600);
  expect(server.mailServer.sent).toHaveLength(26);
  expect(new Set(server.mailServer.sent.map(({ to }) => to)).size).toBe(26);
  expect(await figuresOf(server)).toMatchObject({ queued: 0, sent: 25 });
});
