import { spawn } from 'node:child_process';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unattendedHeader } from '@fnc/domain/api';
import { createForServer, engines, type EmptyDatabase, type TestEngine } from '../../testing/engines.ts';
import { get, post } from '../../testing/requests.ts';
import { startTestServer, testAdmin, type TestServer } from '../../testing/testServer.ts';

type Headers = Readonly<Record<string, string>>;

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const outcome = (answer: Awaited<ReturnType<typeof get>>) => [answer.statusCode, answer.json<{ code?: string }>().code];

describe.each(engines)('the own account on $name', (engine) => {
  let empty: EmptyDatabase;
  let server: TestServer;
  let headers: Headers;
  beforeEach(async () => {
    empty = await createForServer(engine);
    const kept: TestEngine = { ...engine, create: () => Promise.resolve(empty) };
    server = await startTestServer({ engine: kept, sessionIdleHours: 2, trustProxy: '127.0.0.1' });
    headers = await server.signIn();
  });
  afterEach(() => server.close());

  const login = (more: object = {}, password = testAdmin.password) =>
    post(server, '/api/auth/login', { username: 'admin', password, ...more }, { 'user-agent': agent });
  const codeOf = (key: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: server.clock.now + steps * 30_000 });
  const state = async () => (await get(server, '/api/auth/second-factor', headers)).json<object>();

  async function switchOn(): Promise<{ key: string; recoveryCodes: string[] }> {
    const setUp = await post(server, '/api/auth/second-factor/setup', { password: testAdmin.password }, headers);
    const { key } = setUp.json<{ key: string }>();
    const confirmed = await post(server, '/api/auth/second-factor/confirm', { code: codeOf(key) }, headers);
    server.clock.now += 60_000;
    return { key, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }

  test('a key is given for the password only, and takes effect with its first code', async () => {
    const setUp = (password: string) => post(server, '/api/auth/second-factor/setup', { password }, headers);
    expect(outcome(await setUp('not it'))).toEqual([400, 'current_password_wrong']);
    const { key, uri } = (await setUp(testAdmin.password)).json<{ key: string; uri: string }>();
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*:admin\\?.*secret=${key}`));
    expect((await login()).statusCode).toBe(200);
    const wrong = await post(server, '/api/auth/second-factor/confirm', { code: codeOf(key, 9) }, headers);
    expect(outcome(wrong)).toEqual([400, 'second_factor_wrong']);
    const right = await post(server, '/api/auth/second-factor/confirm', { code: codeOf(key) }, headers);
    const { recoveryCodes } = right.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect(outcome(await setUp(testAdmin.password))).toEqual([409, 'second_factor_already_on']);
    const stored = JSON.stringify([
      await server.database.query.selectFrom('second_factor').selectAll().execute(),
      await server.database.query.selectFrom('recovery_code').selectAll().execute(),
    ]);
    expect(
      [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))].filter((secret) =>
        stored.includes(secret),
      ),
    ).toEqual([]);
  });

  test('a valid password asks for the code, which works once, and one step early or late', async () => {
    const { key } = await switchOn();
    expect(outcome(await login())).toEqual([401, 'second_factor_required']);
    expect(outcome(await login({}, 'wrong'))).toEqual([401, 'credentials_wrong']);
    expect(outcome(await login({ code: codeOf(key) }, 'wrong'))).toEqual([401, 'credentials_wrong']);
    expect(outcome(await login({ code: codeOf(key, -2) }))).toEqual([401, 'second_factor_wrong']);
    expect((await login({ code: codeOf(key, -1) })).statusCode).toBe(200);
    const spaced = codeOf(key).replace(/^.../, '$& ');
    expect((await login({ code: spaced })).statusCode).toBe(200);
    expect(outcome(await login({ code: codeOf(key) }))).toEqual([401, 'second_factor_wrong']);
    expect((await login({ code: codeOf(key, 1) })).statusCode).toBe(200);
  });

  test('what an open window fetches by itself does not prolong its session; what somebody does there does', async () => {
    const unattended = { ...(await server.signIn()), [unattendedHeader]: '1' };
    const status = async (sent: Headers) => (await get(server, '/api/admin/status', sent)).statusCode;
    server.clock.now += 5_000_000;
    expect([await status(unattended), await status(headers)]).toEqual([200, 200]);
    server.clock.now += 5_000_000;
    expect([await status(unattended), await status(headers)]).toEqual([401, 200]);
  });

  test('of two simultaneous sign-ins with one code, one succeeds', async () => {
    const { key } = await switchOn();
    const both = await Promise.all([login({ code: codeOf(key) }), login({ code: codeOf(key) })]);
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('each recovery code works once, however it is typed, and the answer says how many are left', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login({ code: first })).statusCode).toBe(200);
    expect(outcome(await login({ code: first }))).toEqual([401, 'second_factor_wrong']);
    expect((await login({ code: ` ${second.replaceAll('-', ' ').toUpperCase()}` })).statusCode).toBe(200);
    expect(await state()).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('someone with the password cannot try codes forever, from any address: the eleventh has to wait', async () => {
    const { key } = await switchOn();
    const guess = (code: string, from: number) =>
      post(
        server,
        '/api/auth/login',
        { username: 'admin', password: testAdmin.password, code },
        { 'x-forwarded-for': `192.0.2.${from}` },
      );
    for (let from = 0; from < 10; from++) {
      expect(outcome(await guess('zzzz-zzzz-zzzz-zzzz', from))).toEqual([401, 'second_factor_wrong']);
    }
    expect(outcome(await guess(codeOf(key), 11))).toEqual([429, 'too_many_attempts']);
    server.clock.now += 15 * 60_000;
    expect((await guess(codeOf(key), 11)).statusCode).toBe(200);
  });

  test('switching off and new recovery codes need a code', async () => {
    const { key, recoveryCodes } = await switchOn();
    const renewed = await post(server, '/api/auth/second-factor/recovery-codes', { code: codeOf(key) }, headers);
    const { recoveryCodes: fresh } = renewed.json<{ recoveryCodes: string[] }>();
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const off = (code = '') => post(server, '/api/auth/second-factor/off', { code }, headers);
    expect(outcome(await off(recoveryCodes[0]))).toEqual([400, 'second_factor_wrong']);
    expect((await off(fresh[0])).statusCode).toBe(200);
    expect(await state()).toEqual({ success: true, on: false, since: null, recoveryCodesLeft: 0 });
    expect((await login()).statusCode).toBe(200);
    expect(outcome(await off(fresh[1]))).toEqual([409, 'second_factor_off']);
  });

  test('an unused session ends, a used one continues, and its use is written once a minute', async () => {
    const verify = async () => (await get(server, '/api/auth/verify', headers)).statusCode;
    const used = async () =>
      (await server.database.query.selectFrom('session').select('last_used_at').executeTakeFirstOrThrow()).last_used_at;
    const begun = await used();
    server.clock.now += 59_000;
    expect([await verify(), await used()]).toEqual([200, begun]);
    server.clock.now += 1000;
    expect(await verify()).toBe(200);
    expect(await used()).toBe(new Date(server.clock.now).toISOString());
    server.clock.now += 2 * 3_600_000 - 1;
    expect(await verify()).toBe(200);
    server.clock.now += 2 * 3_600_000;
    expect(await verify()).toBe(401);
    await server.cleanUp();
    expect(await server.database.query.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  test('lists the open sessions; ends one, then all others', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 3; count++) {
      server.clock.now += 1000;
      tokens.push((await login()).json<{ token: string }>().token);
    }
    const list = async () =>
      (await get(server, '/api/auth/sessions', headers)).json<{ sessions: Record<string, unknown>[] }>().sessions;
    const open = await list();
    expect(open).toHaveLength(4);
    expect(open[0]).toMatchObject({ browser: 'Firefox', system: 'Windows', current: false });
    expect(open[3]).toMatchObject({ browser: null, current: true });
    const end = (id: unknown) =>
      server.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${String(id)}`, headers });
    expect((await end(open[0]?.['id'])).statusCode).toBe(200);
    expect(outcome(await end(open[0]?.['id']))).toEqual([404, 'session_not_found']);
    const verify = async (token: string) =>
      (await get(server, '/api/auth/verify', { authorization: `Bearer ${token}` })).statusCode;
    expect(await Promise.all(tokens.map(verify))).toEqual([200, 200, 401]);
    const others = await server.app.inject({ method: 'POST', url: '/api/auth/sessions/end-others', headers });
    expect(others.json()).toEqual({ success: true, ended: 2 });
    expect(await Promise.all(tokens.map(verify))).toEqual([401, 401, 401]);
    expect(await list()).toHaveLength(1);
  });

  test('a session from before the list stays valid, and its last use is its start', async () => {
    await server.database.query.updateTable('session').set({ last_used_at: null }).execute();
    expect((await get(server, '/api/auth/sessions', headers)).json()).toMatchObject({
      sessions: [{ current: true, lastUsedAt: '2026-03-02T09:00:00.000Z' }],
    });
  });

  test('the command resets an admin while the server runs, and lists the names for an unknown one', async () => {
    await switchOn();
    const unknown = await command(empty.url, 'reset', 'nobody');
    expect(unknown).toMatchObject({ code: 1, err: 'There is no admin called "nobody". The names are: admin.\n' });
    expect((await get(server, '/api/auth/verify', headers)).statusCode).toBe(200);
    const reset = await command(empty.url, 'reset', ' ADMIN');
    expect(reset).toMatchObject({ code: 0, err: '' });
    const [, password = ''] = /One-time password: (\S+)/.exec(reset.out) ?? [];
    const audit = JSON.parse(reset.out.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    const { id } = await server.database.query.selectFrom('admin_user').select('id').executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ event: 'admin_reset', admin: id, by: 'command', msg: 'audit' });
    expect(JSON.stringify(audit)).not.toContain(password);
    expect((await get(server, '/api/auth/verify', headers)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login({}, password)).json()).toMatchObject({ user: { mustChangePassword: true } });
    expect(await command(empty.url, 'reset')).toMatchObject({ code: 1, err: 'Usage: npm run admin -- reset NAME\n' });
  });
});

function command(url: string, ...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const file = path.resolve(import.meta.dirname, '../../adminCommand.ts');
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, DATABASE_URL: url } });
  let out = '';
  let err = '';
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
