import type { Later } from '../shared/time/later.ts';

/** A call that can be aborted; an `AbortController` is one. */
export interface Call<Signal = { readonly aborted: boolean }> {
  readonly signal: Signal;
  abort(): void;
}

/** What `listen` needs to follow a stream of the server. */
export interface Listening<Signal> {
  readonly browser: {
    /** Calls `begin` whenever the page becomes visible and its result when it is hidden. Returns a stop function. */
    whileShown(begin: () => () => void): () => void;
  };
  readonly newCall: () => Call<Signal>;
  readonly later: Later;
}

interface Listener<Event, Signal> {
  readonly open: (signal: Signal) => AsyncIterable<Event>;
  /**
   * @param failures how often the connection broke since the last event
   * @returns `'end'`: the stream is complete
   */
  readonly onEvent: (event: Event, failures: number) => Promise<'end'> | undefined;
  /** The server refused, or the connection broke. */
  readonly onBroken?: (error: unknown) => Promise<void> | undefined;
  /** Called before every reconnect. */
  readonly onAgain?: (failures: number) => void;
}

const longestWaitMs = 30_000;

/** Delay after this many failures, in ms: doubles each time, at most half a minute. */
const waitAfter = (failures: number): number => Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));

/**
 * Follows a stream and reconnects when it ends or breaks. A hidden page closes its connection, because browsers allow
 * only a few. Returns a stop function.
 */
export const listen = <Event, Signal extends Call['signal']>(
  { browser, newCall, later }: Listening<Signal>,
  { open, onEvent, onBroken, onAgain }: Listener<Event, Signal>,
): (() => void) =>
  browser.whileShown(() => {
    const call = newCall();
    const { signal } = call;
    let wake: (() => void) | null = null;

    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const cancel = later(ms, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });

    async function hear(failures: number): Promise<number> {
      let failed = failures;
      try {
        for await (const event of open(signal)) {
          const ended = onEvent(event, failed);
          failed = 0;
          if ((await ended) === 'end') break;
        }
      } catch (error) {
        if (!signal.aborted) await onBroken?.(error);
      }
      return failed + 1;
    }

    async function hearAgain() {
      let failures = await hear(0);
      while (!signal.aborted) {
        await pause(waitAfter(failures));
        if (signal.aborted) return;
        onAgain?.(failures);
        failures = await hear(failures);
      }
    }

    void hearAgain();
    return () => {
      call.abort();
      wake?.();
    };
  });
