import type { ClientQuery } from '@fnc/domain';
import { keptOn } from '../desk/keptOn.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { createStore, type Store } from '../shared/store.ts';

const lastQueryOn = keptOn(() => {
  const store = createStore<{ query: ClientQuery }>({ query: {} });
  return [store, { forget: () => store.set({ query: {} }) }];
});

/** What the list of clients was asked last: a client's page leads back there. */
export const useLastClientQuery = (): Store<{ query: ClientQuery }> => lastQueryOn(useAdmin());
