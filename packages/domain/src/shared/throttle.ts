import type { Later } from './time/later.ts';

/** Minimum time between two renders while text arrives, in ms. */
export const throttleMs = 100;

interface Throttled {
  (): void;
  /** Cancels the pending call. */
  readonly cancel: () => void;
}

/** Throttles calls to ten per second; the last call is always made. */
export function throttle(later: Later, call: () => void): Throttled {
  let cancel: (() => void) | null = null;
  const throttled = () => {
    cancel ??= later(throttleMs, () => {
      cancel = null;
      call();
    });
  };
  return Object.assign(throttled, {
    cancel() {
      cancel?.();
      cancel = null;
    },
  });
}
