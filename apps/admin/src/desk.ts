import { createLeadActions, type LeadActions } from './leads/leadActions.ts';
import { createLeadList, type LeadList } from './leads/leadList.ts';
import type { AdminServices } from './ports.ts';
import { createServerHealth, type ServerHealthStore } from './server/serverHealth.ts';
import { problemOf } from './shared/problemOf.ts';
import type { Changes, Keeper } from './desk/keptOn.ts';

/**
 * What somebody who is signed in works with, and what outlives a page: the sign-in has none of it. What only some pages need is
 * `keptOn` it.
 */
export interface Desk extends Keeper {
  readonly list: LeadList;
  readonly actions: LeadActions;
  readonly health: ServerHealthStore;
  /** What was changed, here or elsewhere: rows of leads and the figures follow. */
  readonly follow: (changes: Changes) => void;
  /** What was typed last is stored, or cannot be in time; `null` when nothing was. Never rejects. */
  readonly settle: () => Promise<void> | null;
  /** Everything that was loaded for whoever was signed in goes. */
  readonly forget: () => void;
  /** The same person is back: what could not be fetched can be now. */
  readonly resume: () => void;
}

/** Nobody waits longer than this to be signed out, in ms. */
const settleMs = 2_000;

export function createDesk(services: AdminServices): Desk {
  const { leads, browser } = services;
  const list = createLeadList({ leads, now: browser.now, problemOf });
  const health = createServerHealth(services.serverStatus);
  const actions = createLeadActions({
    leads,
    problemOf,
    // What is changed here also changes the server's figures: the badge follows, and nothing is taken for a new lead.
    list: {
      refresh() {
        void health.refresh();
        return list.refresh();
      },
      replace(changed) {
        list.replace(changed);
        void health.refresh();
      },
      drop(ids) {
        list.drop(ids);
        health.countOff(ids.size);
        void health.refresh();
      },
    },
  });
  const forgetting = new Set<() => void>();
  const resuming = new Set<() => void>();
  const following = new Set<(changes: Changes) => void>();
  const settling = new Set<() => Promise<void>>();
  return {
    services,
    list,
    actions,
    health,
    follow(changes) {
      if (changes !== null) void list.follow(changes);
      void health.refresh();
      for (const follow of following) follow(changes);
    },
    onChanges(listener) {
      following.add(listener);
      return () => following.delete(listener);
    },
    forget() {
      list.clear();
      actions.clear();
      health.clear();
      for (const forget of forgetting) forget();
    },
    settle() {
      if (settling.size === 0) return null;
      const stored = Promise.allSettled([...settling].map((settle) => settle()));
      return Promise.race([stored, new Promise((resolve) => setTimeout(resolve, settleMs))]).then(() => undefined);
    },
    onSettle: (listener) => void settling.add(listener),
    onForget: (listener) => void forgetting.add(listener),
    onResume: (listener) => void resuming.add(listener),
    resume() {
      void health.refresh();
      if (list.get().phase !== 'idle') void list.refresh();
      for (const resume of resuming) resume();
    },
  };
}
