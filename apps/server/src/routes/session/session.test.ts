import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureFirstAdmin } from '../../oneTimeAccess.ts';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

const hourMs = 3_600_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function login(password: string): Promise<{ authorization: string }> {
  const answer = await post(server, '/api/auth/login', { username: 'admin', password });
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}
const verify = (headers: Record<string, string>) => get(server, '/api/auth/verify', headers);
const change = (headers: Record<string, string>, currentPassword: string, newPassword: string) =>
  post(server, '/api/auth/change-password', { currentPassword, newPassword }, headers);

test('GET /api/auth/verify returns the token’s user', async () => {
  const answer = await verify(await server.signIn());
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, user: { username: 'admin', name: 'admin', role: 'admin', mustChangePassword: false } },
  ]);
});

test.each([
  ['no header', undefined, 'not_authenticated', 'Not authenticated - please log in'],
  ['not a bearer', 'Basic YWRtaW46YWRtaW4=', 'not_authenticated', 'Not authenticated - please log in'],
  ['an empty token', 'Bearer ', 'not_authenticated', 'Not authenticated - please log in'],
  ['an unknown token', 'Bearer nope', 'authentication_failed', 'Authentication failed - please log in again'],
])('%s: 401 with %s', async (_name, authorization, code, error) => {
  const headers = { 'accept-language': 'en', ...(authorization === undefined ? {} : { authorization }) };
  const answer = await verify(headers);
  expect([answer.statusCode, answer.json(), answer.headers['www-authenticate']]).toEqual([
    401,
    { success: false, error, message: error, code },
    'Bearer',
  ]);
});

test('POST /api/auth/logout ends only this session, at once', async () => {
  const here = await server.signIn();
  const there = await server.signIn();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...here, 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  expect((await verify(here)).statusCode).toBe(401);
  expect((await verify(there)).statusCode).toBe(200);
});

test('with a one-time password only verify, logout and changing it are allowed', async () => {
  const headers = { ...(await login(testAdmin.oneTime)), 'accept-language': 'en' };
  const status = await get(server, '/api/admin/status', headers);
  expect([status.statusCode, status.json<{ code: string; error: string }>()]).toMatchObject([
    403,
    { code: 'password_change_required', error: 'Choose your own password first' },
  ]);
  for (const url of ['/api/fnc-leads', '/api/fnc-leads/x']) {
    expect((await get(server, url, headers)).statusCode).toBe(403);
  }
  expect((await verify(headers)).json()).toMatchObject({ user: { mustChangePassword: true } });
  const changed = await change(headers, testAdmin.oneTime, testAdmin.password);
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    {
      success: true,
      message: 'Password changed successfully!',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
    },
  ]);
  const renewed = { authorization: `Bearer ${changed.json<{ token: string }>().token}` };
  expect((await get(server, '/api/admin/status', renewed)).statusCode).toBe(200);
});

test('a password change ends the other sessions, and the old password stops working', async () => {
  const here = await server.signIn();
  const there = await server.signIn();
  const changed = await change(here, testAdmin.password, 'another long password');
  expect(changed.statusCode).toBe(200);
  // This session continues with another token, so a copy of the old one stops working.
  expect((await verify(here)).statusCode).toBe(401);
  expect((await verify({ authorization: `Bearer ${changed.json<{ token: string }>().token}` })).statusCode).toBe(200);
  expect((await verify(there)).statusCode).toBe(401);
  const body = { username: 'admin', password: testAdmin.password };
  expect((await post(server, '/api/auth/login', body)).statusCode).toBe(401);
  expect((await post(server, '/api/auth/login', { ...body, password: 'another long password' })).statusCode).toBe(200);
});

