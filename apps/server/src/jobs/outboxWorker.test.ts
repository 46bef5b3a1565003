import { ok } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpTransport } from '../adapters/mail/smtpTransport.ts';
import { startMailServer, type TestMailServer } from '../testing/mailServer.ts';
import { listed, sendMessage, signUp, timelineOf } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createPace } from './outboxWorker.ts';

let mailServer: TestMailServer;
let server: TestServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  const transport = createSmtpTransport(mailServer.url);
  server = await startTestServer({ transport });
});
afterEach(async () => {
  await server.close();
  await mailServer.close();
});

const mailOf = async (language = 'en') => {
  const [lead] = await listed(server);
  const events = await timelineOf(server, lead?.id ?? '', { 'accept-language': language });
  return events.find((event) => event.kind === 'mail');
};
const pass = async (seconds: number) => {
  server.clock.now += seconds * 1000;
  server.outboxWorker.wake();
  await server.outboxWorker.settled();
};

test('a sign-up gets the guide by SMTP at once', async () => {
  await signUp(server);
  await server.outboxWorker.settled();
  const [received] = mailServer.received;
  const [row] = await server.database.query.selectFrom('outbox').selectAll().execute();
  expect(received?.envelope).toEqual({ from: 'post@fnc.example', to: ['esmee@golfslag.example'] });
  expect(received?.mail.messageId).toBe(`<${row?.id}@fnc.example>`);
  expect(received?.mail.subject).toBe(row?.subject);
  expect(received?.mail.text).toContain('https://www.fnc.example/guide/cyprus-gids.pdf');
  expect(received?.mail.html).toContain('href="https://www.fnc.example/guide/cyprus-gids.pdf"');
  expect(await mailOf()).toMatchObject({ outcome: 'sent', attempts: 1, subject: row?.subject });
});

test('the advisor answers a message with "reply", whatever the visitor’s name', async () => {
  await sendMessage(server, { name: 'Bea "B" <x@evil.example>, \r\nBcc: y@evil.example' });
  await server.outboxWorker.settled();
  const toAdvisor = mailServer.received.find(({ envelope }) => envelope.to[0] === 'advies@fnc.example');
  expect(toAdvisor?.mail.replyTo).toMatchObject([{ address: 'ruben@zeeman.example' }]);
  expect(mailServer.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual([
    'advies@fnc.example',
    'ruben@zeeman.example',
  ]);
});

test('after 451 the mail is retried, and the timeline says why it had to wait', async () => {
  mailServer.says.data = { code: 451, text: 'greylisted' };
  await signUp(server);
  await server.outboxWorker.settled();
  expect(await mailOf()).toMatchObject({
    outcome: 'queued',
    attempts: 1,
    lastError:
      'The mail server isn’t accepting the message at the moment. Wait for the next attempt; the server said: 451 greylisted',
  });
  expect(await mailOf('nl')).toMatchObject({
    lastError:
      'De mailserver neemt het bericht nu niet aan. Wacht op de volgende poging; het antwoord was: 451 greylisted',
  });
  await pass(14);
  expect(await mailOf()).toMatchObject({ attempts: 1 });
  await pass(1);
  expect(await mailOf()).toMatchObject({ outcome: 'queued', attempts: 2 });
  mailServer.says.data = null;
  await pass(30);
  const mail = await mailOf();
  expect(mail).toMatchObject({ outcome: 'sent', attempts: 3 });
  expect(mail).not.toHaveProperty('lastError');
  expect(mailServer.received).toHaveLength(1);
});

test('after 550 the mail is not retried', async () => {
  mailServer.says.recipient = { code: 550, text: 'no such user' };
  await signUp(server);
  await server.outboxWorker.settled();
  expect(await mailOf()).toMatchObject({
    outcome: 'failed',
    attempts: 1,
    lastError:
      'The mail server has refused this message for good. Check the email address; the server said: 550 no such user',
  });
  mailServer.says.recipient = null;
  await pass(100_000);
  expect(await mailOf()).toMatchObject({ outcome: 'failed', attempts: 1 });
  expect(mailServer.received).toEqual([]);
});

test('a mail server that is down for a day loses no mail', async () => {
  await mailServer.close();
  await signUp(server);
  await server.outboxWorker.settled();
  for (let hour = 0; hour < 24; hour++) await pass(4_500);
  expect(await mailOf()).toMatchObject({ outcome: 'queued' });
  mailServer = await startMailServer({ port: Number(new URL(mailServer.url).port) });
  await pass(4_500);
  expect(await mailOf()).toMatchObject({ outcome: 'sent' });
  expect(mailServer.received).toHaveLength(1);
});

test('after three days the server gives up', async () => {
  mailServer.says.data = { code: 451, text: 'greylisted' };
  await signUp(server);
  await server.outboxWorker.settled();
  await pass(72 * 3_600 + 1);
  expect(await mailOf()).toMatchObject({ outcome: 'failed', attempts: 2 });
});

test('fifty mails are sent, each once', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => signUp(server, { email: `v${index}@example.com` })));
  await server.outboxWorker.settled();
  const recipients = mailServer.received.flatMap(({ envelope }) => envelope.to);
  expect(recipients).toHaveLength(50);
  expect(new Set(recipients).size).toBe(50);
});

