import type { KeyValueStore } from '../shared/ports.ts';
import { trackingCap, trackingKeys } from '../tracking/trackingLog.ts';
import { storageErrorFrom } from './storageError.ts';
import { brokenKey, readValues } from './storedCollection.ts';

const put = (store: KeyValueStore, key: string, text: string | null) => {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
};

/**
 * Runs work that writes several keys. If it throws, every key is restored and the error is rethrown. Work should write
 * values that shrink before those that grow, so that it also fits in a nearly full store.
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
    // First the writes that free room, so that everything fits again as it did before.
    for (const { key, text } of changed.sort((a, b) => a.growth - b.growth)) put(store, key, text);
    throw error;
  }
}

/** The effect of a change on the store, key by key, for undoing it. */
export interface DataChange {
  readonly keys: readonly { readonly key: string; readonly before: string | null; readonly after: string | null }[];
}

/** Runs work on these keys, all or nothing, and records how to undo it. Throws `StorageError`. */
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

/** Visitor logs and their records set aside, with their maximum length: the public site may write them at any time. */
const logCaps = new Map(
  Object.values(trackingKeys).flatMap((key) => [[key, trackingCap] as const, [brokenKey(key), Infinity] as const]),
);

/** The log's content before the change, followed by records added since. */
function withWhatCame({ before, after }: KeyChange, now: string | null, cap: number): string {
  const known = new Set(readValues(after).map((value) => JSON.stringify(value)));
  const came = readValues(now).filter((value) => !known.has(JSON.stringify(value)));
  return JSON.stringify([...readValues(before), ...came].slice(-cap));
}

/**
 * Restores everything to its state before the change; visitor logs keep records added since. Throws `StorageError` when
 * there is no room, and then nothing has changed.
 *
 * @returns `false` when data was stored since, which undoing would lose: then nothing is done
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
      // Write values that shrink first, so that it fits in a nearly full store.
      for (const { key, before } of keys.toSorted((a, b) => growth(a) - growth(b))) {
        if (before === null) store.removeItem(key);
        else store.setItem(key, before);
      }
    },
  );
  return true;
}
