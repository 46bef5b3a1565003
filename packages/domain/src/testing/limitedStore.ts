import type { KeyValueStore } from '../shared/ports.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';

interface LimitedStore extends KeyValueStore {
  /** Remaining room from now on, in UTF-16 units of keys and values together. */
  setRoom(units: number): void;
  used(): number;
}

/** A store in memory with a size limit, like a browser's. */
export function createLimitedStore(
  initial: Readonly<Record<string, string>> = {},
  room = 5 * 1024 * 1024,
): LimitedStore {
  const store = createMemoryStore(initial);
  const sizes = new Map(Object.entries(initial).map(([key, text]) => [key, key.length + text.length]));
  const used = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let limit = room;
  return {
    getItem: (key) => store.getItem(key),
    setItem(key, text) {
      const size = key.length + text.length;
      if (used() - (sizes.get(key) ?? 0) + size > limit) {
        throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      }
      sizes.set(key, size);
      store.setItem(key, text);
    },
    removeItem(key) {
      sizes.delete(key);
      store.removeItem(key);
    },
    setRoom(units) {
      limit = units;
    },
    used,
  };
}
