import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './adapters/sql/database.ts';
import { aSignUp } from './testing/requests.ts';
import { startServerProcess, type ServerProcess } from './testing/serverProcess.ts';

/** Two real processes start one after the other, which takes 4.3 s on two quiet cores. */
const twoStartsMs = 20_000;

let folder: string;
const started: ServerProcess[] = [];
const start = (environment: Record<string, string> = {}) => {
  const server = startServerProcess({ DATA_DIR: folder, ...environment });
  started.push(server);
  return server;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fnc-server-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ exit }) => exit));
  rmSync(folder, { recursive: true });
});

function aFile(): string {
  const file = path.join(folder, 'a file');
  writeFileSync(file, '');
  return file;
}

const logIn = (url: string, password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });

/** Parses the server's output: each line is JSON. */
const expectOnlyLog = (server: ServerProcess) =>
  expect(
    server
      .printed()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  ).toEqual(['']);

/** The server ended, and printed only what prevented its start. */
const expectFaults = (server: ServerProcess, faults: readonly string[]) => {
  expectOnlyLog(server);
  expect(server.logged()).toEqual([
    { level: 60, time: expect.any(Number) as number, faults, msg: 'the server cannot start' },
  ]);
};

test(
  'the first start prints the addresses and a one-time password, the second start only the addresses',
  async () => {
    const first = start();
    const url = await first.address();
    const { username, oneTimePassword } = await first.untilLogged('oneTimePassword');
    const password = String(oneTimePassword);
    expect(username).toBe('admin');
    expect(first.logged()).toContainEqual({
      level: 30,
      time: expect.any(Number) as number,
      site: `${url}/`,
      backOffice: `${url}/admin`,
      listeningAt: url,
      mail: [`SMTP_URL is not set, so mail is written to ${path.join(folder, 'outbox')}`],
      msg: 'the server has started',
    });
    expectOnlyLog(first);
    const login = await logIn(url, password);
    expect(await login.json()).toMatchObject({ success: true, user: { mustChangePassword: true } });
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = start();
    expect((await logIn(await second.address(), password)).status).toBe(200);
    expect(second.printed()).not.toContain('password');
  },
  twoStartsMs,
);

test('a given password is not printed', async () => {
  const server = start({ ADMIN_PASSWORD: 'given by the owner' });
  const url = await server.address();
  expect((await logIn(url, 'given by the owner')).status).toBe(200);
  expect(server.printed()).not.toContain('given by the owner');
});

