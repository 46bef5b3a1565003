import { type KeyValueStore, type Now, ok } from '@fnc/domain';
import {
  addSamples,
  applyImport,
  brokenRecords,
  checkStorage,
  clearData,
  countRemoved,
  exportBundle,
  planImport,
  readBundle,
  removeSamples,
  undoChange,
} from '@fnc/domain/storage';
import type { BrowserData } from '../ports.ts';

export interface BrowserDataOptions {
  readonly store: KeyValueStore;
  readonly now: Now;
  /** The browser blocks its own store. */
  readonly memoryOnly: boolean;
  /** Told after everything that changed the store. */
  readonly onChanged: () => void;
}

/** The samples are the same ones each time, so that pictures and talks stay alike. */
const sampleSeed = 1;

/** The domain's ways with everything that a store holds, over one store. */
export function createBrowserData({ store, now, memoryOnly, onChanged }: BrowserDataOptions): BrowserData {
  const told = <Value>(value: Value): Value => {
    onChanged();
    return value;
  };
  return {
    export: () => exportBundle(store, now()),
    check: () => checkStorage(store, { memoryOnly }),
    broken: () => brokenRecords(store),
    plan(text) {
      const bundle = readBundle(text);
      return bundle.ok ? ok(planImport(bundle.value, exportBundle(store, now()))) : bundle;
    },
    apply: (plan) => told(applyImport(store, plan)),
    clear: () => told(clearData(store)),
    removedCount: () => countRemoved(store),
    undo: (change) => told(undoChange(store, change)),
    addSamples: () => told(addSamples(store, now(), sampleSeed)),
    removeSamples: () => told(removeSamples(store)),
  };
}
