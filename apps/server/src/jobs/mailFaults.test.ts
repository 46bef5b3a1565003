import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSmtpTransport } from '../adapters/mail/smtpTransport.ts';
import { aCampaignMail, figuresOf } from '../testing/campaigns.ts';
import { startMailServer, type TestMailServer } from '../testing/mailServer.ts';
import { post } from '../testing/requests.ts';
import { seedReaders } from '../testing/seedReaders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const amount = 60;
let mailServer: TestMailServer;
let server: TestServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ transport: createSmtpTransport(mailServer.url) });
});
afterEach(async () => {
  await server.close();
  await mailServer.close();
});

const pass = async (seconds: number) => {
  server.clock.now += seconds * 1000;
  server.outboxWorker.wake();
  await server.outboxWorker.settled();
};

/** Sends a campaign to that many leads with a given fault of the mail server. */
async function send(): Promise<readonly string[]> {
  const leads = await seedReaders(server.database, amount);
  const admin = await server.signIn();
  for (const lead of leads) {
    const { subject, content, leadId, campaignId } = aCampaignMail(lead);
    const answer = await post(
      server,
      '/api/send-email',
      { to: lead.email, subject, content, leadId, campaignId },
      admin,
    );
    expect(answer.statusCode).toBe(200);
  }
  await server.outboxWorker.settled();
  return leads.map(({ email }) => email);
}
/** Whether an address is tried for the first time. */
function firstTimes(): (to: string) => boolean {
  const seen = new Set<string>();
  return (to) => !seen.has(to) && seen.add(to).has(to);
}
const arrived = () => mailServer.received.flatMap(({ envelope }) => envelope.to).sort();

const gone = (to: string): boolean => Number(/\d+/.exec(to)?.[0]) % 10 === 0;

test('greylisting: every address is refused once and then gets one mail', async () => {
  const isFirst = firstTimes();
  mailServer.answer = (to) => (isFirst(to) ? { code: 451, text: '4.7.1 greylisted' } : 'take');
  const emails = await send();
  expect(arrived()).toEqual([]);
  expect(await figuresOf(server)).toMatchObject({ queued: amount, sent: 0, failed: 0 });
  await pass(20);
  expect(arrived()).toEqual(emails);
  expect(await figuresOf(server)).toMatchObject({ queued: 0, sent: amount });
});

test('a connection that breaks before the answer: mails that were not accepted are retried', async () => {
  const isFirst = firstTimes();
  mailServer.answer = (to) => (isFirst(to) ? 'break off' : 'take');
  const emails = await send();
  for (let time = 0; time < 6; time++) await pass(120 * 2 ** time);
  expect(arrived()).toEqual(emails);
  expect(await figuresOf(server)).toMatchObject({ queued: 0, sent: amount, failed: 0 });
});

test('accepted, but the connection breaks before the answer: the same message arrives twice', async () => {
  let broken = 0;
  mailServer.answer = () => (broken++ === 0 ? 'take and break off' : 'take');
  const emails = await send();
  for (let time = 0; time < 4; time++) await pass(120 * 2 ** time);
  expect([...new Set(arrived())]).toEqual(emails);
  const twice = arrived().filter((email, index, all) => all.indexOf(email) !== index);
  expect(twice).toHaveLength(1);
  const ids = mailServer.received
    .filter(({ envelope }) => envelope.to[0] === twice[0])
    .map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(1);
});

test('a slow mail server: other mails are sent meanwhile, and nobody gets two', async () => {
  const others = Promise.withResolvers<void>();
  mailServer.answer = async (to) => {
    // The first waits until almost all others have arrived.
    if (to.includes('00000')) await others.promise;
    if (mailServer.received.length >= amount - 5) others.resolve();
    return 'take' as const;
  };
  const emails = await send();
  expect(arrived()).toEqual(emails);
});

test('addresses that do not exist fail at once with the server’s words, the others get one mail', async () => {
  mailServer.answer = (to) => (gone(to) ? { code: 550, text: '5.1.1 no such user' } : 'take');
  const emails = await send();
  await pass(4 * 86_400);
  expect(arrived()).toEqual(emails.filter((email) => !gone(email)));
  expect(await figuresOf(server)).toMatchObject({ sent: 54, failed: 6, retryable: 0, queued: 0 });
});

test('a mail server that is down for a day loses nothing', async () => {
  await mailServer.close();
  const emails = await send();
  for (let hour = 0; hour < 8; hour++) await pass(3 * 3_600);
  expect(await figuresOf(server)).toMatchObject({ queued: amount, failed: 0 });
  mailServer = await startMailServer({ port: Number(new URL(mailServer.url).port) });
  await pass(4_500);
  expect(arrived()).toEqual(emails);
});
