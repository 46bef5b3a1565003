import type { Later } from '../shared/time/later.ts';

declare function setTimeout(act: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** The global timers, which a test can replace. */
export const later: Later = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};
