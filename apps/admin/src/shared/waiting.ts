const longestWaitMs = 30_000;

/** How long to wait after so many failures before a stream is asked for again, in ms: longer each time, at most half a minute. */
export const waitAfter = (failures: number): number => Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));

/** Resolves after so many ms, or at once when it is called off. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
