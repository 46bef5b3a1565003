import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/engines.ts';
import { listed, sendMessage, signUp, timelineOf } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const down = () => ({
  ok: false as const,
  error: { code: 'unreachable' as const, detail: 'connect ECONNREFUSED', permanent: false },
});

describe.each(engines)('messages to the adviser, stored on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine });
  });
  afterEach(() => server.close());

  const toAdvisor = () => server.mailServer.sent.filter(({ to }) => to === 'advies@fnc.example');
  const settle = async () => {
    server.outboxWorker.wake();
    await server.outboxWorker.settled();
  };
  /** Messages sent while the mail server is down, a second apart. */
  async function writtenWhileAway(amount: number): Promise<void> {
    const { answer } = server.mailServer;
    server.mailServer.answer = down;
    for (let index = 0; index < amount; index++) {
      const message = `Vraag nummer ${index}`;
      await sendMessage(server, { name: `Visitor ${index}`, email: `v${index}@fleet.example`, message });
      await server.outboxWorker.settled();
      server.clock.now += 1000;
    }
    server.mailServer.answer = answer;
    server.clock.now += 3_600_000;
  }

  test('ten waiting messages arrive one by one, so that a reply answers each', async () => {
    await writtenWhileAway(10);
    await settle();
    expect(
      toAdvisor()
        .map(({ replyTo }) => replyTo)
        .sort(),
    ).toEqual(Array.from({ length: 10 }, (_, index) => `v${index}@fleet.example`));
  });

  test('more than ten waiting messages arrive as one mail that names all; each timeline shows it', async () => {
    await writtenWhileAway(12);
    await settle();
    const [bundle, ...more] = toAdvisor();
    expect(more).toEqual([]);
    expect(bundle?.subject).toBe('12 nieuwe berichten');
    const leads = await listed(server);
    expect(leads).toHaveLength(12);
    for (const { id, name, email } of leads) {
      expect(bundle?.text).toContain(`${name}: ${email}`);
      expect(bundle?.text).toContain(`https://www.fnc.example/admin/leads/${id}`);
      const mail = (await timelineOf(server, id)).find(({ mailKind }) => mailKind === 'contact_advisor');
      expect(mail).toMatchObject({ outcome: 'sent' });
    }
    expect(bundle?.text).toContain('Vraag nummer 11');
    // The next message arrives alone again.
    await sendMessage(server, { email: 'next@fleet.example' });
    await settle();
    expect(toAdvisor()).toHaveLength(2);
    expect(toAdvisor()[1]?.replyTo).toBe('next@fleet.example');
  });

  test('a bundle counts as one mail of the hour', async () => {
    await server.close();
    server = await startTestServer({ engine, limits: { perSecond: Infinity, perHour: 20 } });
    await writtenWhileAway(15);
    await settle();
    expect(toAdvisor()).toHaveLength(1);
    // Fifteen confirmations and the bundle leave room for four.
    for (let index = 0; index < 6; index++) await signUp(server, { email: `g${index}@fleet.example` });
    await settle();
    expect(server.mailServer.sent.filter(({ to }) => to.startsWith('g'))).toHaveLength(4);
  });

  test('a failed bundle is retried and loses no message', async () => {
    await writtenWhileAway(12);
    server.mailServer.answer = () => ({
      ok: false,
      error: { code: 'refused', detail: '554 looks like spam', permanent: true },
    });
    await settle();
    const statuses = async () =>
      (
        await server.database.query
          .selectFrom('outbox')
          .select('status')
          .where('kind', '=', 'contact_advisor')
          .execute()
      ).map(({ status }) => status);
    expect(new Set(await statuses())).toEqual(new Set(['queued']));
    server.mailServer.answer = () => ({ ok: true, value: undefined });
    server.clock.now += 3_600_000;
    await settle();
    expect(await statuses()).toEqual(Array(12).fill('sent'));
    expect(toAdvisor()).toHaveLength(1);
  });
});
