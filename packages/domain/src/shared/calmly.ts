import type { Later } from './time/later.ts';

/** Minimum time between two renders while text arrives, in ms. */
export const calmMs = 100;

interface Calmly {
  (): void;
  /** Cancels the pending call. */
  readonly cancel: () => void;
}

/** Throttles calls to ten per second; the last call is always made. */
export function calmly(later: Later, call: () => void): Calmly {
  let cancel: (() => void) | null = null;
  const callLater = () => {
    cancel ??= later(calmMs, () => {
      cancel = null;
      call();
    });
  };
  return Object.assign(callLater, {
    cancel() {
      cancel?.();
      cancel = null;
    },
  });
}
