import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, listed, post, sendMessage, signUp, timelineOf } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let admin: { authorization: string };
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.signIn();
});
afterEach(() => server.close());

async function newLead(changes?: Record<string, unknown>): Promise<string> {
  await signUp(server, changes);
  const [lead] = await listed(server);
  return lead?.id ?? '';
}
const put = (id: string, status: string) =>
  server.app.inject({ method: 'PUT', url: `/api/fnc-leads/${id}`, headers: admin, payload: { status } });
const remove = (id: string) => server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${id}`, headers: admin });
const restore = (id: string) => post(server, `/api/fnc-leads/${id}/restore`, {}, admin);
const find = (id: string) => get(server, `/api/fnc-leads/${id}`, admin);

test('GET /api/fnc-leads without parameters answers only success, leads and count', async () => {
  await signUp(server);
  const answer = await get(server, '/api/fnc-leads', admin);
  expect(answer.json()).toEqual({
    success: true,
    count: 1,
    leads: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: '2026-03-02T09:00:00.000Z',
        timestamp: '2026-03-02T09:00:00.000Z',
        updatedAt: '2026-03-02T09:00:00.000Z',
        name: 'Esmee Golfslag',
        email: 'esmee@golfslag.example',
        phone: '+31 6 00 00 00 02',
        profession: 'kapitein',
        source: 'linkedin',
        leadMagnet: 'cyprus-ebook',
        page: '/linkedin',
        language: 'nl',
        status: 'new',
        subscribed: true,
        consent: 'none',
        suppressed: null,
        tags: [],
        notes: '',
        emailStats: { sent: 0, opened: null, clicked: null, bounced: 0 },
        waitingSince: null,
        welcomeSince: '2026-03-02T09:00:00.000Z',
      },
    ],
  });
});

test('with a parameter the answer also has the next cursor', async () => {
  for (const name of ['a', 'b', 'c']) await signUp(server, { name, email: `${name}@example.com` });
  const first = (await get(server, '/api/fnc-leads?limit=2&sort=name', admin)).json<Record<string, unknown>>();
  expect(first).toMatchObject({ count: 3, total: 3, sources: ['linkedin'], leads: [{ name: 'a' }, { name: 'b' }] });
  const cursor = encodeURIComponent(String(first['nextCursor']));
  const second = await get(server, `/api/fnc-leads?limit=2&sort=name&cursor=${cursor}`, admin);
  expect(second.json()).toMatchObject({ count: 3, nextCursor: null, leads: [{ name: 'c' }] });
});

test('PUT sets the status, stops the clocks, and the timeline says who did it', async () => {
  const id = await newLead();
  server.clock.now += 60_000;
  const answer = await put(id, 'contacted');
  expect(answer.json()).toMatchObject({
    success: true,
    lead: { id, status: 'contacted', waitingSince: null, welcomeSince: null },
  });
  expect((await timelineOf(server, id))[0]).toMatchObject({
    kind: 'status_changed',
    from: 'new',
    to: 'contacted',
    by: 'admin',
    at: '2026-03-02T09:01:00.000Z',
  });
});

test('back to new the clocks count from the newest message and sign-up', async () => {
  const id = await newLead();
  server.clock.now += 3_600_000;
  await sendMessage(server, { email: 'esmee@golfslag.example' });
  await put(id, 'contacted');
  server.clock.now += 3_600_000;
  const answer = await put(id, 'new');
  expect(answer.json()).toMatchObject({
    lead: { status: 'new', waitingSince: '2026-03-02T10:00:00.000Z', welcomeSince: '2026-03-02T09:00:00.000Z' },
  });
});

test('DELETE hides a lead everywhere; the second call is a 404', async () => {
  const id = await newLead();
  expect([(await remove(id)).statusCode, (await remove(id)).statusCode]).toEqual([200, 404]);
  expect((await remove(id)).json<{ code: string }>().code).toBe('lead_already_deleted');
  expect(await listed(server)).toEqual([]);
  expect((await find(id)).statusCode).toBe(404);
  expect((await put(id, 'contacted')).statusCode).toBe(404);
  expect((await get(server, '/api/admin/status', admin)).json()).toMatchObject({ leadsCount: 0, waitingCount: 0 });
});

test('POST restore brings a lead back with its timeline', async () => {
  const id = await newLead();
  await server.outboxWorker.settled();
  const before = (await find(id)).json<object>();
  await remove(id);
  expect((await restore(id)).statusCode).toBe(200);
  expect((await find(id)).json()).toEqual(before);
  expect((await restore(id)).statusCode).toBe(404);
});

test('after thirty days a lead cannot be restored', async () => {
  const id = await newLead();
  await remove(id);
  server.clock.now += 30 * 86_400_000;
  admin = await server.signIn();
  expect((await restore(id)).statusCode).toBe(404);
});

test('an address that signed up again is a new lead, and the old one cannot be restored', async () => {
  const id = await newLead();
  await remove(id);
  const next = await newLead();
  expect(next).not.toBe(id);
  const answer = await restore(id);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'lead_address_in_use']);
  await remove(next);
  expect((await restore(id)).statusCode).toBe(200);
});

test('two simultaneous changes of one lead are both in its timeline', async () => {
  const id = await newLead();
  await Promise.all([put(id, 'contacted'), put(id, 'qualified'), put(id, 'converted')]);
  const changes = (await timelineOf(server, id)).filter((event) => event.kind === 'status_changed');
  expect(changes).toHaveLength(3);
  const path = changes.toReversed();
  expect(path.slice(1).map((event) => event['from'])).toEqual(path.slice(0, -1).map((event) => event['to']));
});
