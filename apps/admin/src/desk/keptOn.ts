import type { Change } from '@fnc/domain';
import type { AdminServices } from '../ports.ts';

/** What was changed; `null`: it is not known what, so it may be anything. */
export type Changes = readonly Change[] | null;

/** Where something may be kept: of one who is signed in. */
export interface Keeper {
  readonly services: AdminServices;
  /** Told before somebody signs out: what was typed last is to be stored. */
  readonly onSettle: (listener: () => Promise<void>) => void;
  /** Told when everything that was loaded for whoever was signed in has to go. */
  readonly onForget: (listener: () => void) => void;
  /** Told when the same person is back after signing in again: what could not be fetched can be now. */
  readonly onResume: (listener: () => void) => void;
  /** Told what is changed, by anybody. Answers how to stop listening. */
  readonly onChanges: (listener: (changes: Changes) => void) => () => void;
}

/** What something that is kept does when a session turns. */
interface Turns {
  /** Stores what was typed last, before somebody signs out. */
  readonly settle?: () => Promise<void>;
  /** Forgets what it knows of whoever was signed in. */
  readonly forget: () => void;
  /** Goes on when the same person is back. */
  readonly resume?: () => void;
  /** Follows what anybody changes. */
  readonly follow?: (changes: Changes) => void;
}

/**
 * Something that outlives a page, but whose code comes with the pages that use it: made when one of them first asks, and
 * the same from then on.
 *
 * @param make answers what is kept, and what it does at each turn of the session
 */
export function keptOn<Kept>(
  make: (services: AdminServices) => readonly [kept: Kept, turns: Turns],
): (keeper: Keeper) => Kept {
  const made = new WeakMap<AdminServices, { readonly kept: Kept }>();
  return ({ services, onSettle, onForget, onResume, onChanges }) => {
    const there = made.get(services);
    if (there !== undefined) return there.kept;
    const [kept, { settle, forget, resume, follow }] = make(services);
    if (settle !== undefined) onSettle(settle);
    onForget(forget);
    if (resume !== undefined) onResume(resume);
    if (follow !== undefined) onChanges(follow);
    made.set(services, { kept });
    return kept;
  };
}