test('after one outbox query no mail waits for a slow one', async () => {
  const sent: string[] = [];
  const slow = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  const other = await startTestServer({
    transport: {
      configured: true,
      signedBy: null,
      async send({ to }) {
        if (to === 'slow@example.com') await slow.promise;
        sent.push(to);
        if (sent.length === 20) others.resolve();
        return ok(undefined);
      },
      close: () => Promise.resolve(),
    },
  });
  await signUp(other, { email: 'first@example.com' });
  await other.outboxWorker.settled();
  const { query } = other.database;
  const row = await query.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const again = Array.from({ length: 20 }, (_, index) => ({
    ...row,
    id: `${index}`,
    recipient: index === 0 ? 'slow@example.com' : `v${index}@example.com`,
    status: 'queued' as const,
    // Of no lead, because that one has another address.
    lead_id: null,
  }));
  await query.insertInto('outbox').values(again).execute();
  other.outboxWorker.wake();
  await others.promise;
  expect(sent).not.toContain('slow@example.com');
  slow.resolve();
  await other.outboxWorker.settled();
  expect(sent).toHaveLength(21);
  await other.close();
});

describe('a mail that cannot be composed', () => {
  test('is given up with its reason, and the others are sent', async () => {
    await server.database.query.updateTable('outbox').set({ payload: '{}' }).execute();
    mailServer.says.data = { code: 451, text: 'later' };
    await signUp(server, { email: 'broken@example.com' });
    await server.outboxWorker.settled();
    await server.database.query.updateTable('outbox').set({ payload: '{}' }).execute();
    mailServer.says.data = null;
    await signUp(server, { email: 'fine@example.com' });
    await pass(60);
    const rows = await server.database.query.selectFrom('outbox').select(['recipient', 'status', 'fault']).execute();
    expect(rows).toContainEqual({ recipient: 'broken@example.com', status: 'failed', fault: 'not_composed' });
    expect(rows).toContainEqual({ recipient: 'fine@example.com', status: 'sent', fault: null });
  });
});

test('a clock that is set back by an hour delays no mail', async () => {
  const other = await startTestServer({ limits: { perSecond: 1_000, perHour: null } });
  await signUp(other, { email: 'before@example.com' });
  await other.outboxWorker.settled();
  other.clock.now -= 3_600_000;
  await signUp(other, { email: 'after@example.com' });
  await other.outboxWorker.settled();
  expect(other.mailServer.sent.map(({ to }) => to)).toEqual(['before@example.com', 'after@example.com']);
  await other.close();
});

/** When this many mails are sent that are all ready at once. */
function moments(perSecond: number, amount: number): number[] {
  const pace = createPace(perSecond);
  return Array.from({ length: amount }, () => pace.next(0));
}

test.each([1, 7, 20, 100])('no second has more than %i', (perSecond) => {
  const at = moments(perSecond, perSecond * 3);
  for (const start of at) {
    expect(at.filter((moment) => moment >= start && moment < start + 999.9).length).toBeLessThanOrEqual(perSecond);
  }
  expect(at.at(-1)).toBeLessThan(3_000);
});

test('after a pause nobody waits, and unused time gives no credit', () => {
  const pace = createPace(10);
  expect([pace.next(0), pace.next(0), pace.next(5_000), pace.next(5_000)]).toEqual([0, 100, 0, 100]);
});

test('without a limit nobody ever waits', () => {
  expect(moments(Infinity, 1_000)).toEqual(Array(1_000).fill(0));
});

test.each([
  [1, 1],
  [20, 20],
  [1_000, 50],
  [Infinity, 50],
])('at %d a second %i are taken out of the queue at once', (perSecond, batch) => {
  expect(createPace(perSecond).batch).toBe(batch);
});
