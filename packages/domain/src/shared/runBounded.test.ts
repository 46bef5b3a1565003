import { describe, expect, test } from 'vitest';
import { runBounded } from './runBounded.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);

describe('runBounded', () => {
  test('never runs more than the limit at the same time', async () => {
    let running = 0;
    let most = 0;
    const outcome = await runBounded(
      numbers,
      async (item) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return item;
      },
      { limit: 6 },
    );
    expect(most).toBe(6);
    expect(outcome.done).toHaveLength(20);
  });

  test('keeps what failed apart from what was done', async () => {
    const outcome = await runBounded(
      numbers,
      (item) => (item % 5 === 0 ? Promise.reject(new Error(`no ${item}`)) : Promise.resolve(item)),
      { limit: 3 },
    );
    expect(outcome.failed.map(({ item }) => item)).toEqual([0, 5, 10, 15]);
    expect(outcome.done).toHaveLength(16);
    expect(outcome.left).toEqual([]);
  });

  test('tells the progress after each item', async () => {
    const progress: number[] = [];
    await runBounded([1, 2, 3], (item) => Promise.resolve(item), {
      limit: 1,
      onProgress: (done) => progress.push(done),
    });
    expect(progress).toEqual([1, 2, 3]);
  });

  test('stopped: awaits what runs, leaves the rest', async () => {
    let stop = false;
    const outcome = await runBounded(
      numbers,
      (item) => {
        if (item === 3) stop = true;
        return Promise.resolve(item);
      },
      { limit: 2, stopped: () => stop },
    );
    expect(outcome.done.length + outcome.left.length).toBe(20);
    expect(outcome.done.map(({ item }) => item)).toContain(3);
    expect(outcome.left.length).toBeGreaterThan(14);
  });

  test('nothing to do: ends at once', async () => {
    expect(await runBounded([], () => Promise.reject(new Error('never')), { limit: 6 })).toEqual({
      done: [],
      failed: [],
      left: [],
    });
  });
});
