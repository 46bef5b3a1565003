/** State that outlives a page: components read it, and only the functions defined with it change it. */
export interface Store<State> {
  get: () => State;
  /** Replaces the given fields; notifies listeners once. */
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
