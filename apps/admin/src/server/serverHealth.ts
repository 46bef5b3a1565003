import type { ServerHealth, ServerStatus } from '@fnc/ui/admin';
import { createStore, type Store } from '../shared/store.ts';

export interface ServerHealthStore extends Pick<Store<ServerHealth>, 'get' | 'subscribe'> {
  refresh: () => Promise<void>;
  /** So many leads fewer, known before the server is asked again. */
  countOff: (leads: number) => void;
  clear: () => void;
}

const unknown: ServerHealth = { state: 'checking', status: null };

/** What the server last said about itself. When it stops answering, the last figures stay beside the bad news. */
export function createServerHealth(ask: () => Promise<ServerStatus>): ServerHealthStore {
  const store = createStore<ServerHealth>(unknown);
  let asked = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    async refresh() {
      asked += 1;
      const question = asked;
      try {
        const status = await ask();
        if (question === asked) store.set({ state: 'up', status });
      } catch {
        if (question === asked) store.set({ state: 'down' });
      }
    },
    countOff(leads) {
      const { status } = store.get();
      if (status !== null) store.set({ status: { ...status, leadsCount: Math.max(0, status.leadsCount - leads) } });
    },
    clear() {
      asked += 1;
      store.set(unknown);
    },
  };
}
