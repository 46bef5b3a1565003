import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, sqlite, type EmptyDatabase } from '../../testing/engines.ts';
import { openOldDatabase } from '../../testing/oldDatabase.ts';
import { openDatabase, type Database } from './database.ts';
import { createOutbox } from './mail/outbox.ts';
import type { Schema } from './schema.ts';

const run = promisify(execFile);
const databaseModule = new URL('./database.ts', import.meta.url).href;

/** A separate process that opens the database, as a server does when it starts. */
const startProcess = (url: string) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { openDatabase } = await import(${JSON.stringify(databaseModule)});
     const database = await openDatabase(${JSON.stringify(url)});
     await database.close();
     console.log('up');`,
  ]);

describe.each(engines)('the database on $name', (engine) => {
  let empty: EmptyDatabase;
  const open: Database[] = [];

  const connect = async () => {
    const database = await openDatabase(empty.url);
    open.push(database);
    return database;
  };
  beforeEach(async () => {
    empty = await engine.create();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
    await empty.drop();
  });

  test('opening it again changes nothing', async () => {
    const first = await connect();
    await first.query
      .insertInto('login_attempt')
      .values({ key: 'k', attempts: 3, window_ends_at: '2026-03-02T09:00:00.000Z' })
      .execute();
    const second = await connect();
    expect(await second.query.selectFrom('login_attempt').selectAll().execute()).toEqual([
      { key: 'k', attempts: 3, window_ends_at: '2026-03-02T09:00:00.000Z' },
    ]);
  });

  test('four processes may start at once on an empty database', async () => {
    const started = await Promise.all([1, 2, 3, 4].map(() => startProcess(empty.url)));
    expect(started.map(({ stdout }) => stdout.trim())).toEqual(['up', 'up', 'up', 'up']);
  });

  test('an older database has statistics of what it holds as soon as it is open', async () => {
    const old = await openOldDatabase(engine, empty.url, '0010_blocks_and_limits');
    await old
      .insertInto('erased_lead')
      .values(
        Array.from({ length: 1_200 }, (_, index) => ({
          id: `e${index}`,
          address_hash: 'h',
          at: `2026-03-02T09:00:00.000Z`,
        })),
      )
      .execute();
    await old.destroy();
    const { query } = await connect();
    const known =
      engine.name === 'postgres' ? 'select reltuples as stat from pg_class' : 'select stat from sqlite_stat1';
    const table = engine.name === 'postgres' ? "relname = 'erased_lead'" : "idx = 'erased_lead_at'";
    const { rows } = await query.executeQuery<{ stat: unknown }>(CompiledQuery.raw(`${known} where ${table}`));
    expect(rows).toEqual([{ stat: engine.name === 'postgres' ? 1_200 : '1200 1200' }]);
  });

  test('on PostgreSQL a table of a few rows keeps the plans of a growing one', async () => {
    const database = await connect();
    const { query } = database;
    await query
      .insertInto('erased_lead')
      .values({ id: 'e', address_hash: 'h', at: '2026-03-02T09:00:00.000Z' })
      .execute();
    await database.renewStatistics();
    if (engine.name === 'sqlite') return;
    // -1: never analysed. An analysed table of one row is read whole, until the next analysis.
    const { rows } = await query.executeQuery(
      CompiledQuery.raw("select reltuples from pg_class where relname = 'erased_lead'"),
    );
    expect(rows).toEqual([{ reltuples: -1 }]);
  });

  test('a transaction that fails leaves nothing behind, and others at the same time are not touched', async () => {
    const { query } = await connect();
    const attempts = Array.from({ length: 20 }, (_, index) =>
      query.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('login_attempt')
          .values({ key: `k${index}`, attempts: 1, window_ends_at: '2026-03-02T09:00:00.000Z' })
          .execute();
        if (index % 2 === 1) throw new Error('odd');
      }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await query.selectFrom('login_attempt').select('key').execute()).toHaveLength(10);
  });

  test('keys are compared byte by byte on both engines', async () => {
    const { query } = await connect();
    const keys = ['b', 'B', 'a-b', 'ab', 'ä', '_', '~'];
    await query
      .insertInto('login_attempt')
      .values(keys.map((key) => ({ key, attempts: 1, window_ends_at: '2026-03-02T09:00:00.000Z' })))
      .execute();
    const rows = await query.selectFrom('login_attempt').select('key').orderBy('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['B', '_', 'a-b', 'ab', 'b', '~', 'ä']);
  });
});

test('on SQLite nobody else on the machine can read the files', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  const file = empty.url.replace('file:', '');
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  await database.close();
  await empty.drop();
});

const valuesOf = async (query: Kysely<Schema>, name: string) =>
  Object.values((await query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`pragma ${name}`))).rows[0] ?? {});

const waiting = async (query: Kysely<Schema>) =>
  (await Promise.all([valuesOf(query, 'synchronous'), valuesOf(query, 'wal_autocheckpoint')])).flat();

test('on SQLite what need not wait for the disk does not, every time, and everything else does', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  for (let time = 0; time < 3; time++) {
    expect(await database.unsynced(waiting)).toEqual([1, 0]);
    expect(await waiting(database.query)).toEqual([2, 1000]);
  }
  await expect(database.unsynced(() => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
  expect(await waiting(database.query)).toEqual([2, 1000]);
  await database.close();
  await empty.drop();
});

test('on SQLite the log is written back and emptied beside the connection, however often', async () => {
  const empty = await sqlite.create();
  const file = empty.url.replace('file:', '');
  const database = await openDatabase(empty.url);
  for (let time = 0; time < 3; time++) {
    const row = { key: `k${time}`, attempts: 1, window_ends_at: '2026-03-02T09:00:00.000Z' };
    await database.unsynced((transaction) => transaction.insertInto('login_attempt').values(row).execute());
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    const before = readFileSync(file);
    await database.checkpoint();
    expect(readFileSync(file).equals(before)).toBe(false);
    await database.scrub();
    expect(statSync(`${file}-wal`).size).toBe(0);
  }
  await database.close();
  await empty.drop();
});

test('on SQLite those who read choose by the statistics that were renewed last', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  const ask = <Row>(statement: string) => database.query.executeQuery<Row>(CompiledQuery.raw(statement));
  const insert = (amount: number, values: string) =>
    ask(`insert into pair with recursive row(n) as (select 1 union all select n + 1 from row where n < ${amount})
      select ${values} from row`);
  const plan = async () =>
    (await ask<{ detail: string }>('explain query plan select * from pair where a = 1 and b = 1')).rows;
  await ask('create table pair (a, b)');
  await ask('create index pair_a on pair (a)');
  await ask('create index pair_b on pair (b)');
  await insert(20, '1, n');
  await database.renewStatistics();
  expect(await plan()).toMatchObject([{ detail: 'SEARCH pair USING INDEX pair_b (b=?)' }]);
  await insert(2_000, 'n, 1');
  await database.renewStatistics();
  expect(await plan()).toMatchObject([{ detail: 'SEARCH pair USING INDEX pair_a (a=?)' }]);
  await database.close();
  await empty.drop();
});

test('on SQLite every commit is on the disk before it is answered', async () => {
  const empty = await sqlite.create();
  const database = await openDatabase(empty.url);
  // Marking mails as sent is the one write that is not synced to the disk.
  await createOutbox(database).markSent([{ id: 'none', at: '2026-03-02T09:00:00.000Z' }], 'worker');
  const pragma = async (name: string) =>
    (await database.query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`pragma ${name}`))).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  await database.close();
  await empty.drop();
});
