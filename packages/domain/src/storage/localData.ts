import type { KeyValueStore, Now } from '../shared/ports.ts';
import { applyImport } from './bundle/applyImport.ts';
import { brokenRecords, checkStorage } from './checkStorage.ts';
import { clearData, countRemoved } from './clearData.ts';
import { type DataChange, undoChange } from './dataChange.ts';
import { exportBundle } from './bundle/exportBundle.ts';
import { browserListNames } from './fileLists.ts';
import { planLists } from './bundle/planImport.ts';
import { parseBundle, type ReadBundle, readBundleValue, withoutServerLeads } from './bundle/readBundle.ts';

interface Options {
  readonly store: KeyValueStore;
  readonly now: Now;
  /** The browser blocks its store. */
  readonly memoryOnly: boolean;
}

/** Operations on all data of a browser. Each throws `StorageError`. */
export const createLocalData = ({ store, now, memoryOnly }: Options) => ({
  /** Every list of this browser; those of `fileListNames` are data of an older version. */
  export: () => exportBundle(store, now()),
  check: () => checkStorage(store, { memoryOnly }),
  /** The invalid records, unchanged. */
  broken: () => brokenRecords(store),
  /** Parses the text of an export: the raw value without the server's leads, and the read bundle. */
  read(text: string) {
    const value = parseBundle(text);
    return { value: withoutServerLeads(value), bundle: readBundleValue(value) };
  },
  /** The effect of an import on this browser's lists; changes nothing. */
  plan: (bundle: ReadBundle) => planLists(browserListNames, bundle, exportBundle(store, now())),
  apply: (bundle: ReadBundle) => applyImport(store, { bundle }, browserListNames),
  clear: () => clearData(store),
  /** Number of removed records that can be restored. */
  removedCount: () => countRemoved(store),
  /** `false` when data was stored since, which undoing would lose: then nothing is done. */
  undo: (change: DataChange) => undoChange(store, change),
});
export type LocalData = ReturnType<typeof createLocalData>;
