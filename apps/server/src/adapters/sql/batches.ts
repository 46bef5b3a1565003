import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** How long one batch should keep SQLite's writer busy; a quarter of what a request that writes may have to wait. */
const usualAimMs = 5;
const firstAmount = 1;
/** Rows for each millisecond that is aimed at. */
const mostPerMs = 40;
/** Batches after which the write-ahead log is written back: about four megabytes. */
const checkpointEvery = 8;

interface Options {
  /** Ends the work after the batch that is going on. */
  readonly signal?: AbortSignal | undefined;
  /** How long one batch should take; left out, 5 ms. Longer where somebody waits for the end of the work. */
  readonly aimMs?: number;
  /** Milliseconds, from any beginning. */
  readonly clock?: () => number;
}

/**
 * Works through many rows in small batches and lets requests in between. The batches grow and shrink so that each takes
 * about five milliseconds, unless another time is named. Each is a transaction of its own, so that a server that is killed in between goes on at the
 * next start; that is also why none of them has to wait for the disk.
 *
 * @param take works on up to this many rows. @returns how many there were; fewer than asked ends the work
 * @returns how many rows there were in all
 */
export async function inBatches(
  database: Pick<Database, 'unsynced' | 'checkpoint'>,
  take: (transaction: Kysely<Schema>, amount: number) => Promise<number>,
  { signal, aimMs = usualAimMs, clock = () => performance.now() }: Options = {},
): Promise<number> {
  let amount = firstAmount;
  for (let total = 0, batch = 1; ; batch++) {
    const asked = amount;
    let began = clock();
    const taken = await database.unsynced((transaction) => {
      // Requests that came first had the connection until now.
      began = clock();
      return take(transaction, asked);
    });
    const tookMs = clock() - began;
    total += taken;
    if (taken < asked || signal?.aborted === true) return total;
    const fitting = Math.floor((asked * aimMs) / Math.max(tookMs, 0.1));
    amount = Math.max(1, Math.min(fitting, asked * 2, mostPerMs * aimMs));
    // Waits one turn of the event loop, so that waiting requests are answered first.
    if (batch % checkpointEvery === 0) await database.checkpoint();
    await setImmediate();
  }
}
