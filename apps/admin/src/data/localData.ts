import { browserListNames, type KeyValueStore, type Now, parseBundle, planLists, readBundleValue } from '@fnc/domain';
import {
  addSamples,
  applyImport,
  brokenRecords,
  checkStorage,
  clearData,
  countRemoved,
  exportBundle,
  removeSamples,
  undoChange,
} from '@fnc/domain/storage';
import type { LocalData } from '../ports.ts';

export interface LocalDataOptions {
  readonly store: KeyValueStore;
  readonly now: Now;
  /** The browser blocks its own store. */
  readonly memoryOnly: boolean;
  /** Told after everything that changed the store. */
  readonly onChanged: () => void;
}

/** The samples are the same ones each time, so that pictures and talks stay alike. */
const sampleSeed = 1;

/** The domain's ways with everything that a browser's store holds. */
export function createLocalData({ store, now, memoryOnly, onChanged }: LocalDataOptions): LocalData {
  const told = <Value>(value: Value): Value => {
    onChanged();
    return value;
  };
  return {
    export: () => exportBundle(store, now()),
    check: () => checkStorage(store, { memoryOnly }),
    broken: () => brokenRecords(store),
    read(text) {
      const value = parseBundle(text);
      return { value, bundle: readBundleValue(value) };
    },
    plan: (bundle) => planLists(browserListNames, bundle, exportBundle(store, now())),
    apply: (bundle) => told(applyImport(store, { bundle }, browserListNames)),
    clear: () => told(clearData(store)),
    removedCount: () => countRemoved(store),
    undo: (change) => told(undoChange(store, change)),
    addSamples: () => told(addSamples(store, now(), sampleSeed)),
    removeSamples: () => told(removeSamples(store)),
  };
}
