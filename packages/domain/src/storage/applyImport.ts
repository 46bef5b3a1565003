import { leadKeys } from '../leads/storedLeadRepository.ts';
import type { KeyValueStore } from '../shared/ports.ts';
import { bundleNames, type BundleName, type BundleRecord } from './bundle.ts';
import { bundleLists, dataKeys, openList } from './bundleLists.ts';
import { changeData, type DataChange } from './dataChange.ts';
import { matchKeys, type ImportPlan } from './planImport.ts';
import { brokenKey, readValues } from './storedCollection.ts';

const timestampOf = (record: object): string =>
  'timestamp' in record && typeof record.timestamp === 'string' ? record.timestamp : '';

const byTime = (a: object, b: object): number =>
  timestampOf(a) < timestampOf(b) ? -1 : timestampOf(a) > timestampOf(b) ? 1 : 0;

/** What is here with what came: the same record gives way in its place, a new one comes last. */
function merged(here: readonly BundleRecord[], came: readonly BundleRecord[]): BundleRecord[] {
  const cameKeys = matchKeys(came);
  const coming = new Map(came.map((record, index) => [cameKeys[index], record]));
  const hereKeys = matchKeys(here);
  const known = new Set(hereKeys);
  return [
    ...here.map((record, index) => {
      const other = coming.get(hereKeys[index]);
      // what is the same stays the same record, so that it need not be checked and printed again
      return other && JSON.stringify(other) !== JSON.stringify(record) ? other : record;
    }),
    ...came.filter((_record, index) => !known.has(cameKeys[index] ?? '')),
  ];
}

/** Values that are not there yet are added; which ones are there is seen by their text. */
function addValues(store: KeyValueStore, key: string, values: readonly unknown[]) {
  const here = readValues(store.getItem(key));
  const known = new Set(here.map((value) => JSON.stringify(value)));
  const fresh = values.filter((value) => !known.has(JSON.stringify(value)));
  if (fresh.length > 0) store.setItem(key, JSON.stringify([...here, ...fresh]));
}

function importList(store: KeyValueStore, name: BundleName, { bundle }: Pick<ImportPlan, 'bundle'>) {
  const { records, aside } = bundle.lists[name];
  const { key, cap } = bundleLists[name];
  addValues(store, brokenKey(key), aside);
  if (records.length === 0) return;
  const list = openList(store, name);
  const all = merged(list.read(), records);
  list.write(cap === undefined ? all : all.sort(byTime));
}

/**
 * Imports what was planned, into what is stored by now. All or nothing: throws `StorageError` when there is no room, and
 * then everything is as it was. Broken records go to `<key>.broken`.
 *
 * @param names of the lists that are kept in this store
 */
export const applyImport = (
  store: KeyValueStore,
  plan: Pick<ImportPlan, 'bundle'>,
  names: readonly BundleName[] = bundleNames,
): DataChange =>
  changeData(store, dataKeys, () => {
    for (const name of names) importList(store, name, plan);
    addValues(store, leadKeys.events, plan.bundle.events);
  });
