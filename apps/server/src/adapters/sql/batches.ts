import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** How long one batch should occupy SQLite's writer: a quarter of what a request that writes may have to wait. */
const usualAimMs = 5;
/** Rows per millisecond of the aim. */
const mostPerMs = 40;
/** Batches between two checkpoints of the write-ahead log: about four megabytes. */
const checkpointEvery = 8;

interface Options {
  /** Ends the work after the current batch. */
  readonly signal?: AbortSignal | undefined;
  /** How long one batch should take; 5 ms by default. Longer where a caller waits for the end of the work. */
  readonly aimMs?: number;
  /**
   * Rows of the first batch; 1 by default. More where a caller waits for a few rows: on a busy server each batch waits
   * for its turn to write.
   */
  readonly first?: number;
  /** Milliseconds from any origin. */
  readonly clock?: () => number;
}

/**
 * Processes many rows in small batches and lets requests in between. The batches grow and shrink so that each takes
 * `aimMs`. Each is its own transaction, so a killed server continues at the next start; therefore no batch has to wait
 * for the disk.
 *
 * @param take processes up to this many rows. @returns how many there were; fewer than requested ends the work
 * @returns the total number of rows
 */
export async function inBatches(
  database: Pick<Database, 'unsynced' | 'checkpoint'>,
  take: (transaction: Kysely<Schema>, amount: number) => Promise<number>,
  { signal, aimMs = usualAimMs, first = 1, clock = () => performance.now() }: Options = {},
): Promise<number> {
  let amount = first;
  for (let total = 0, batch = 1; ; batch++) {
    const asked = amount;
    let began = clock();
    const taken = await database.unsynced((transaction) => {
      // Earlier requests had the connection until now.
      began = clock();
      return take(transaction, asked);
    });
    const tookMs = clock() - began;
    total += taken;
    if (taken < asked || signal?.aborted === true) return total;
    const fitting = Math.floor((asked * aimMs) / Math.max(tookMs, 0.1));
    amount = Math.max(1, Math.min(fitting, asked * 2, mostPerMs * aimMs));
    // Waits one turn of the event loop, so that waiting requests go first.
    if (batch % checkpointEvery === 0) await database.checkpoint();
    await setImmediate();
  }
}
