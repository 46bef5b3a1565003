import type { KeyValueStore } from '../shared/ports.ts';

const put = (store: KeyValueStore, key: string, text: string | null) => {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
};

/**
 * Does work that writes several keys. When it throws, each of them is put back as it was, and the error goes on. Work
 * should write what shrinks before what grows: then it also fits in a store that is nearly full.
 */
export function allOrNothing<T>(store: KeyValueStore, keys: readonly string[], work: () => T): T {
  const before = keys.map((key) => ({ key, text: store.getItem(key) }));
  try {
    return work();
  } catch (error) {
    const changed = before.flatMap(({ key, text }) => {
      const now = store.getItem(key);
      return now === text ? [] : [{ key, text, growth: (text?.length ?? 0) - (now?.length ?? 0) }];
    });
    // first what gives room back, so that everything fits again as it did before
    for (const { key, text } of changed.sort((a, b) => a.growth - b.growth)) put(store, key, text);
    throw error;
  }
}