test('a password that is easy to guess is refused before anything is made', async () => {
  const server = start({ ADMIN_PASSWORD: 'FNC-Cyprus-2026' });
  expect(await server.exit).toBe(1);
  expectFaults(server, [
    'ADMIN_PASSWORD is too easy to guess. Too little is left without your username and our name. Add words that ' +
      'have nothing to do with them. Or remove it: then a random one is printed.',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a rush of visitors is connected while the server is busy, instead of dropped', async () => {
  const server = start();
  const { hostname, port } = new URL(await server.address());
  server.child.kill('SIGSTOP');
  // More than Node's default queue of 511.
  const sockets = Array.from({ length: 700 }, () => connect(Number(port), hostname));
  const connected = await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(connected).toHaveLength(700);
  for (const socket of sockets) socket.destroy();
  server.child.kill('SIGCONT');
});

test('a request in progress is answered before the server stops, and its data is stored', async () => {
  const server = start({ LOG_LEVEL: 'silent' });
  const url = await server.address();
  const body = JSON.stringify(aSignUp());
  const pending = request(`${url}/api/fnc-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const answer = new Promise<[number | undefined, string]>((resolve, reject) => {
    pending.on('error', reject);
    pending.on('response', (response) => void text(response).then((said) => resolve([response.statusCode, said])));
  });
  await new Promise<void>((resolve) => {
    // The server has read the headers when it logs this: the request is in progress.
    pending.on('continue', resolve);
    pending.flushHeaders();
  });
  server.child.kill('SIGTERM');
  await expectRefused(url);
  pending.end(body);
  const [status, said] = await answer;
  expect([status, JSON.parse(said)]).toMatchObject([200, { success: true }]);
  expect(await server.exit).toBe(0);

  const database = await openDatabase(`file:${path.join(folder, 'fnc.db')}`);
  expect(await database.query.selectFrom('lead').select('email').execute()).toEqual([{ email: aSignUp().email }]);
  await database.close();
});

/** The server refuses new connections: it is stopping. */
async function expectRefused(url: string): Promise<void> {
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
}

test('a port that is in use is named in words', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const { port } = other.address() as AddressInfo;
  const server = start({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(await server.exit).toBe(1);
  expectOnlyLog(server);
  expect(server.logged().at(-1)).toMatchObject({
    level: 60,
    faults: [
      `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another port: PORT=4001 npm start`,
    ],
    err: { code: 'EADDRINUSE' },
    msg: 'the server cannot start',
  });
  // The password is shown only once, so also when the start failed after the admin was made.
  expect(server.printed()).toMatch(/"oneTimePassword":"\S+"/);
  other.close();
});

test('every error of the configuration is named at once, and nothing is started', async () => {
  const server = start({ PORT: 'four', SMTP_URL: 'mail.example.nl', SESSION_HOURS: '0' });
  expect(await server.exit).toBe(1);
  expectFaults(server, [
    'PORT must be a whole number from 0 to 65535, for example 4000.',
    'SMTP_URL must start with smtp:// or smtps://, for example smtps://user:secret@mail.example.nl:465.',
    'SESSION_HOURS must be a whole number of hours from 1 to 720, for example 168.',
  ]);
});

test.each<[setting: 'DATA_DIR' | 'BACKUP_DIR', reason: string, place: () => string]>([
  // Node's own recursive call never returns there.
  ['DATA_DIR', 'the system answers ENOENT', () => '/proc/fnc'],
  ['DATA_DIR', 'a file is in its place', () => path.join(aFile(), 'data')],
  ['BACKUP_DIR', 'a file is in its place', () => aFile()],
  ['BACKUP_DIR', 'the system answers ENOENT', () => '/proc/fnc'],
])('%s that can be no folder stops the start, because %s', async (setting, reason, place) => {
  const named = place();
  const server = start({ BACKUPS: 'on', [setting]: named, LOG_LEVEL: 'silent' });
  expect(await server.exit).toBe(1);
  expectOnlyLog(server);
  expect(server.logged()).toMatchObject([
    {
      faults: [
        `${setting} must be the path of a folder, and ${named} cannot be one: ${reason}. Choose another: ${setting}=/path/to/a/folder`,
      ],
    },
  ]);
});

test('an unreachable database is named in words, without its password', async () => {
  const server = start({ DATABASE_URL: 'postgres://fnc:secret@127.0.0.1:1/fnc', LOG_LEVEL: 'silent' });
  expect(await server.exit).toBe(1);
  expectOnlyLog(server);
  const [{ level, faults } = {}, ...others] = server.logged();
  expect([level, others]).toEqual([60, []]);
  expect(faults).toEqual([
    expect.stringMatching(/^The database cannot be opened\. \(postgres:\/\/127\.0\.0\.1:1\/fnc\) .*ECONNREFUSED/),
  ]);
  expect(server.printed()).not.toContain('secret');
});

test('an uncaught error is one fatal line, at any log level', async () => {
  // The server has no such error that a test could cause, so a signal triggers a planted one.
  const planted = `process.on('SIGUSR2', () => { throw new Error('planted') })`;
  const server = start({
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
  });
  await server.address();
  server.child.kill('SIGUSR2');
  expect(await server.exit).toBe(1);
  expectOnlyLog(server);
  expect(server.logged().at(-1)).toMatchObject({
    level: 60,
    err: { type: 'Error', message: 'planted', stack: expect.stringContaining('    at ') as string },
    msg: 'the server crashed',
  });
});
