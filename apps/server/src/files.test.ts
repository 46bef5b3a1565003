import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSignUp } from './testing/requests.ts';
import { openUmask, startServerProcess, type ServerProcess } from './testing/serverProcess.ts';

const backup = path.resolve(import.meta.dirname, '../../../scripts/backup.ts');
const timeout = 30_000;

let parent: string;
let dataDir: string;
const started: ServerProcess[] = [];
const start = (environment: Record<string, string> = {}) => {
  const server = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  started.push(server);
  return server;
};
const stop = async (server: ServerProcess) => {
  server.child.kill('SIGTERM');
  return await server.exit;
};

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'fnc-files-'));
  dataDir = path.join(parent, 'data');
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ exit }) => exit));
  rmSync(parent, { recursive: true });
});

/** What somebody else on the machine may read, write or list. */
const openToOthers = (below: string): string[] =>
  [below, ...readdirSync(below, { recursive: true, encoding: 'utf8' }).map((name) => path.join(below, name))].filter(
    (file) => (statSync(file).mode & 0o077) !== 0,
  );

const runBackup = (file: string, environment: Record<string, string> = {}) =>
  spawnSync('/bin/sh', [...openUmask, process.execPath, backup, file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: '', ...environment },
  });

test(
  'what the server makes is for its own user only, whatever the umask, and so is a backup',
  { timeout },
  async () => {
    const server = start();
    const url = await server.address();
    await fetch(`${url}/api/fnc-subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aSignUp()),
    });
    const outbox = path.join(dataDir, 'outbox');
    await expect.poll(() => existsSync(outbox) && readdirSync(outbox).some((name) => name.endsWith('.eml'))).toBe(true);
    expect(readdirSync(dataDir).sort()).toEqual(['fnc.db', 'fnc.db-shm', 'fnc.db-wal', 'outbox', 'secret.key']);
    expect(openToOthers(dataDir)).toEqual([]);

    const copies = path.join(parent, 'copies');
    mkdirSync(copies, { mode: 0o700 });
    const file = path.join(copies, 'backup.db');
    // The second day finds the file of the first.
    for (let day = 1; day <= 2; day++) {
      const done = runBackup(file);
      expect([done.status, done.stderr]).toEqual([0, '']);
      expect(done.stdout).toContain('secret.key');
    }
    expect(readdirSync(copies)).toEqual(['backup.db']);
    expect(openToOthers(copies)).toEqual([]);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare('select email from lead').all()).toMatchObject([{ email: aSignUp().email }]);
    copy.close();
  },
);

test('a backup that cannot be made says why, and leaves the old one', { timeout }, () => {
  const missing = runBackup(path.join(parent, 'backup.db'));
  expect(missing.status).toBe(1);
  expect(missing.stderr).toContain(`There is no database at ${path.join(dataDir, 'fnc.db')}`);
  const postgres = runBackup(path.join(parent, 'backup.db'), { DATABASE_URL: 'postgres://fnc:secret@127.0.0.1:1/fnc' });
  expect(postgres.status).toBe(1);
  expect(postgres.stderr).toContain('pg_dump');
  expect(postgres.stderr).not.toContain('secret@');
  expect(readdirSync(parent)).toEqual([]);
});

test('asking for help shows how to call the backup, and makes no file of that name', { timeout }, () => {
  const help = runBackup('--help');
  expect([help.status, help.stdout, help.stderr]).toEqual([0, 'Usage: npm run backup -- FILE\n', '']);
  const unknown = runBackup('--verbose');
  expect([unknown.status, unknown.stderr]).toEqual([1, 'No backup was made. Usage: npm run backup -- FILE\n']);
});

test('files of an older version that let others in are closed', { timeout }, async () => {
  await stop(await running(start()));
  chmodSync(path.join(dataDir, 'fnc.db'), 0o644);
  chmodSync(path.join(dataDir, 'secret.key'), 0o644);
  await start().address();
  expect(openToOthers(dataDir)).toEqual([]);
});

const running = async (server: ServerProcess) => {
  await server.address();
  return server;
};

test('several servers that start at once on keys in the clear agree on them', { timeout }, async () => {
  await stop(await running(start()));
  const file = path.join(dataDir, 'fnc.db');
  const old = new DatabaseSync(file);
  old.exec(`update secret set value = 'in the clear ' || name`);
  old.close();
  rmSync(path.join(dataDir, 'secret.key'));
  await Promise.all([start(), start(), start()].map((server) => server.address()));
  const now = new DatabaseSync(file, { readOnly: true });
  const values = now
    .prepare('select value from secret')
    .all()
    .map(({ value }) => String(value));
  now.close();
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((value) => !value.startsWith('sealed:1.'))).toEqual([]);
});

test(
  'a start without the key that sealed the others says what to restore, and makes no new one',
  { timeout },
  async () => {
    await stop(await running(start()));
    rmSync(path.join(dataDir, 'secret.key'));
    const missing = start();
    expect(await missing.exit).toBe(1);
    expect(missing.printed()).toContain(`Restore secret.key to ${dataDir}`);
    expect(existsSync(path.join(dataDir, 'secret.key'))).toBe(false);
    const wrong = start({ SECRET_KEY: 'another key, which is long enough'.replaceAll(' ', '-') });
    expect(await wrong.exit).toBe(1);
    expect(wrong.printed()).toContain('Restore the secret.key that was kept with this database');
  },
);
