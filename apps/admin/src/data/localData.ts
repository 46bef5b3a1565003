import {
  browserListNames,
  type KeyValueStore,
  type Now,
  parseBundle,
  planLists,
  readBundleValue,
  withoutServerLeads,
} from '@fnc/domain';
import {
  applyImport,
  brokenRecords,
  checkStorage,
  clearData,
  countRemoved,
  exportBundle,
  undoChange,
} from '@fnc/domain/storage';
import type { LocalData } from '../ports.ts';

export interface LocalDataOptions {
  readonly store: KeyValueStore;
  readonly now: Now;
  /** The browser blocks its own store. */
  readonly memoryOnly: boolean;
}

/** The domain's ways with everything that a browser's store holds. */
export function createLocalData({ store, now, memoryOnly }: LocalDataOptions): LocalData {
  return {
    export: () => exportBundle(store, now()),
    check: () => checkStorage(store, { memoryOnly }),
    broken: () => brokenRecords(store),
    read(text) {
      const value = parseBundle(text);
      return { value: withoutServerLeads(value), bundle: readBundleValue(value) };
    },
    plan: (bundle) => planLists(browserListNames, bundle, exportBundle(store, now())),
    apply: (bundle) => applyImport(store, { bundle }, browserListNames),
    clear: () => clearData(store),
    removedCount: () => countRemoved(store),
    undo: (change) => undoChange(store, change),
  };
}
