import type { KeyValueStore } from '../shared/ports.ts';
import { dataKeys } from './bundleLists.ts';
import { changeData, type DataChange } from './dataChange.ts';

/**
 * Forgets everything that the bundle holds, and what was removed or set aside before. Who is signed in, the key of the AI
 * service, language and looks stay. `undoChange` brings all of it back.
 */
export const clearData = (store: KeyValueStore): DataChange =>
  changeData(store, dataKeys, () => {
    for (const key of dataKeys) store.removeItem(key);
  });
