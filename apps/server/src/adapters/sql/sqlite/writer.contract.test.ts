import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outageOf } from '../databaseFaults.ts';
import { openConnection, type ConnectionThread } from './connectionThreads.ts';
import { Readers } from './sqliteDialect.ts';
import { Writer } from './writer.ts';

let folder = '';
let file = '';
let writer: Writer;
let readers: Readers;
const threads: ConnectionThread[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fnc-writer-'));
  file = path.join(folder, 'test.db');
  const options = { file, busyTimeoutMs: 5_000 };
  writer = new Writer(options, async (asked) => {
    const thread = await openConnection(asked);
    threads.push(thread);
    return thread;
  });
  readers = new Readers(options);
  await writer.execute('alone', 'create table entry (id integer primary key, text text)', []);
});
afterEach(async () => {
  await readers.close();
  await writer.close();
  threads.length = 0;
  rmSync(folder, { recursive: true });
});

const insert = (id: number, text = '') => ({ sql: 'insert into entry values (?, ?)', parameters: [id, text] });

async function transact(id: number, text = ''): Promise<number> {
  const transaction = await writer.begin('grouped');
  try {
    await transaction.execute(insert(id, text));
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  await transaction.commit();
  return id;
}

/** The rows as another process sees them. */
function stored(): unknown[] {
  const other = new DatabaseSync(file, { readOnly: true });
  const ids = other
    .prepare('select id from entry order by id')
    .all()
    .map(({ id }) => id);
  other.close();
  return ids;
}

const ids = (outcomes: readonly PromiseSettledResult<number>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));

test('transactions that wait together are on the disk when they are answered, and one that fails undoes only itself', async () => {
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 3, 4, 5].map(async (id) => {
      await transact(id);
      expect(stored()).toContain(id);
      return id;
    }),
  );
  expect(ids(outcomes)).toEqual([1, 2, 3, 4, 5]);
  expect(outcomes.map(({ status }) => status)[3]).toBe('rejected');
});

test('a transaction that is rolled back leaves nothing, and the others of its commit stay', async () => {
  const kept = transact(1);
  const transaction = await writer.begin('grouped');
  await transaction.execute(insert(2));
  const after = transact(3);
  await transaction.rollback();
  await Promise.all([kept, after]);
  expect(stored()).toEqual([1, 3]);
});

test('what a full file refuses is not stored, and what was acknowledged is', async () => {
  await transact(1);
  const { rows } = await writer.execute('alone', 'pragma page_count', []);
  await writer.execute('alone', `pragma max_page_count = ${Number(rows[0]?.['page_count']) + 2}`, []);
  const large = 'x'.repeat(200_000);
  const outcomes = await Promise.allSettled([transact(2), transact(3, large), transact(4)]);
  expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { errcode: 13 } });
  expect(stored()).toEqual([1, ...ids(outcomes)]);
  // The next one has its own transaction.
  await transact(5);
  expect(stored()).toContain(5);
});

test('when the thread of the writer stops, its transaction is told, and the next one has a new thread', async () => {
  await transact(1);
  const transaction = await writer.begin('grouped');
  await transaction.execute(insert(2));
  await threads[0]?.terminate();
  const lost = await transaction.commit().catch((error: unknown) => error);
  // Not an error of its statements: whether they are on the disk is unknown.
  expect(outageOf(lost)).toBe('away');
  await transact(3);
  expect([stored(), threads.length]).toEqual([[1, 3], 2]);
});

test('a long read keeps nobody waiting: neither another read nor a write', async () => {
  const order: string[] = [];
  const noted = async (name: string, work: Promise<unknown>) => {
    await work;
    order.push(name);
  };
  const endless = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000000) select count(*) from n`;
  const long = noted('long', readers.execute(endless, []));
  for (let id = 1; id <= 3; id++) {
    await noted('write', transact(id));
    await noted('read', readers.execute('select count(*) from entry', []));
  }
  await long;
  expect(order).toEqual(['write', 'read', 'write', 'read', 'write', 'read', 'long']);
});

test('a lock of another process keeps only those waiting who write', async () => {
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const order: string[] = [];
  const writing = transact(1).then(() => order.push('written'));
  for (let round = 0; round < 3; round++) {
    await readers.execute('select count(*) from entry', []);
    order.push('read');
  }
  order.push('released');
  other.exec('commit');
  await writing;
  expect(order).toEqual(['read', 'read', 'read', 'released', 'written']);
  other.close();
});

test('a lock that is not released is told to all who waited for it, with what SQLite says', async () => {
  const impatient = new Writer({ file, busyTimeoutMs: 100 });
  await impatient.open();
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const { sql, parameters } = insert(1);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => impatient.execute('grouped', sql, parameters)));
  other.exec('commit');
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'database is locked', errcode: 5 } });
  expect(await impatient.execute('grouped', sql, parameters)).toMatchObject({ changes: 1 });
  other.close();
  await impatient.close();
});

test('a reader refuses to write', async () => {
  const { sql, parameters } = insert(1);
  await expect(readers.execute(sql, parameters)).rejects.toThrow('attempt to write a readonly database');
});
