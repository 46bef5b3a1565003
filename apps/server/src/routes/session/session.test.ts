import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

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

test('GET /api/auth/verify says who the token belongs to', async () => {
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

test('POST /api/auth/logout ends this session at once and no other', async () => {
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
    { success: true, message: 'Password changed successfully!' },
  ]);
  expect((await get(server, '/api/admin/status', headers)).statusCode).toBe(200);
});

test('a password change ends the other sessions, and the old password is worth nothing', async () => {
  const here = await server.signIn();
  const there = await server.signIn();
  expect((await change(here, testAdmin.password, 'another long password')).statusCode).toBe(200);
  expect((await verify(here)).statusCode).toBe(200);
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
])('%s: 400 and nothing changes', async (_name, current, next, code) => {
  const headers = await server.signIn();
  const answer = await change(headers, current, next);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
  expect((await login(testAdmin.password)).authorization).not.toBe('Bearer undefined');
});

test('a stolen token cannot try passwords for ever', async () => {
  const headers = await server.signIn();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await change(headers, `guess ${attempt}`, 'long enough')).statusCode).toBe(400);
  }
  const answer = await change(headers, testAdmin.password, 'long enough');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900']);
});
