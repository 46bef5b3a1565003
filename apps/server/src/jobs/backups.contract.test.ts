import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instantOf, type BackupStatus } from '@fnc/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpBeforeMigration, MigrationBackupError } from '../adapters/backups/beforeMigration.ts';
import { checkBackup } from '../adapters/backups/makeBackup.ts';
import { BackupFailedError, createBackups, type Backups } from '../adapters/backups/backups.ts';
import { createBackupTurns } from '../adapters/sql/backupTurns.ts';
import { openDatabase, type Database } from '../adapters/sql/database.ts';
import { createForServer, engines, type EmptyDatabase } from '../testing/engines.ts';
import { openOldDatabase } from '../testing/oldDatabase.ts';
import { get } from '../testing/requests.ts';
import { startTestServer, testSecretKey } from '../testing/testServer.ts';
import { createBackupJob } from './backups.ts';

const hourMs = 3_600_000;
/** Ten in the morning in Amsterdam. */
const morning = Date.parse('2026-11-26T09:00:00.000Z');

const names = (folder: string) => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
};

describe.each(engines)('backups on $name', (engine) => {
  let parent: string;
  let empty: EmptyDatabase;
  let database: Database | null;
  beforeEach(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'fnc-backup-job-'));
    empty = await createForServer(engine);
    database = null;
  });
  afterEach(async () => {
    await database?.close();
    await empty.drop();
    rmSync(parent, { recursive: true });
  });

  async function serverIn(
    folder: string,
    { clock = { now: morning }, chance = 0, fault }: { clock?: { now: number }; chance?: number; fault?: Error } = {},
  ) {
    database ??= await openDatabase(empty.url);
    const own = createBackups({ folder, databaseUrl: empty.url, secretKey: testSecretKey });
    const failing: Backups = { ...own, make: () => Promise.reject(fault) };
    const states: BackupStatus[] = [];
    const logged: string[] = [];
    const job = createBackupJob({
      backups: fault === undefined ? own : failing,
      turns: createBackupTurns(database),
      place: folder,
      onState: (status) => states.push(status),
      now: () => clock.now,
      chance: () => chance,
      log: { info: (_fields, text) => logged.push(text), error: (_fields, text) => logged.push(text) },
    });
    return { job, own, clock, states, logged };
  }

  const nameOf = (moment: string) => `fnc-${moment}Z.${engine.name}.enc`;

  test('makes one a night, and catches up at once on a missed night', async () => {
    const folder = path.join(parent, 'backups');
    const { job, clock, states, logged } = await serverIn(folder, { chance: 0.5 });
    expect(await job.status()).toEqual({ lastGoodAt: null, bytes: null, obstacle: null });
    await job.look();
    await job.look();
    expect(names(folder)).toEqual([nameOf('2026-11-26T09-00-00')]);
    expect(states.at(-1)).toMatchObject({ lastGoodAt: '2026-11-26T09:00:00.000Z', obstacle: null });
    expect(logged).toEqual(['a backup was made, opened and counted']);
    // 03:00 plus up to 15 random minutes.
    clock.now = Date.parse('2026-11-27T02:14:59.000Z');
    await job.look();
    expect(names(folder)).toHaveLength(1);
    clock.now += 1_000;
    await job.look();
    expect(names(folder)).toEqual([nameOf('2026-11-26T09-00-00'), nameOf('2026-11-27T02-15-00')]);
  });

  test('one of several servers makes it, and all report it', async () => {
    const [first, second] = [await serverIn(path.join(parent, 'a')), await serverIn(path.join(parent, 'b'))];
    await Promise.all([first.job.look(), second.job.look()]);
    await Promise.all([first.job.look(), second.job.look()]);
    expect([...names(path.join(parent, 'a')), ...names(path.join(parent, 'b'))]).toHaveLength(1);
    expect(await first.job.status()).toEqual(await second.job.status());
    expect(await first.job.status()).toMatchObject({ lastGoodAt: instantOf(morning), obstacle: null });
  });

  test('a backup that its own server lost does not count, and is made again', async () => {
    const folder = path.join(parent, 'backups');
    const { job } = await serverIn(folder);
    await job.look();
    rmSync(folder, { recursive: true });
    expect((await job.status()).lastGoodAt).toBeNull();
    await job.look();
    expect(names(folder)).toHaveLength(1);
  });

  test.each([
    ['folder', { name: 'Error', message: '', code: 'EACCES', errcode: undefined }],
    ['full', { name: 'Error', message: '', code: 'ENOSPC', errcode: undefined }],
    ['full', { name: 'Error', message: '', code: 'ERR_SQLITE_ERROR', errcode: 13 }],
    ['check', { name: 'BackupCheckError', message: '', code: undefined, errcode: undefined }],
    ['other', { name: 'Error', message: '', code: 'ECONNREFUSED', errcode: undefined }],
  ])('one that fails is told of (%s) and tried again after an hour', async (obstacle, fault) => {
    const folder = path.join(parent, 'backups');
    const clock = { now: morning };
    const failing = await serverIn(folder, { clock, fault: new BackupFailedError(fault) });
    const working = await serverIn(folder, { clock });
    await failing.job.look();
    expect(failing.logged).toEqual(['no backup was made']);
    expect(await failing.job.status()).toEqual({ lastGoodAt: null, bytes: null, obstacle });
    await failing.own.make('regular', instantOf(morning - hourMs));
    expect(await failing.job.status()).toMatchObject({ lastGoodAt: instantOf(morning - hourMs), obstacle });
    rmSync(folder, { recursive: true });
    clock.now += hourMs - 1;
    await working.job.look();
    expect(names(folder)).toEqual([]);
    clock.now += 1;
    await working.own.make('regular', instantOf(clock.now - hourMs / 2));
    // A later manual backup makes the failure obsolete.
    expect(await failing.job.status()).toMatchObject({ obstacle: null });
    rmSync(folder, { recursive: true });
    await working.job.look();
    expect(await failing.job.status()).toMatchObject({ lastGoodAt: instantOf(clock.now), obstacle: null });
  });

  test('an aborted backup leaves nothing, and the next server makes it', async () => {
    const folder = path.join(parent, 'backups');
    const { job } = await serverIn(folder);
    const stop = new AbortController();
    const looking = job.look(stop.signal);
    await expect.poll(() => names(folder).length, { interval: 1 }).toBe(1);
    stop.abort();
    await looking;
    const left = names(folder);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    await job.look();
    expect(names(folder)).toHaveLength(1);
  });

  test('old backups are removed only after a good one was made', async () => {
    const folder = path.join(parent, 'backups');
    mkdirSync(folder);
    const old = ['2025-01-01T02-00-00', '2026-11-18T02-00-00', '2026-11-18T09-00-00'].map(nameOf);
    for (const name of [...old, 'notes.txt']) writeFileSync(path.join(folder, name), '');
    const clock = { now: morning };
    const fault = { name: 'BackupCheckError', message: '', code: undefined, errcode: undefined };
    const failing = await serverIn(folder, { clock, fault: new BackupFailedError(fault) });
    await failing.job.look();
    expect(names(folder)).toHaveLength(4);
    clock.now += hourMs;
    await (await serverIn(folder, { clock })).job.look();
    expect(names(folder)).toEqual([nameOf('2026-11-18T09-00-00'), nameOf('2026-11-26T10-00-00'), 'notes.txt']);
  });

  test('a clock that ran ahead for a while costs no backup, and stops none', async () => {
    const folder = path.join(parent, 'backups');
    mkdirSync(folder);
    const nights = ['2026-10-31T02-00-00', '2026-11-24T02-00-00', '2026-11-25T02-00-00'].map(nameOf);
    for (const name of nights) writeFileSync(path.join(folder, name), '');
    const clock = { now: Date.parse('2037-01-05T09:00:00.000Z') };
    const { job } = await serverIn(folder, { clock });
    await job.look();
    expect(names(folder)).toEqual([...nights, nameOf('2037-01-05T09-00-00')]);

    clock.now = morning;
    expect((await job.status()).lastGoodAt).toBe('2026-11-25T02:00:00.000Z');
    await (await serverIn(path.join(parent, 'other'), { clock })).job.look();
    await job.look();
    expect(names(folder)).toEqual([...nights, nameOf('2037-01-05T09-00-00')]);
    expect(names(path.join(parent, 'other'))).toEqual([nameOf('2026-11-26T09-00-00')]);
    expect((await job.status()).lastGoodAt).toBe('2026-11-26T09:00:00.000Z');
  });

  test('the dashboard and the metrics show it', async () => {
    const token = 'a-token-of-the-tests-alone';
    const server = await startTestServer({ engine, metricsToken: token });
    await server.backUp();
    const answer = await get(server, '/api/admin/status', await server.signIn());
    const { backup } = answer.json<{ backup: BackupStatus }>();
    expect(backup).toEqual({ lastGoodAt: '2026-03-02T09:00:00.000Z', bytes: backup.bytes, obstacle: null });
    expect(backup.bytes).toBeGreaterThan(1_000);
    const metrics = await get(server, '/metrics', { authorization: `Bearer ${token}` });
    expect(metrics.body.split('\n')).toEqual(
      expect.arrayContaining([
        `fnc_backup_timestamp_seconds ${Date.parse('2026-03-02T09:00:00.000Z') / 1_000}`,
        `fnc_backup_bytes ${backup.bytes}`,
      ]),
    );
    await server.close();
  });

  const options = (backupDir: string | null) => ({
    databaseUrl: empty.url,
    backupDir,
    secretKey: testSecretKey,
    dataDir: parent,
  });
  /** A database from before the lists, with or without an admin. */
  async function makeOld(withAdmin: boolean): Promise<void> {
    await empty.drop();
    empty = await engine.create();
    const before = await openOldDatabase(engine, empty.url, '0011_addresses');
    if (withAdmin) {
      await before
        .insertInto('admin_user')
        .values({
          id: 'a',
          username: 'admin',
          username_key: 'admin',
          name: 'admin',
          password_hash: '',
          password_changed_at: null,
          one_time_ends_at: null,
          created_at: instantOf(morning),
        })
        .execute();
    }
    await before.destroy();
  }

  const open = async (backupDir: string | null) => {
    database = await openDatabase(empty.url, undefined, backUpBeforeMigration(options(backupDir)));
    return database;
  };

  test('before a migration the unchanged database is backed up', async () => {
    const folder = path.join(parent, 'backups');
    await makeOld(true);
    await open(folder);
    const [name = ''] = names(folder);
    expect(name).toMatch(/^fnc-.*Z\.before-migration\.(sqlite|postgres)\.enc$/);
    const contents = await checkBackup(path.join(folder, name), testSecretKey, path.join(parent, 'unpacked.db'));
    expect(contents).toMatchObject({ migration: '0011_addresses', rows: { admin_user: 1 } });
    await database?.close();
    await open(folder);
    expect(names(folder)).toEqual([name]);
  });

  test('when the backup before a migration fails nothing is changed, unless backups are off or there is nothing to lose', async () => {
    writeFileSync(path.join(parent, 'a-file'), '');
    const nowhere = path.join(parent, 'a-file/backups');
    await makeOld(true);
    await expect(open(nowhere)).rejects.toThrow(MigrationBackupError);
    const unchanged = await openOldDatabase(engine, empty.url, '0011_addresses');
    expect((await unchanged.introspection.getTables()).map(({ name }) => name)).not.toContain('backup_turn');
    await unchanged.destroy();
    const { query } = await open(null);
    expect(await query.selectFrom('backup_turn').select('name').execute()).toEqual([{ name: 'nightly' }]);
  });

  test('an empty database is migrated without a backup', async () => {
    await makeOld(false);
    chmodSync(parent, 0o700);
    await open(path.join(parent, 'backups'));
    expect(names(path.join(parent, 'backups'))).toEqual([]);
  });
});
