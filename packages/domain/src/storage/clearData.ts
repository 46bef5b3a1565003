import { leadKeys } from '../leads/storedLeadRepository.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { removedKeys } from './advisorFile.ts';
import { dataKeys } from './bundleLists.ts';
import { changeData, type DataChange } from './dataChange.ts';
import { readValues } from './storedCollection.ts';

/** How many removed records wait to be brought back; no list of the bundle counts them. */
export const countRemoved = (store: KeyValueStore): number =>
  [...removedKeys, leadKeys.removed].reduce((count, key) => count + readValues(store.getItem(key)).length, 0);

/**
 * Forgets everything that the bundle holds, and what was removed or set aside before. Who is signed in, the key of the AI
 * service, language and looks stay. `undoChange` brings all of it back.
 */
export const clearData = (store: KeyValueStore): DataChange =>
  changeData(store, dataKeys, () => {
    for (const key of dataKeys) store.removeItem(key);
  });
