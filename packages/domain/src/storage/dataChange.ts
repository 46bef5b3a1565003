import type { KeyValueStore } from '../shared/ports.ts';
import { trackingCap, trackingKeys } from '../tracking/trackingLog.ts';
import { storageErrorFrom } from './storageError.ts';
import { brokenKey, readValues } from './storedCollection.ts';

const put = (store: KeyValueStore, key: string, text: string | null) => {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
};

/**
 * Does work that writes several keys. When it throws, each of them is put back as it was, and the error goes on. Work
 * should write what shrinks before what grows: then it also fits in a store that is nearly full.
 */
function allOrNothing<T>(store: KeyValueStore, keys: readonly string[], work: () => T): T {
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

type KeyChange = DataChange['keys'][number];

/** The logs of visits and what is set aside of them, with what they keep: the public site writes them at any moment. */
const logCaps = new Map(
  Object.values(trackingKeys).flatMap((key) => [[key, trackingCap] as const, [brokenKey(key), Infinity] as const]),
);

/** What stood in a log before the change, and behind it what came since. */
function withWhatCame({ before, after }: KeyChange, now: string | null, cap: number): string {
  const known = new Set(readValues(after).map((value) => JSON.stringify(value)));
  const came = readValues(now).filter((value) => !known.has(JSON.stringify(value)));
  return JSON.stringify([...readValues(before), ...came].slice(-cap));
}

/**
 * Puts everything back as it was before the change; logs of visits keep what came since. Throws `StorageError` when there
 * is no room, and then nothing has changed.
 *
 * @returns `false` when something was stored there since, which undoing would lose: then nothing is done
 */
export function undoChange(store: KeyValueStore, change: DataChange): boolean {
  const keys: KeyChange[] = [];
  for (const each of change.keys) {
    const now = store.getItem(each.key);
    const cap = logCaps.get(each.key);
    if (now === each.after) keys.push(each);
    else if (cap === undefined) return false;
    else keys.push({ ...each, before: withWhatCame(each, now, cap), after: now });
  }
  const growth = ({ before, after }: KeyChange) => (before?.length ?? 0) - (after?.length ?? 0);
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
