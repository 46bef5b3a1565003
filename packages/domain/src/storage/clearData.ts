import { leadKeys } from '../leads/storedSignUps.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { dataKeys } from './bundle/bundleLists.ts';
import { changeData, type DataChange } from './dataChange.ts';
import { fileListKeys, removedListKeys } from './fileListKeys.ts';
import { fileListNames } from './fileLists.ts';
import { readValues } from './storedCollection.ts';
import { readCopyMark } from './copies/copyMark.ts';

/** Number of removed records that can be restored; they are in no list of the bundle. */
export const countRemoved = (store: KeyValueStore): number =>
  [...removedListKeys, leadKeys.removed].reduce((count, key) => count + readValues(store.getItem(key)).length, 0);

/**
 * Deletes all data of the bundle, including removed records and those set aside. The session, the AI service's key,
 * language and appearance stay, and so does the copy of the server's data, which follows the server. `undoChange`
 * restores everything.
 */
export function clearData(store: KeyValueStore): DataChange {
  const copied = readCopyMark(store);
  const copies = new Set(fileListNames.filter((name) => copied[name] !== undefined).map((name) => fileListKeys[name]));
  const keys = dataKeys.filter((key) => !copies.has(key));
  return changeData(store, keys, () => {
    for (const key of keys) store.removeItem(key);
  });
}
