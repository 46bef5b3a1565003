import { setImmediate } from 'node:timers';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';
import type { Schema } from './schema.ts';

/** A database that is always free, with the number of its checkpoints. */
function freeDatabase() {
  const seen = { checkpoints: 0 };
  const nothing = {} as Kysely<Schema>;
  return {
    seen,
    unsynced: <T>(work: (transaction: Kysely<Schema>) => Promise<T>) => work(nothing),
    checkpoint: () => {
      seen.checkpoints += 1;
      return Promise.resolve();
    },
  };
}

/** Rows that each take this long, on a clock that only they advance. */
function rows(count: number, msEach: number) {
  let left = count;
  let now = 0;
  const amounts: number[] = [];
  return {
    amounts,
    clock: () => now,
    take: (_transaction: Kysely<Schema>, amount: number) => {
      const taken = Math.min(amount, left);
      left -= taken;
      now += taken * msEach;
      amounts.push(amount);
      return Promise.resolve(taken);
    },
  };
}

test.each([0.01, 0.2, 1, 4])('of rows that take %f ms each no batch takes more than 10 ms', async (ms) => {
  const work = rows(2_000, ms);
  expect(await inBatches(freeDatabase(), work.take, { clock: work.clock })).toBe(2_000);
  for (const amount of work.amounts) expect(amount * ms).toBeLessThanOrEqual(10);
  expect(work.amounts[0]).toBe(1);
});

test('a caller who waits for a few rows waits for fewer turns', async () => {
  const work = rows(40, 0.1);
  await inBatches(freeDatabase(), work.take, { aimMs: 15, first: 20, clock: work.clock });
  expect(work.amounts).toEqual([20, 40]);
});

test('rows that become slower are taken fewer at a time', async () => {
  let now = 0;
  const amounts: number[] = [];
  await inBatches(
    freeDatabase(),
    (_transaction, amount) => {
      amounts.push(amount);
      now += amounts.length < 7 ? 1 : 100;
      return Promise.resolve(amounts.length < 14 ? amount : 0);
    },
    { clock: () => now },
  );
  expect(Math.max(...amounts)).toBeGreaterThan(20);
  expect(amounts.at(-1)).toBe(1);
});

test('after each batch the event loop has a turn, in which requests are answered', async () => {
  const work = rows(1_000, 1);
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  await inBatches(freeDatabase(), work.take, { clock: work.clock });
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(work.amounts.length - 1);
});

test('it stops after the batch that is going on', async () => {
  const work = rows(1_000, 1);
  const stop = new AbortController();
  stop.abort();
  await inBatches(freeDatabase(), work.take, { clock: work.clock, signal: stop.signal });
  expect(work.amounts).toHaveLength(1);
});

test('between the batches the write-ahead log is written back, before it grows', async () => {
  const work = rows(100, 5);
  const database = freeDatabase();
  await inBatches(database, work.take, { clock: work.clock });
  expect(work.amounts.length).toBeGreaterThan(90);
  expect(database.seen.checkpoints).toBeGreaterThanOrEqual(10);
});

test('waiting for the connection does not make the batches smaller', async () => {
  const work = rows(1_000, 0.1);
  let now = 0;
  const clock = () => now + work.clock();
  const busy = freeDatabase();
  const unsynced: typeof busy.unsynced = (taken) => {
    now += 500;
    return busy.unsynced(taken);
  };
  await inBatches({ ...busy, unsynced }, work.take, { clock });
  expect(Math.max(...work.amounts)).toBeGreaterThan(20);
});
