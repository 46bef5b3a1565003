import type { KeyValueStore } from '../shared/ports.ts';

/** A store that lasts as long as the page: for tests, stories, and browsers that block storage. */
export function createMemoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}
