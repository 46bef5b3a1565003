import { ok } from '@fnc/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '../adapters/sql/mail/outbox.ts';
import { aMail } from '../testing/mails.ts';
import { signUp } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createOutboxWorker, type OutboxWorkerDependencies } from './outboxWorker.ts';

/** One more mail than a worker sends at once. */
const amount = 21;
const leaseMs = 20_000;

let server: TestServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await startTestServer();
  await server.outboxWorker.stop();
  for (let index = 0; index < amount; index++) await signUp(server, { email: `v${index}@fleet.example` });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const iso = () => new Date(server.clock.now).toISOString();

/** The database writes in order, so a later empty write ends after the renewals. */
const written = () =>
  server.database.query.updateTable('outbox').set({ fault: null }).where('id', '=', 'none').execute();

/** Another process on the same database claims every due mail and sends it. */
async function othersTakeOver(): Promise<number> {
  const outbox = createOutbox(server.database);
  const claimed = await outbox.claim('other', 100, iso(), new Date(server.clock.now + leaseMs).toISOString());
  await outbox.markSent(
    claimed.map(({ id }) => ({ id, at: iso() })),
    'other',
  );
  return claimed.length;
}

/** A separate worker; `left` lists what it sent. */
function aWorker(changes: Partial<OutboxWorkerDependencies>) {
  const left: string[] = [];
  const worker = createOutboxWorker({
    outbox: createOutbox(server.database),
    transport: {
      configured: true,
      signedBy: null,
      send: ({ id }) => Promise.resolve(ok(void left.push(id))),
      close: () => Promise.resolve(),
    },
    compose: ({ id }) => ok(aMail({ id })),
    composeBundle: ([row]) => ok(aMail({ id: row?.id ?? '' })),
    campaignsRefused: () => null,
    lastLook: (row) => Promise.resolve(ok(row)),
    onOutcome: () => {},
    onUnknownMailbox: () => Promise.resolve(),
    limits: { perSecond: Infinity, perHour: null },
    now: () => server.clock.now,
    chance: () => 0.5,
    log: { info: () => {}, error: () => {} },
    ...changes,
  });
  return { worker, left };
}

/** A worker that has started to compose all its mails and waits for permission to continue. */
async function aWorkerThatLooks() {
  const looked = Promise.withResolvers<void>();
  let looking = 0;
  const { worker, left } = aWorker({
    async lastLook(row) {
      looking += 1;
      await looked.promise;
      return ok(row);
    },
  });
  worker.start();
  await vi.waitFor(() => expect(looking).toBe(amount - 1));
  return { worker, left, goOn: () => looked.resolve() };
}

test('a process that paused past its lease sends no mail that another claimed, even if it renews first', async () => {
  const { worker, left, goOn } = await aWorkerThatLooks();
  server.clock.now += leaseMs + 1_000;
  expect(await othersTakeOver()).toBe(amount);
  await vi.advanceTimersByTimeAsync(leaseMs / 4);
  await written();
  goOn();
  await worker.settled();
  expect(left).toEqual([]);
  await worker.stop();
});

test('a mail composed for longer than its lease is left to the process that claimed it', async () => {
  const { worker, left } = aWorker({
    lastLook(row) {
      server.clock.now += leaseMs;
      return Promise.resolve(ok(row));
    },
  });
  worker.wake();
  await worker.settled();
  expect(left).toEqual([]);
  server.clock.now += leaseMs + 1_000;
  expect(await othersTakeOver()).toBe(amount);
  await worker.stop();
});

test('a lease renewed in time is kept: every mail is sent once, by its own process', async () => {
  const { worker, left, goOn } = await aWorkerThatLooks();
  for (let time = 0; time < 6; time++) {
    server.clock.now += leaseMs / 4;
    await vi.advanceTimersByTimeAsync(leaseMs / 4);
    await written();
  }
  expect(await othersTakeOver()).toBe(0);
  goOn();
  await worker.settled();
  expect(new Set(left).size).toBe(amount);
  expect(left).toHaveLength(amount);
  await worker.stop();
});

test('a mail recorded as sent while the hour is being counted counts in that hour', async () => {
  const outbox = createOutbox(server.database);
  const perHour = amount - 1;
  const counted = Promise.withResolvers<void>();
  let counts = 0;
  const { worker, left } = aWorker({
    limits: { perSecond: Infinity, perHour },
    outbox: {
      ...outbox,
      async sentSince(since, except) {
        const sent = await outbox.sentSince(since, except);
        counts += 1;
        if (counts === 2) {
          counted.resolve();
          await vi.waitFor(async () => expect(await outbox.sentSince(since)).toBe(perHour));
        }
        return sent;
      },
    },
    transport: {
      configured: true,
      signedBy: null,
      async send({ id }) {
        left.push(id);
        if (left.length > 1) await counted.promise;
        return ok(undefined);
      },
      close: () => Promise.resolve(),
    },
  });
  worker.wake();
  await worker.settled();
  expect(left).toHaveLength(perHour);
  await worker.stop();
});
