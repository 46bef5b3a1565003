import type { QueryClient } from '@tanstack/react-query';
import type { Changes } from '@fnc/domain/api';
import type { AdminServices } from './ports.ts';
import { createQueryClient, follow, followConnection } from './queries/queryClient.ts';
import { editsKey } from './shared/keep.ts';

/** What an object that outlives a page does when the session changes. */
interface Turns {
  /** Stores the last input before signing out. */
  readonly settle?: () => Promise<void>;
  /** Forgets the data of the person who was signed in. */
  readonly forget: () => void;
  /** The page where the last input can be stored after all; `null`: all of it is stored. */
  readonly unsavedAt?: () => string | null;
  /** Resumes when the same person has signed in again: failed requests can succeed now. */
  readonly resume?: () => void;
}

/** The console's state after sign-in that outlives a page. */
export interface Desk {
  readonly services: AdminServices;
  /** The cache of what was read from the server. */
  readonly queries: QueryClient;
  /**
   * An object that outlives a page, but whose code is loaded with the pages that use it: made at the first call and the
   * same from then on.
   *
   * @param make returns the object, and what it does when the session changes
   */
  readonly keep: <Kept>(
    make: (services: AdminServices, queries: QueryClient) => readonly [kept: Kept, turns: Turns],
  ) => Kept;
  /** Shows changes made here or elsewhere. */
  readonly follow: (changes: Changes) => void;
  /** Resolves when the last input is stored, or after a timeout; `null` when there is none. Never rejects. */
  readonly settle: () => Promise<void> | null;
  /** The page of input that signing out would lose; `null`: there is none. */
  readonly unsavedAt: () => string | null;
  /** Drops all data that was loaded for the person who was signed in. */
  readonly forget: () => void;
  /** Called when the same person has signed in again. */
  readonly resume: () => void;
}

/** The longest wait for a save before signing out, in ms. */
const settleMs = 2_000;

export function createDesk(services: AdminServices): Desk {
  const queries = createQueryClient();
  followConnection(queries, services);
  const kept = new Map<unknown, readonly [unknown, Turns]>();
  const turning = () => [...kept.values()].map(([, turns]) => turns);
  return {
    services,
    queries,
    keep<Kept>(make: (services: AdminServices, queries: QueryClient) => readonly [kept: Kept, turns: Turns]) {
      const there = kept.get(make) ?? make(services, queries);
      kept.set(make, there);
      return there[0] as Kept;
    },
    follow: (changes) => follow(queries, services, changes),
    settle() {
      const settling = turning().flatMap(({ settle }) => settle?.() ?? []);
      if (settling.length === 0) return null;
      const stored = Promise.allSettled(settling);
      return Promise.race([stored, new Promise((resolve) => setTimeout(resolve, settleMs))]).then(() => undefined);
    },
    unsavedAt: () => turning().flatMap(({ unsavedAt }) => unsavedAt?.() ?? [])[0] ?? null,
    forget() {
      queries.clear();
      services.browser.tab.removeItem(editsKey);
      for (const { forget } of turning()) forget();
    },
    resume() {
      void queries.invalidateQueries();
      for (const { resume } of turning()) resume?.();
    },
  };
}
