import type { KeyValueStore } from '../shared/ports.ts';
import { allOrNothing } from './allOrNothing.ts';
import { storageErrorFrom } from './storageError.ts';

/** What a change did to the store, key by key: enough to undo it. */
export interface DataChange {
  readonly keys: readonly { readonly key: string; readonly before: string | null; readonly after: string | null }[];
}

/** Does work on these keys, all or nothing, and remembers how to undo it. Throws `StorageError`. */
export function changeData(store: KeyValueStore, keys: readonly string[], work: () => void): DataChange {
  try {
    const before = keys.map((key) => store.getItem(key));
    allOrNothing(store, keys, work);
    const all = keys.map((key, index) => ({ key, before: before[index] ?? null, after: store.getItem(key) }));
    return { keys: all.filter((change) => change.before !== change.after) };
  } catch (cause) {
    throw storageErrorFrom(cause);
  }
}

/**
 * Puts everything back as it was before the change. Throws `StorageError` when there is no room, and then nothing has
 * changed.
 *
 * @returns `false` when something was stored there since, which undoing would lose: then nothing is done
 */
export function undoChange(store: KeyValueStore, { keys }: DataChange): boolean {
  if (keys.some(({ key, after }) => store.getItem(key) !== after)) return false;
  const growth = ({ before, after }: DataChange['keys'][number]) => (before?.length ?? 0) - (after?.length ?? 0);
  changeData(
    store,
    keys.map(({ key }) => key),
    () => {
      // what shrinks first, so that it fits in a store that is nearly full
      for (const { key, before } of keys.toSorted((a, b) => growth(a) - growth(b))) {
        if (before === null) store.removeItem(key);
        else store.setItem(key, before);
      }
    },
  );
  return true;
}
