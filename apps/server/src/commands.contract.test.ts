import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSignUp } from './testing/requests.ts';
import { openUmask, startServerProcess, type ServerProcess } from './testing/serverProcess.ts';

/** Each step starts a process, possibly on a busy machine. */
const timeout = 120_000;

let parent: string;
let dataDir: string;
let server: ServerProcess | null;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'fnc-commands-'));
  dataDir = path.join(parent, 'data');
  server = null;
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.exit;
  rmSync(parent, { recursive: true });
});

async function start(): Promise<string> {
  server = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  return await server.address();
}

/** Permissions of other users of the machine: read, write or list. */
const openToOthers = (below: string): string[] =>
  readdirSync(below, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(below, name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0);

const runCommand = (
  command: 'backup' | 'restore',
  words: readonly string[],
  environment: Record<string, string> = {},
) =>
  spawnSync(
    '/bin/sh',
    [...openUmask, process.execPath, path.join(import.meta.dirname, `${command}Command.ts`), ...words],
    {
      encoding: 'utf8',
      input: '',
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SECRET_KEY: '',
        BACKUP_DIR: '',
        ...environment,
      },
    },
  );

test('a backup restores everything, and the command says first what it replaces', { timeout }, async () => {
  const url = await start();
  await fetch(`${url}/api/fnc-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aSignUp()),
  });
  const done = runCommand('backup', []);
  expect([done.status, done.stderr]).toEqual([0, '']);
  expect(done.stdout).toContain('secret.key');
  const [name = ''] = readdirSync(path.join(dataDir, 'backups'));
  expect(name).toMatch(/^fnc-.*Z\.sqlite\.enc$/);
  expect(openToOthers(dataDir)).toEqual([]);
  const file = path.join(dataDir, 'backups', name);

  // Without --yes too: nobody is asked first.
  const running = runCommand('restore', [file]);
  expect([running.status, running.stdout, running.stderr]).toEqual([
    1,
    '',
    `Nothing was restored. A server, or another program, is using ${path.join(dataDir, 'fnc.db')}. Stop it first.\n`,
  ]);
  server?.child.kill('SIGTERM');
  await server?.exit;

  // The server and its data are gone, except the backup and the key.
  const kept = path.join(parent, name);
  const key = path.join(parent, 'secret.key');
  renameSync(file, kept);
  renameSync(path.join(dataDir, 'secret.key'), key);
  rmSync(dataDir, { recursive: true });
  expect(runCommand('restore', [kept, '--yes']).stderr).toContain(`put secret.key back in ${dataDir}`);
  mkdirSync(dataDir);
  renameSync(key, path.join(dataDir, 'secret.key'));
  const asked = runCommand('restore', [kept]);
  expect([asked.status, asked.stderr]).toEqual([1, 'Nothing was restored.\n']);
  expect(asked.stdout).toMatch(/There is no database yet[\s\S]*rows of +now +backup[\s\S]*\n {2}lead +– +1\n/);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  const restored = runCommand('restore', [kept, '--yes']);
  expect([restored.status, restored.stderr]).toEqual([0, '']);
  expect(restored.stdout).toMatch(
    /Restored, and counted\.\nEverybody has to sign in again\. .* are those of 20\S+Z\.\nNow start the server\.\n/,
  );
  expect(openToOthers(dataDir)).toEqual([]);
  const again = runCommand('restore', [kept, '--yes']);
  expect(again.stdout).toMatch(
    /What was there before is kept in \S+fnc\.db\.before-restore-\S+Z\. It holds personal data/,
  );
  await start();
  const database = new DatabaseSync(path.join(dataDir, 'fnc.db'), { readOnly: true });
  expect(database.prepare('select email from lead').all()).toMatchObject([{ email: aSignUp().email }]);
  database.close();
});

test('a command that cannot run says why and makes nothing', { timeout }, () => {
  const noKey = runCommand('backup', []);
  expect([noKey.status, noKey.stderr]).toEqual([
    1,
    `No backup was made. There is no key in ${dataDir} and SECRET_KEY is not set: start the server once.\n`,
  ]);
  const settings = { SECRET_KEY: 'a-key-of-at-least-thirty-two-characters' };
  const postgres = runCommand('backup', [], { ...settings, DATABASE_URL: 'postgres://fnc:secret@127.0.0.1:1/fnc' });
  expect([postgres.status, postgres.stdout]).toEqual([1, '']);
  expect(postgres.stderr).toMatch(/^No backup was made\. .*ECONNREFUSED/);
  expect(postgres.stderr).not.toContain('secret@');
  const other = path.join(parent, 'other.enc');
  writeFileSync(other, 'something else');
  const wrong = runCommand('restore', [other, '--yes'], settings);
  expect([wrong.status, wrong.stderr]).toEqual([
    1,
    'Nothing was restored. This file is not a backup of this product.\n',
  ]);
  expect(runCommand('restore', [path.join(parent, 'gone')], settings).stderr).toContain('There is no file');
  expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([]);
});

test('asking for help shows how to call a command', { timeout }, () => {
  for (const command of ['backup', 'restore'] as const) {
    const help = runCommand(command, ['--help']);
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain(`Usage: npm run ${command}`);
    expect(runCommand(command, ['--verbose'])).toMatchObject({ status: 1, stderr: help.stdout });
  }
});
