import type { AdminServices } from '../ports.ts';

/** Where something may be kept: of one who is signed in. */
export interface Keeper {
  readonly services: AdminServices;
  /** Told when everything that was loaded for whoever was signed in has to go. */
  readonly onForget: (listener: () => void) => void;
}

/**
 * Something that outlives a page, but whose code comes with the pages that use it: made when one of them first asks, and
 * the same from then on.
 *
 * @param make answers what is kept, and how to forget what it knows
 */
export function keptOn<Kept>(
  make: (services: AdminServices) => readonly [kept: Kept, forget: () => void],
): (keeper: Keeper) => Kept {
  const made = new WeakMap<AdminServices, { readonly kept: Kept }>();
  return ({ services, onForget }) => {
    const there = made.get(services);
    if (there !== undefined) return there.kept;
    const [kept, forget] = make(services);
    onForget(forget);
    made.set(services, { kept });
    return kept;
  };
}
