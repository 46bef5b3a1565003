import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKnownDevices } from '../../plugins/knownDevices.ts';
import { createLoginAttempts } from '../../adapters/sql/accounts/loginAttempts.ts';
import { engines } from '../../testing/engines.ts';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

const stranger = '192.0.2.66';
const home = '192.0.2.1';
const minuteMs = 60_000;

const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe.each(engines)('attempts to sign in on $name', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ engine, trustProxy: '127.0.0.1' });
    await server.signIn();
  });
  afterEach(() => server.close());

  interface Where {
    readonly address?: string;
    readonly cookie?: string | undefined;
    readonly username?: string;
  }
  const login = (password: string, { address = home, cookie, username = 'admin' }: Where = {}) =>
    post(
      server,
      '/api/auth/login',
      { username, password },
      { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) },
    );
  const statusOf = async (password: string, where?: Where) => (await login(password, where)).statusCode;
  /** Simulates that many attempts on this account within the hour, from many addresses. */
  const triedBefore = async (times: number, account = 'admin') => {
    const attempts = createLoginAttempts(server.database);
    const now = new Date(server.clock.now).toISOString();
    const since = new Date(server.clock.now - 60 * minuteMs).toISOString();
    for (let time = 0; time < times; time++) {
      await attempts.recordTry(`login as ${account}`, now, { max: 1_000, since });
    }
  };

  test('one stranger who keeps trying never locks the admin out', async () => {
    const cookie = cookieOf(await login(testAdmin.password));
    for (let quarter = 0; quarter < 5; quarter++) {
      for (let time = 0; time < 10; time++) expect(await statusOf('wrong', { address: stranger })).toBe(401);
      for (let time = 0; time < 50; time++) expect(await statusOf('wrong', { address: stranger })).toBe(429);
      // From another address, and from the known device at either address.
      expect(await statusOf(testAdmin.password, { address: '192.0.2.9' })).toBe(200);
      expect(await statusOf(testAdmin.password, { cookie })).toBe(200);
      expect(await statusOf(testAdmin.password, { address: stranger, cookie })).toBe(200);
      server.clock.now += 15 * minuteMs;
    }
  });

  test('an attempt refused for its address does not count against the account', async () => {
    for (let time = 0; time < 60; time++) await login('wrong', { address: stranger });
    expect(await server.database.query.selectFrom('password_try').select('id').execute()).toHaveLength(10);
  });

  test('strangers everywhere share a hundred tries an hour; the known device has its own', async () => {
    const cookie = cookieOf(await login(testAdmin.password));
    await triedBefore(99);
    expect(await statusOf('wrong', { address: '192.0.2.7' })).toBe(401);
    server.clock.now += minuteMs;
    const refused = await login(testAdmin.password, { address: '192.0.2.8', username: ' ADMIN ' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(59 * 60)]);
    expect(await statusOf(testAdmin.password, { cookie })).toBe(200);
    server.clock.now += 59 * minuteMs;
    expect(await statusOf(testAdmin.password, { address: '192.0.2.8' })).toBe(200);
  });

  test('an unknown account is refused in the same way, so that it cannot be recognised', async () => {
    await triedBefore(100, 'nobody');
    expect(await statusOf('wrong', { username: 'nobody' })).toBe(429);
  });

  test('a known device has ten attempts a quarter of an hour, and a success resets them', async () => {
    const cookie = cookieOf(await login(testAdmin.password));
    for (let time = 0; time < 9; time++) expect(await statusOf('wrong', { cookie })).toBe(401);
    expect(await statusOf(testAdmin.password, { cookie })).toBe(200);
    for (let time = 0; time < 10; time++) expect(await statusOf('wrong', { cookie })).toBe(401);
    expect(await statusOf(testAdmin.password, { cookie })).toBe(429);
    // Without its cookie it is an unknown device.
    expect(await statusOf(testAdmin.password)).toBe(200);
    server.clock.now += 15 * minuteMs;
    expect(await statusOf(testAdmin.password, { cookie })).toBe(200);
  });

  test('attempts of a known device count neither for its address nor for the account', async () => {
    const cookie = cookieOf(await login(testAdmin.password));
    for (let time = 0; time < 10; time++) await login('wrong', { cookie });
    expect(await server.database.query.selectFrom('password_try').select('id').execute()).toEqual([]);
    expect(await statusOf(testAdmin.password)).toBe(200);
  });

  test.each<[name: string, forge: (cookie: string) => string]>([
    ['another signature', (cookie) => `${cookie.slice(0, -4)}AAAA`],
    ['another device', (cookie) => cookie.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`)],
    ['nothing', () => 'fnc_device='],
    ['rubbish', () => 'fnc_device=%00;=;;fnc_device'],
    [
      'the signature of another key',
      () => {
        let set = '';
        const reply = { header: (_name: string, value: string) => void (set = value) };
        const request = { headers: {}, protocol: 'http' };
        const admin = { id: 'x', passwordHash: 'y' };
        createKnownDevices('another key', false).remember(request as never, reply as never, admin);
        return set.split(';')[0] ?? '';
      },
    ],
  ])('a cookie with %s makes no device known', async (_name, forge) => {
    const cookie = forge(cookieOf(await login(testAdmin.password)));
    await triedBefore(100);
    expect(await statusOf(testAdmin.password, { cookie })).toBe(429);
  });

  test('a password change makes every other device unknown, but not this one', async () => {
    const here = await login(testAdmin.password);
    const there = cookieOf(await login(testAdmin.password));
    const { token } = here.json<{ token: string }>();
    const changed = await post(
      server,
      '/api/auth/change-password',
      { currentPassword: testAdmin.password, newPassword: 'kaap kompas zeil anker' },
      { authorization: `Bearer ${token}`, cookie: cookieOf(here) },
    );
    await triedBefore(100);
    expect(await statusOf('kaap kompas zeil anker', { cookie: there })).toBe(429);
    expect(await statusOf('kaap kompas zeil anker', { cookie: cookieOf(changed) })).toBe(200);
  });

  test('the cookie is hidden from scripts and other sites, lasts, and grants no access', async () => {
    const answer = await login(testAdmin.password);
    expect(answer.headers['set-cookie']).toMatch(
      /^fnc_device=[\w.-]+; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(answer);
    expect((await get(server, '/api/auth/verify', { cookie })).statusCode).toBe(401);
    const authorization = `Bearer ${cookie.replace('fnc_device=', '')}`;
    expect((await get(server, '/api/auth/verify', { authorization })).statusCode).toBe(401);
  });

  test('no cookie is set without a sign-in', async () => {
    expect((await login('wrong')).headers['set-cookie']).toBeUndefined();
  });
});

test('over https the cookie is sent over https only', async () => {
  const server = await startTestServer({ isHttps: true });
  const answer = await post(server, '/api/auth/login', { username: 'admin', password: testAdmin.oneTime });
  expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
  await server.close();
});
