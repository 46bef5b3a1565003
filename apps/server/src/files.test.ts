import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSignUp } from './testing/requests.ts';
import { startServerProcess, type ServerProcess } from './testing/serverProcess.ts';

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

test('only the user of the server can read its files, whatever the umask', { timeout }, async () => {
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
