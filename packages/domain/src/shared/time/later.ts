/** Calls `act` after `ms`; the returned function cancels it. A port, because the domain has no timers. */
export type Later = (ms: number, act: () => void) => () => void;
