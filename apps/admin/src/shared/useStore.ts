import type { Store } from '@fnc/domain';
import { useSyncExternalStore } from 'react';

export const useStore = <State>(store: Pick<Store<State>, 'get' | 'subscribe'>): State =>
  useSyncExternalStore(store.subscribe, store.get);
