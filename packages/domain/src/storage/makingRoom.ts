import { restoreDays } from '../leads/leadRepository.ts';
import type { Instant } from '../shared/instant.ts';
import { isRecord } from '../shared/olderValues.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { isRestorable } from '../shared/restorable.ts';
import { removedKeys } from './advisorFile.ts';
import { allOrNothing } from './allOrNothing.ts';
import { storageErrorFrom } from './storageError.ts';
import { readValues } from './storedCollection.ts';

/** When an entry was removed; `null` for what is not an entry, which is never touched here. */
function removedAtOf(entry: unknown): Instant | null {
  const removedAt = isRecord(entry) ? entry['removedAt'] : undefined;
  return typeof removedAt === 'string' ? removedAt : null;
}

/** Forgets what was removed too long ago to be brought back. */
function forgetExpired(store: KeyValueStore, now: Instant): void {
  const isKept = (entry: unknown) => {
    const removedAt = removedAtOf(entry);
    return removedAt === null || isRestorable(removedAt, now, restoreDays);
  };
  for (const key of removedKeys) {
    const entries = readValues(store.getItem(key));
    if (!entries.every(isKept)) store.setItem(key, JSON.stringify(entries.filter(isKept)));
  }
}

const isFull = (cause: unknown): boolean => storageErrorFrom(cause).code === 'storage_full';

/**
 * Stores a text for which there was no room, in the place of removed records: the oldest first, so that what was removed
 * just now goes last. When even all of them are not enough, they stay and the error goes on.
 */
function setInTheirPlace(store: KeyValueStore, key: string, text: string, full: unknown): void {
  const others = removedKeys.filter((other) => other !== key);
  // A list of removed records that is being written gives up entries of its own as well.
  const own = removedKeys.some((other) => other === key) ? readValues(text) : [];
  const lists = new Map([...others.map((other) => [other, readValues(store.getItem(other))] as const), [key, own]]);
  const oldestFirst = [...lists]
    .flatMap(([list, entries]) => entries.map((entry) => ({ list, entry, removedAt: removedAtOf(entry) })))
    .filter(({ removedAt }) => removedAt !== null)
    .sort((a, b) => String(a.removedAt).localeCompare(String(b.removedAt)));
  let given = text;
  allOrNothing(store, others, () => {
    for (const { list, entry } of oldestFirst) {
      const left = (lists.get(list) ?? []).filter((candidate) => candidate !== entry);
      lists.set(list, left);
      if (list === key) given = JSON.stringify(left);
      else store.setItem(list, JSON.stringify(left));
      try {
        store.setItem(key, given);
        return;
      } catch (cause) {
        if (!isFull(cause)) throw cause;
      }
    }
    throw full;
  });
}

/**
 * The same store, in which removed records only wait as long as there is room for them: a save that does not fit takes their
 * place before it is refused. Those that can no longer be brought back are forgotten at once.
 */
export function makingRoom({ store, now }: { store: KeyValueStore; now: Now }): KeyValueStore {
  try {
    forgetExpired(store, now());
  } catch {
    // A store that refuses even less than it has says so at the first save.
  }
  return {
    getItem: (key) => store.getItem(key),
    setItem(key, text) {
      try {
        store.setItem(key, text);
      } catch (cause) {
        if (!isFull(cause)) throw cause;
        setInTheirPlace(store, key, text, cause);
      }
    },
    removeItem: (key) => store.removeItem(key),
  };
}
