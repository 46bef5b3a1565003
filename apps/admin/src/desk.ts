import type { QueryClient } from '@tanstack/react-query';
import type { Changes } from '@fnc/domain/api';
import type { AdminServices } from './ports.ts';
import { createQueryClient, follow } from './queries/queryClient.ts';

/** What something that outlives a page does when a session turns. */
interface Turns {
  /** Stores what was typed last, before somebody signs out. */
  readonly settle?: () => Promise<void>;
  /** Forgets the data of the person who was signed in. */
  readonly forget: () => void;
  /** Goes on when the same person is back: what could not be fetched can be now. */
  readonly resume?: () => void;
}

/** What somebody who is signed in works with, and what outlives a page: the sign-in has none of it. */
export interface Desk {
  readonly services: AdminServices;
  /** What was read of the server. */
  readonly queries: QueryClient;
  /**
   * Something that outlives a page, but whose code comes with the pages that use it: made when one of them first asks, and the
   * same from then on.
   *
   * @param make answers what is kept, and what it does at each turn of the session
   */
  readonly keep: <Kept>(
    make: (services: AdminServices, queries: QueryClient) => readonly [kept: Kept, turns: Turns],
  ) => Kept;
  /** What was changed, here or elsewhere, shows. */
  readonly follow: (changes: Changes) => void;
  /** What was typed last is stored, or cannot be in time; `null` when nothing was. Never rejects. */
  readonly settle: () => Promise<void> | null;
  /** Drops all data that was loaded for the person who was signed in. */
  readonly forget: () => void;
  /** The same person is back. */
  readonly resume: () => void;
}

/** Nobody waits longer than this to be signed out, in ms. */
const settleMs = 2_000;

export function createDesk(services: AdminServices): Desk {
  const queries = createQueryClient();
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
    forget() {
      queries.clear();
      for (const { forget } of turning()) forget();
    },
    resume() {
      void queries.invalidateQueries();
      for (const { resume } of turning()) resume?.();
    },
  };
}
