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
  /** The browser blocks its own store. */
  readonly memoryOnly: boolean;
}

/** Everything a browser keeps, as a whole. Each throws `StorageError`. */
export const createLocalData = ({ store, now, memoryOnly }: Options) => ({
  /** Every list as it stands in this browser; those of `fileListNames` are left over from before they moved. */
  export: () => exportBundle(store, now()),
  check: () => checkStorage(store, { memoryOnly }),
  /** Records that cannot be read, as they are. */
  broken: () => brokenRecords(store),
  /** Reads the text of an export: as it is, without the leads of the server, and as it was understood. */
  read(text: string) {
    const value = parseBundle(text);
    return { value: withoutServerLeads(value), bundle: readBundleValue(value) };
  },
  /** What importing would do to the lists of this browser, without doing it. */
  plan: (bundle: ReadBundle) => planLists(browserListNames, bundle, exportBundle(store, now())),
  apply: (bundle: ReadBundle) => applyImport(store, { bundle }, browserListNames),
  clear: () => clearData(store),
  /** How many records wait to be brought back. */
  removedCount: () => countRemoved(store),
  /** `false` when something was stored since, which undoing would lose: then nothing is done. */
  undo: (change: DataChange) => undoChange(store, change),
});
export type LocalData = ReturnType<typeof createLocalData>;
