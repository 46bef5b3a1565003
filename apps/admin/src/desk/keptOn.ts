import type { AdminServices } from '../ports.ts';

/** Where something may be kept: of one who is signed in. */
export interface Keeper {
  readonly services: AdminServices;
  /** Told before somebody signs out: what was typed last is to be stored. */
  readonly onSettle: (listener: () => Promise<void>) => void;
  /** Told when everything that was loaded for whoever was signed in has to go. */
  readonly onForget: (listener: () => void) => void;
  /** Told when the same person is back after signing in again: what could not be fetched can be now. */
  readonly onResume: (listener: () => void) => void;
}

/**
 * Something that outlives a page, but whose code comes with the pages that use it: made when one of them first asks, and
 * the same from then on.
 *
 * @param make answers what is kept, how to forget what it knows, how to go on when the same person is back, and how to store
 *   what was typed last
 */
export function keptOn<Kept>(
  make: (
    services: AdminServices,
  ) => readonly [kept: Kept, forget: () => void, resume?: () => void, settle?: () => Promise<void>],
): (keeper: Keeper) => Kept {
  const made = new WeakMap<AdminServices, { readonly kept: Kept }>();
  return ({ services, onSettle, onForget, onResume }) => {
    const there = made.get(services);
    if (there !== undefined) return there.kept;
    const [kept, forget, resume, settle] = make(services);
    onForget(forget);
    if (resume !== undefined) onResume(resume);
    if (settle !== undefined) onSettle(settle);
    made.set(services, { kept });
    return kept;
  };
}
