import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, listed, post, signUp } from '../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ trustProxy: '127.0.0.1' });
});
afterEach(() => server.close());

interface Logged {
  readonly event: string;
  readonly admin?: string | null;
  readonly address?: string;
  readonly level: number;
}

/** The events in the log, newest last. */
const events = (): Logged[] =>
  server.logged
    .map((line) => JSON.parse(line) as Logged & { msg: string })
    .filter(({ msg }) => msg === 'audit')
    .map(({ msg: _msg, ...event }) => event);
const adminId = async () => (await server.admins.findByUsername('admin'))?.id;
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (password: string, address = '192.0.2.1', username = 'admin') =>
  post(server, '/api/auth/login', { username, password }, from(address));

test('sign-ins, failures, refusals, password changes and sign-outs are in the log, by id', async () => {
  await server.signIn();
  const { token } = (await login(testAdmin.password)).json<{ token: string }>();
  await login('wrong', '192.0.2.2');
  await login('wrong', '192.0.2.2', 'nobody@example.com');
  for (let time = 0; time < 9; time++) await login('wrong', '192.0.2.2');
  const change = { currentPassword: testAdmin.password, newPassword: 'kaap kompas zeil anker' };
  const headers = { ...from('192.0.2.1'), authorization: `Bearer ${token}` };
  await post(server, '/api/auth/change-password', { ...change, currentPassword: 'wrong' }, headers);
  const changed = await post(server, '/api/auth/change-password', change, headers);
  const renewed = { ...headers, authorization: `Bearer ${changed.json<{ token: string }>().token}` };
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...renewed, 'content-type': 'application/json' },
  });

  const admin = await adminId();
  const logged = events();
  expect(logged.map(({ event }) => event)).toEqual([
    'sign_in',
    ...Array<string>(10).fill('sign_in_failed'),
    'sign_in_refused',
    'password_change_failed',
    'password_changed',
    'sign_out',
  ]);
  const ids = logged.map((event) => event.admin);
  expect([ids[0], ids[1], ids[2], ids[11], ids[13], ids[14]]).toEqual([admin, admin, null, admin, admin, admin]);
  // The same address has the same hash, another has another; a failure is a warning.
  const places = logged.map(({ address }) => address);
  expect(new Set(places).size).toBe(2);
  expect(places[0]).toBe(places[14]);
  expect(places[0]).toMatch(/^[\w-]{43}$/);
  expect(logged.filter(({ level }) => level === 40)).toHaveLength(12);
});

test('reading, deleting, restoring and erasing leads is in the log, without personal data', async () => {
  await signUp(server);
  const [lead] = await listed(server);
  const headers = await server.signIn();
  await get(server, `/api/fnc-leads/${lead?.id}`, headers);
  await get(server, `/api/fnc-leads/${lead?.id}/consents`, headers);
  await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead?.id}`, headers });
  await post(server, `/api/fnc-leads/${lead?.id}/restore`, {}, headers);
  const correction = { name: 'Esmee van Golfslag' };
  // The second time it changes nothing.
  for (let time = 0; time < 2; time++) {
    await server.app.inject({ method: 'PATCH', url: `/api/fnc-leads/${lead?.id}`, payload: correction, headers });
  }
  await server.app.inject({ method: 'DELETE', url: `/api/fnc-leads/${lead?.id}`, headers });
  server.clock.now += 31 * 24 * 3_600_000;
  await server.cleanUp();
  const who = { admin: await adminId(), address: expect.stringMatching(/^[\w-]{43}$/) as string };
  expect(events()).toMatchObject([
    { event: 'leads_read', rows: 1, ...who },
    { event: 'lead_read', lead: lead?.id, ...who },
    { event: 'consents_read', lead: lead?.id, ...who },
    { event: 'lead_deleted', lead: lead?.id, ...who },
    { event: 'lead_restored', lead: lead?.id, ...who },
    { event: 'lead_corrected', lead: lead?.id, ...who },
    { event: 'lead_deleted', lead: lead?.id, ...who },
    { event: 'leads_erased', rows: 1 },
  ]);
  expect(server.logged.join('')).not.toMatch(/esmee|golfslag|127\.0\.0\.1/i);
});

test('the log holds no address, user name or password', async () => {
  await login('geheim wachtwoord', '198.51.100.7', 'esmee@golfslag.example');
  await login(testAdmin.oneTime, '2001:db8:1:2::6');
  expect(events()).toHaveLength(2);
  expect(server.logged.join('')).not.toMatch(/198\.51|2001:db8|esmee|geheim|one-time/);
});
