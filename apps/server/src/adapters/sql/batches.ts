import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** How long one batch may keep SQLite, and with it this process, busy; half of what a request may have to wait. */
const aimMs = 10;
const firstAmount = 5;
const mostAtOnce = 200;

/**
 * Works through many rows in small batches and lets requests in between. The batches grow and shrink so that each takes
 * about ten milliseconds. Each is a transaction of its own, so that a server that is killed in between goes on at the
 * next start.
 *
 * @param take           works on up to this many rows. @returns how many there were; fewer than asked ends the work
 * @param options.signal ends the work after the batch that is going on
 * @param options.clock  milliseconds, from any beginning
 * @returns how many rows there were in all
 */
export async function inBatches(
  take: (amount: number) => Promise<number>,
  { signal, clock = () => performance.now() }: { signal?: AbortSignal | undefined; clock?: () => number } = {},
): Promise<number> {
  let amount = firstAmount;
  for (let total = 0; ;) {
    const began = clock();
    const taken = await take(amount);
    const tookMs = clock() - began;
    total += taken;
    if (taken < amount || signal?.aborted === true) return total;
    const fitting = Math.floor((amount * aimMs) / Math.max(tookMs, 0.1));
    amount = Math.max(1, Math.min(fitting, amount * 2, mostAtOnce));
    // A turn of the event loop: what arrived meanwhile is answered first.
    await setImmediate();
  }
}
