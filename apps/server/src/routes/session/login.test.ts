import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ trustProxy: '127.0.0.1' });
});
afterEach(() => server.close());

const login = (username: string, password: string, address = '192.0.2.1') =>
  post(server, '/api/auth/login', { username, password }, { 'x-forwarded-for': address, 'accept-language': 'en' });

test('POST /api/auth/login returns a token and the user', async () => {
  const answer = await login('admin', testAdmin.oneTime);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { username: 'admin', name: 'admin', role: 'admin', mustChangePassword: true },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('case and spaces matter in the password, not in the user name', async () => {
  expect((await login(' ADMIN ', testAdmin.oneTime)).statusCode).toBe(200);
  expect((await login('admin', testAdmin.oneTime.toUpperCase())).statusCode).toBe(401);
  expect((await login('admin', `${testAdmin.oneTime} `)).statusCode).toBe(401);
});

test('a wrong name and a wrong password get the same answer', async () => {
  const wrongName = await login('nobody', testAdmin.oneTime);
  const wrongPassword = await login('admin', 'something else');
  expect([wrongName.statusCode, wrongName.json()]).toEqual([
    401,
    {
      success: false,
      error: 'The username or password is wrong. Check both and try again.',
      message: 'The username or password is wrong. Check both and try again.',
      code: 'credentials_wrong',
    },
  ]);
  expect(wrongPassword.json()).toEqual(wrongName.json());
});

test('the eleventh attempt from one address has to wait, for any user name; other addresses do not', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await login(`name${attempt}`, 'wrong')).statusCode).toBe(401);
  }
  server.clock.now += 60_000;
  const refused = await login('admin', testAdmin.oneTime);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ error: string }>().error]).toEqual([
    429,
    '840',
    'Too many attempts. Try again in 14 min.',
  ]);
  expect((await login('admin', testAdmin.oneTime, '192.0.2.2')).statusCode).toBe(200);
  server.clock.now += 14 * 60_000;
  expect((await login('admin', testAdmin.oneTime)).statusCode).toBe(200);
});

test('an IPv6 network counts as one address', async () => {
  for (let attempt = 0; attempt < 10; attempt++) await login('admin', 'wrong', `2001:db8:1:2::${attempt}`);
  expect((await login('admin', 'wrong', '2001:db8:1:2:aaaa::1')).statusCode).toBe(429);
  expect((await login('admin', 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
});

/** Processor time of four attempts, in microseconds. */
const cost = async (username: string) => {
  const before = process.cpuUsage();
  for (const password of ['a', 'b', 'c', 'd']) await login(username, password, `2001:db8:1:${username.length}::1`);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test('an unknown user name takes as much time as a known one', async () => {
  await cost('nobody');
  const [known, unknown] = [await cost('admin'), await cost('someone else')];
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});

test('a success resets the failures before it', async () => {
  for (let attempt = 0; attempt < 9; attempt++) await login('admin', 'wrong');
  expect((await login('admin', testAdmin.oneTime)).statusCode).toBe(200);
  expect((await login('admin', 'wrong')).statusCode).toBe(401);
  expect((await login('admin', testAdmin.oneTime)).statusCode).toBe(200);
});

test('a token expires after the configured hours', async () => {
  const { token } = (await login('admin', testAdmin.oneTime)).json<{ token: string }>();
  const verify = () => get(server, '/api/auth/verify', { authorization: `Bearer ${token}` });
  server.clock.now += 12 * 3_600_000 - 1;
  expect((await verify()).statusCode).toBe(200);
  server.clock.now += 1;
  expect((await verify()).statusCode).toBe(401);
});

test('the database reveals neither token nor password', async () => {
  const { token } = (await login('admin', testAdmin.oneTime)).json<{ token: string }>();
  const sessions = await server.database.query.selectFrom('session').selectAll().execute();
  const users = await server.database.query.selectFrom('admin_user').selectAll().execute();
  expect(sessions).toHaveLength(1);
  expect(JSON.stringify({ sessions, users })).not.toContain(token);
  expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(users)).not.toContain(testAdmin.oneTime);
});
