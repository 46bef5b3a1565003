import type { Later } from './time/later.ts';

/** How often a page is drawn anew while words come in, in ms. */
export const calmMs = 100;

interface Calmly {
  (): void;
  /** Calls off what was going to be called. */
  readonly cancel: () => void;
}

/** Calls at most ten times a second, however often it is called; the last call is never left out. */
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
