import type { Later } from '@fnc/domain';

// The platform functions that the domain needs.

export const later: Later = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** A call that can be aborted. */
export const newCall = () => new AbortController();

/** A UUID; `undefined`: this page came without encryption, and the browser makes none. */
export const newId = (): string | undefined => (isSecureContext ? crypto.randomUUID() : undefined);
