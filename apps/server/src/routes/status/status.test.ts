import { afterEach, beforeEach, expect, test } from 'vitest';
import { fail } from '@fnc/domain';
import { get, listed, sendMessage, signUp } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('GET /api/admin/status counts leads, those that wait for an answer or a welcome, and mail', async () => {
  await sendMessage(server, { email: 'late@example.com' });
  await server.outboxWorker.settled();
  server.clock.now += 24 * 3_600_000;
  server.mailServer.answer = () => fail({ code: 'refused', detail: '550', permanent: true });
  await signUp(server, { email: 'answered@example.com' });
  await server.outboxWorker.settled();
  server.mailServer.answer = () => fail({ code: 'deferred', detail: '451', permanent: false });
  await signUp(server, { email: 'late@example.com' });
  await signUp(server, { email: 'welcome@example.com' });
  await server.outboxWorker.settled();
  const answered = (await listed(server, '?search=answered'))[0]?.id;
  const admin = await server.signIn();
  await server.app.inject({
    method: 'PUT',
    url: `/api/fnc-leads/${answered}`,
    headers: admin,
    payload: { status: 'contacted' },
  });
  server.clock.now += 1_500;
  const answer = await get(server, '/api/admin/status', admin);
  expect(answer.json()).toEqual({
    success: true,
    leadsCount: 3,
    waitingCount: 1,
    lateCount: 1,
    welcomeCount: 1,
    emailConfigured: true,
    uptime: 86_401,
    version: '1.2.3',
    mail: { queued: 2, sent: 2, failed: 1 },
    byStatus: { new: 2, contacted: 1, qualified: 0, converted: 0, rejected: 0 },
    bySource: [
      { source: 'linkedin', leads: 2 },
      { source: 'website', leads: 1 },
    ],
    failedMails: [{ leadId: answered, leadName: 'Esmee Golfslag', mailKind: 'guide', at: '2026-03-03T09:00:00.000Z' }],
    backup: { lastGoodAt: null, bytes: null, obstacle: null },
    records: { clients: 0, campaigns: 0, templates: 2 },
  });
});

test('GET /healthz answers 200 while the database works, and is not logged', async () => {
  const healthy = await get(server, '/healthz');
  expect([healthy.statusCode, healthy.json()]).toEqual([200, { status: 'ok' }]);
  expect(server.logged).toEqual([]);
});

test('GET /healthz answers 503 when the database does not', async () => {
  await server.database.close();
  expect((await get(server, '/healthz')).statusCode).toBe(503);
});
