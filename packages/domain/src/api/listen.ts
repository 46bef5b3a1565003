import type { Later } from '../shared/time/later.ts';

/** A call that can be called off: `new AbortController()` is one. */
export interface Call<Signal = { readonly aborted: boolean }> {
  readonly signal: Signal;
  abort(): void;
}

/** What a stream of the server is listened to with. */
export interface Listening<Signal> {
  readonly browser: {
    /** Begins something whenever the page can be seen, and ends it when it cannot. Answers how to stop. */
    whileShown(begin: () => () => void): () => void;
  };
  readonly newCall: () => Call<Signal>;
  readonly later: Later;
}

interface Listener<Event, Signal> {
  readonly open: (signal: Signal) => AsyncIterable<Event>;
  /**
   * @param failures how often the stream broke since the last event
   * @returns `'end'`: this stream says no more
   */
  readonly onEvent: (event: Event, failures: number) => Promise<'end'> | undefined;
  /** The server said no, or the connection broke. */
  readonly onBroken?: (error: unknown) => Promise<void> | undefined;
  /** Called each time before the stream is asked for again. */
  readonly onAgain?: (failures: number) => void;
}

const longestWaitMs = 30_000;

/** How long to wait after so many failures, in ms: longer each time, at most half a minute. */
const waitAfter = (failures: number): number => Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));

/**
 * Listens to a stream, and asks for it again when it ended or broke. A page that nobody sees lets its connection go, because
 * a browser allows few. Answers how to stop.
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
