import type { Later } from '@fnc/domain';

// What the domain asks of the platform that it runs on.

export const later: Later = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** A call that can be called off. */
export const newCall = () => new AbortController();
