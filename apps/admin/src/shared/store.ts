import { useMemo, useSyncExternalStore } from 'react';

/** State that outlives a page: read by any component, changed only by the functions beside it. */
export interface Store<State> {
  get: () => State;
  /** Replaces the given fields; listeners hear of it once. */
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <State>(store: Pick<Store<State>, 'get' | 'subscribe'>): State =>
  useSyncExternalStore(store.subscribe, store.get);

type Watched<State> = Pick<Store<State>, 'get' | 'subscribe'>;

/** The same state, told of at once and then at most every `everyMs`; the last change is always told. */
export function toldEvery<State>({ get, subscribe }: Watched<State>, everyMs: number): Watched<State> {
  return {
    get,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isBehind = false;
      function rest() {
        timer = undefined;
        if (isBehind) tell();
      }
      function tell() {
        isBehind = false;
        timer = setTimeout(rest, everyMs);
        listener();
      }
      const leave = subscribe(() => {
        if (timer === undefined) tell();
        else isBehind = true;
      });
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
  };
}

/** For what changes faster than anybody reads: drawn a few times a second, not a thousand times. */
export function useStoreEvery<State>(store: Watched<State>, everyMs: number): State {
  const calm = useMemo(() => toldEvery(store, everyMs), [store, everyMs]);
  return useSyncExternalStore(calm.subscribe, calm.get);
}