test.each([
  ['the current password is wrong', 'wrong password', 'long enough', 'current_password_wrong'],
  ['the new one is too short', testAdmin.password, 'short', 'password_too_short'],
  ['the new one is the old one', testAdmin.password, testAdmin.password, 'password_unchanged'],
  ['the new one is missing', testAdmin.password, '', 'new_password_required'],
  ['the new one is one of the most used', testAdmin.password, 'Password123', 'password_common'],
  ['the new one is a row', testAdmin.password, '9876543210987', 'password_pattern'],
  ['the new one is the user name and our name', testAdmin.password, 'admin-fnc-2026', 'password_personal'],
])('%s: 400 and nothing changes', async (_name, current, next, code) => {
  const headers = await server.signIn();
  const answer = await change(headers, current, next);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  const path = code === 'current_password_wrong' ? 'currentPassword' : 'newPassword';
  expect(answer.json<{ issues: unknown[] }>().issues).toMatchObject([{ path, code }]);
  expect((await login(testAdmin.password)).authorization).not.toBe('Bearer undefined');
});

test('a stolen token cannot try passwords forever', async () => {
  const headers = await server.signIn();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await change(headers, `guess ${attempt}`, 'long enough')).statusCode).toBe(400);
  }
  const answer = await change(headers, testAdmin.password, 'long enough');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
});

test('a mail informs the advisor of a password change, without the password', async () => {
  const changed = await change(await server.signIn(), testAdmin.password, 'another long password');
  expect(changed.statusCode).toBe(200);
  await server.outboxWorker.settled();
  expect(server.mailServer.sent).toMatchObject([{ to: 'advies@fnc.example', subject: 'Je wachtwoord is gewijzigd' }]);
  const [{ text, html } = { text: '', html: '' }] = server.mailServer.sent;
  expect(text).toContain('admin');
  expect(text).toContain('2 maart 2026');
  expect(text + html).not.toMatch(/a password of my own|another long password/);
});

test('a refused change sends no mail', async () => {
  await change(await server.signIn(), 'wrong password', 'another long password');
  await change(await server.signIn(), testAdmin.password, 'password1');
  await server.outboxWorker.settled();
  expect(server.mailServer.sent).toEqual([]);
});

const signInStatus = async (password: string) => {
  const answer = await post(server, '/api/auth/login', { username: 'admin', password });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
};
const restart = (given?: string) => ensureFirstAdmin(server.admins, 'admin', given, () => server.clock.now);

describe('the one-time password of the first start', () => {
  test('works for 72 hours, also after restarts', async () => {
    server.clock.now += 72 * hourMs - 1;
    expect(await restart()).toBeNull();
    expect(await signInStatus(testAdmin.oneTime)).toEqual([200, undefined]);
  });

  test('then signs nobody in, and only its holder is told why', async () => {
    server.clock.now += 72 * hourMs;
    expect(await signInStatus(testAdmin.oneTime)).toEqual([401, 'one_time_password_ended']);
    expect(await signInStatus('something else')).toEqual([401, 'credentials_wrong']);
  });

  test('is replaced by the next start, for another 72 hours', async () => {
    server.clock.now += 72 * hourMs;
    const first = await restart();
    expect(first).toMatchObject({ username: 'admin', renewed: true });
    expect(await restart()).toBeNull();
    expect((await signInStatus(testAdmin.oneTime))[0]).toBe(401);
    server.clock.now += 72 * hourMs - 1;
    expect(await signInStatus(first?.password ?? '')).toEqual([200, undefined]);
    server.clock.now += 1;
    expect(await restart('a password that was given')).toMatchObject({ password: 'a password that was given' });
    expect(await signInStatus('a password that was given')).toEqual([200, undefined]);
  });

  test('is replaced by only one of several simultaneous starts', async () => {
    server.clock.now += 72 * hourMs;
    const started = await Promise.all([restart(), restart(), restart()]);
    const [made, ...others] = started.filter((first) => first !== null);
    expect(others).toEqual([]);
    expect(await signInStatus(made?.password ?? '')).toEqual([200, undefined]);
  });

  test('once changed, the password does not expire', async () => {
    await server.signIn();
    server.clock.now += 1_000 * hourMs;
    expect(await restart()).toBeNull();
    expect(await signInStatus(testAdmin.password)).toEqual([200, undefined]);
  });
});
