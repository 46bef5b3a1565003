/** Does something after so many ms, unless what it answers is called before: the domain has no timers of its own. */
export type Later = (ms: number, act: () => void) => () => void;
