import { leadKeys } from '../leads/storedLeadRepository.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { dataKeys } from './bundle/bundleLists.ts';
import { changeData, type DataChange } from './dataChange.ts';
import { fileListKeys, removedListKeys } from './fileListKeys.ts';
import { fileListNames } from './fileLists.ts';
import { readValues } from './storedCollection.ts';
import { readCopyMark } from './copies/copyMark.ts';

/** How many removed records wait to be brought back; no list of the bundle counts them. */
export const countRemoved = (store: KeyValueStore): number =>
  [...removedListKeys, leadKeys.removed].reduce((count, key) => count + readValues(store.getItem(key)).length, 0);

/**
 * Forgets everything that the bundle holds, and what was removed or set aside before. Who is signed in, the key of the AI
 * service, language and looks stay, and so does what is a copy of the server's: it follows the server. `undoChange` brings all
 * of it back.
 */
export function clearData(store: KeyValueStore): DataChange {
  const copied = readCopyMark(store);
  const copies = new Set(fileListNames.filter((name) => copied[name] !== undefined).map((name) => fileListKeys[name]));
  const keys = dataKeys.filter((key) => !copies.has(key));
  return changeData(store, keys, () => {
    for (const key of keys) store.removeItem(key);
  });
}
