import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** Rows of which each takes so long, on a clock that only they move. */
function rows(count: number, msEach: number) {
  let left = count;
  let now = 0;
  const amounts: number[] = [];
  return {
    amounts,
    clock: () => now,
    take: (amount: number) => {
      const taken = Math.min(amount, left);
      left -= taken;
      now += taken * msEach;
      amounts.push(amount);
      return Promise.resolve(taken);
    },
  };
}

test.each([0.01, 0.2, 1, 4])(
  'of rows that take %f ms each no batch takes 20 ms, once the first is measured',
  async (ms) => {
    const work = rows(2_000, ms);
    expect(await inBatches(work.take, { clock: work.clock })).toBe(2_000);
    for (const amount of work.amounts.slice(1)) expect(amount * ms).toBeLessThanOrEqual(20);
    expect(work.amounts[0]).toBeLessThanOrEqual(5);
  },
);

test('rows that become slower are taken fewer at a time', async () => {
  let now = 0;
  const amounts: number[] = [];
  await inBatches(
    (amount) => {
      amounts.push(amount);
      now += amounts.length < 5 ? 1 : 100;
      return Promise.resolve(amounts.length < 12 ? amount : 0);
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
  await inBatches(work.take, { clock: work.clock });
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(work.amounts.length - 1);
});

test('it stops after the batch that is going on', async () => {
  const work = rows(1_000, 1);
  const stop = new AbortController();
  stop.abort();
  await inBatches(work.take, { clock: work.clock, signal: stop.signal });
  expect(work.amounts).toHaveLength(1);
});
