import { leadKeys } from '../../leads/storedSignUps.ts';
import type { KeyValueStore } from '../../shared/ports.ts';
import { bundleNames, type BundleName } from './bundle.ts';
import { bundleLists, dataKeys, openList } from './bundleLists.ts';
import { changeData, type DataChange } from '../dataChange.ts';
import { mergeRecords, type ImportPlan, withinMaximum } from './planImport.ts';
import { brokenKey, readValues } from '../storedCollection.ts';

const timestampOf = (record: object): string =>
  'timestamp' in record && typeof record.timestamp === 'string' ? record.timestamp : '';

const byTime = (a: object, b: object): number =>
  timestampOf(a) < timestampOf(b) ? -1 : timestampOf(a) > timestampOf(b) ? 1 : 0;

/** Adds the values that are not stored yet, compared as JSON text. */
function addValues(store: KeyValueStore, key: string, values: readonly unknown[]) {
  const here = readValues(store.getItem(key));
  const known = new Set(here.map((value) => JSON.stringify(value)));
  const fresh = values.filter((value) => !known.has(JSON.stringify(value)));
  if (fresh.length > 0) store.setItem(key, JSON.stringify([...here, ...fresh]));
}

function importList(store: KeyValueStore, name: BundleName, { bundle }: Pick<ImportPlan, 'bundle'>) {
  const { key, cap } = bundleLists[name];
  const list = openList(store, name);
  const came = bundle.lists[name];
  const here = came.records.length === 0 ? [] : list.read();
  const { records, aside } = withinMaximum(name, came, here);
  addValues(store, brokenKey(key), aside);
  if (records.length === 0) return;
  const all = mergeRecords(here, records);
  list.write(cap === undefined ? all : all.sort(byTime));
}

/**
 * Imports the plan into the current data. All or nothing: throws `StorageError` when there is no room, and then nothing
 * has changed. Broken records go to `<key>.broken`.
 *
 * @param names the lists of this store
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
