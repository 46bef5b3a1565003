import * as z from 'zod/mini';
import type { ErrorCode } from '../messages/errorCodes.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { bundleNames, type BundleName } from './bundle/bundle.ts';
import { bundleLists, dataKeys } from './bundle/bundleLists.ts';
import { storageErrorFrom } from './storageError.ts';
import { brokenKey, readValues } from './storedCollection.ts';

export type StorageCheck =
  | { readonly kind: 'works'; readonly outcome: 'ok' }
  | {
      readonly kind: 'works';
      readonly outcome: 'failed';
      readonly code: Extract<ErrorCode, 'storage_full' | 'storage_failed' | 'storage_blocked'>;
    }
  | {
      readonly kind: 'room';
      /** `warning` from 80 % full, `failed` when full. */
      readonly outcome: 'ok' | 'warning' | 'failed';
      readonly usedBytes: number;
      readonly quotaBytes: number;
    }
  | {
      readonly kind: 'records';
      readonly name: BundleName;
      /** The key in the store. */
      readonly key: string;
      readonly outcome: 'ok' | 'warning';
      /** Number of valid records. */
      readonly count: number;
      /** Number of invalid records, in the list or set aside. */
      readonly brokenCount: number;
    };

/** The app's own measurement of the store. */
interface StorageEstimate {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/** The usual browser limit: 5 Mi UTF-16 units of two bytes, keys and values together. */
export const usualQuotaBytes = 2 * 5 * 1024 * 1024;
const warnFrom = 0.8;
const probeKey = 'fnc_storage_check';

function checkWorking(store: KeyValueStore): StorageCheck {
  try {
    const probe = 'storage works';
    store.setItem(probeKey, probe);
    const isKept = store.getItem(probeKey) === probe;
    store.removeItem(probeKey);
    const isGone = store.getItem(probeKey) === null;
    if (isKept && isGone) return { kind: 'works', outcome: 'ok' };
    return { kind: 'works', outcome: 'failed', code: 'storage_failed' };
  } catch (cause) {
    return { kind: 'works', outcome: 'failed', code: storageErrorFrom(cause).code };
  }
}

/** Bytes used by our keys. */
const bytesUsed = (store: KeyValueStore): number =>
  dataKeys.reduce((sum, key) => {
    const text = store.getItem(key);
    return text === null ? sum : sum + 2 * (key.length + text.length);
  }, 0);

function checkRoom({ usedBytes, quotaBytes }: StorageEstimate): StorageCheck {
  const share = usedBytes / quotaBytes;
  return { kind: 'room', outcome: share >= 1 ? 'failed' : share >= warnFrom ? 'warning' : 'ok', usedBytes, quotaBytes };
}

function readList(store: KeyValueStore, name: BundleName): { count: number; broken: unknown[] } {
  const { key, schema } = bundleLists[name];
  const values = readValues(store.getItem(key));
  const broken = values.filter((value) => !z.safeParse(schema, value).success);
  return {
    count: values.length - broken.length,
    broken: [...broken, ...readValues(store.getItem(brokenKey(key)))],
  };
}

function checkRecords(store: KeyValueStore, name: BundleName): StorageCheck {
  const { count, broken } = readList(store, name);
  const outcome = broken.length === 0 ? 'ok' : 'warning';
  return { kind: 'records', name, key: bundleLists[name].key, outcome, count, brokenCount: broken.length };
}

interface StorageKnowledge {
  /** A better estimate than our own keys against the usual quota, if the app has one. */
  readonly estimate?: StorageEstimate;
  /** The browser blocks its store: the in-memory replacement loses everything when the page closes. */
  readonly memoryOnly?: boolean;
}

/**
 * Tests the store: writes, reads and removes a value, measures it, and reads every record. Leaves the data unchanged.
 */
export const checkStorage = (
  store: KeyValueStore,
  { estimate, memoryOnly = false }: StorageKnowledge = {},
): readonly StorageCheck[] => [
  memoryOnly ? { kind: 'works', outcome: 'failed', code: 'storage_blocked' } : checkWorking(store),
  checkRoom(estimate ?? { usedBytes: bytesUsed(store), quotaBytes: usualQuotaBytes }),
  ...bundleNames.map((name) => checkRecords(store, name)),
];

/** The invalid records by list, unchanged, for support. Lists without any are left out. */
export const brokenRecords = (store: KeyValueStore): Partial<Record<BundleName, readonly unknown[]>> =>
  Object.fromEntries(
    bundleNames.map((name) => [name, readList(store, name).broken] as const).filter(([, broken]) => broken.length > 0),
  );
