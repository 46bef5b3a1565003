import type { Change } from '@fnc/domain';
import type { AdminServices } from '../ports.ts';

/** What was changed; `null`: it is not known what, so it may be anything. */
export type Changes = readonly Change[] | null;

/** Where something may be kept: of one who is signed in. */
export interface Keeper {
  readonly services: AdminServices;
  /** Told when everything that was loaded for whoever was signed in has to go. */
  readonly onForget: (listener: () => void) => void;
  /** Told when the same person is back after signing in again: what could not be fetched can be now. */
  readonly onResume: (listener: () => void) => void;
  /** Told what is changed, by anybody. Answers how to stop listening. */
  readonly onChanges: (listener: (changes: Changes) => void) => () => void;
}

/**
 * Something that outlives a page, but whose code comes with the pages that use it: made when one of them first asks, and
 * the same from then on.
 *
 * @param make answers what is kept, how to forget what it knows, how to go on when the same person is back, and how to follow
 *   what is changed
 */
export function keptOn<Kept>(
  make: (
    services: AdminServices,
  ) => readonly [kept: Kept, forget: () => void, resume?: () => void, follow?: (changes: Changes) => void],
): (keeper: Keeper) => Kept {
  const made = new WeakMap<AdminServices, { readonly kept: Kept }>();
  return ({ services, onForget, onResume, onChanges }) => {
    const there = made.get(services);
    if (there !== undefined) return there.kept;
    const [kept, forget, resume, follow] = make(services);
    onForget(forget);
    if (resume !== undefined) onResume(resume);
    if (follow !== undefined) onChanges(follow);
    made.set(services, { kept });
    return kept;
  };
}
