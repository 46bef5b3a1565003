import { bundleNames, recordName, type Bundle, type BundleName, type BundleRecord } from './bundle.ts';
import { bundleLists } from './bundleLists.ts';
import type { BrokenRecord, ReadBundle, ReadList } from './readBundle.ts';

interface PlannedRecord {
  readonly id: string;
  /** Display name of the record. */
  readonly name: string;
}

interface ChangedRecord extends PlannedRecord {
  /** The stored record was changed after the exported one. */
  readonly isOlder: boolean;
}

/** The effect of an import on one list. */
export interface ListPlan {
  readonly name: BundleName;
  readonly added: readonly PlannedRecord[];
  readonly changed: readonly ChangedRecord[];
  /** Already stored, and identical. */
  readonly skipped: readonly PlannedRecord[];
  /** Set aside. */
  readonly broken: readonly BrokenRecord[];
}

export interface ImportPlan {
  /** All lists, in the order of the bundle. */
  readonly lists: readonly ListPlan[];
  /** `true`: applying the plan changes nothing. */
  readonly isEmpty: boolean;
  readonly bundle: ReadBundle;
}

/**
 * Keys for matching records by id. Where an id occurs more than once, the first is matched with the first, the second
 * with the second: older data may contain such duplicates, and none may be lost.
 */
function matchKeys(records: readonly BundleRecord[]): readonly string[] {
  const seen = new Map<string, number>();
  return records.map(({ id }) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return `${nth} ${id}`;
  });
}

/** Merges imported records: one with a known id replaces the stored one in its place, a new one is appended. */
export function mergeRecords<T extends BundleRecord>(here: readonly T[], came: readonly T[]): T[] {
  const cameKeys = matchKeys(came);
  const coming = new Map(came.map((record, index) => [cameKeys[index], record]));
  const hereKeys = matchKeys(here);
  const known = new Set(hereKeys);
  return [
    ...here.map((record, index) => {
      const other = coming.get(hereKeys[index]);
      // Keep the same object for an identical record, so that it need not be checked and serialised again.
      return other && JSON.stringify(other) !== JSON.stringify(record) ? other : record;
    }),
    ...came.filter((_record, index) => !known.has(cameKeys[index] ?? '')),
  ];
}

/** The positions of the readable records in the file, from 1. */
function positionsOf({ records, broken }: ReadList): readonly number[] {
  const unreadable = new Set(broken.map(({ position }) => position));
  const all = Array.from({ length: records.length + broken.length }, (_, index) => index + 1);
  return all.filter((position) => !unreadable.has(position));
}

/**
 * Sets aside the new records for which a list has no room; those that replace a stored one need none.
 *
 * @param here the stored records
 */
export function withinMaximum(name: BundleName, list: ReadList, here: readonly BundleRecord[]): ReadList {
  const { maximum } = bundleLists[name];
  if (maximum === undefined) return list;
  const known = new Set(matchKeys(here));
  const fresh = matchKeys(list.records).flatMap((key, index) => (known.has(key) ? [] : [index]));
  const beyond = new Set(fresh.slice(Math.max(0, maximum - here.length)));
  if (beyond.size === 0) return list;
  const positions = positionsOf(list);
  const aside = list.records.filter((_record, index) => beyond.has(index));
  const broken = [...beyond].map((index, nth): BrokenRecord => ({
    position: positions[index] ?? 0,
    name: recordName(aside[nth] ?? {}),
    reason: 'too_many_questions',
    field: '',
  }));
  return {
    records: list.records.filter((_record, index) => !beyond.has(index)),
    broken: [...list.broken, ...broken].sort((one, other) => one.position - other.position),
    aside: [...list.aside, ...aside],
  };
}

const updatedAt = (record: object): string => {
  const at = 'updatedAt' in record ? record.updatedAt : '';
  return typeof at === 'string' ? at : '';
};

function planList(name: BundleName, bundle: ReadBundle, current: readonly BundleRecord[]): ListPlan {
  const { records, broken } = withinMaximum(name, bundle.lists[name], current);
  const currentKeys = matchKeys(current);
  const here = new Map(current.map((record, index) => [currentKeys[index], record]));
  const keys = matchKeys(records);
  const added: PlannedRecord[] = [];
  const changed: ChangedRecord[] = [];
  const skipped: PlannedRecord[] = [];
  for (const [index, record] of records.entries()) {
    const mine = here.get(keys[index] ?? '');
    const planned = { id: record.id, name: recordName(record) };
    if (!mine) added.push(planned);
    else if (JSON.stringify(mine) === JSON.stringify(record)) skipped.push(planned);
    else changed.push({ ...planned, isOlder: updatedAt(mine) > updatedAt(record) });
  }
  return { name, added, changed, skipped, broken };
}

/**
 * The effect of an import on some lists; changes nothing. Stored records that are not in the export stay.
 *
 * @param current the stored data
 */
export const planLists = <Name extends BundleName>(
  names: readonly Name[],
  bundle: ReadBundle,
  current: Readonly<Record<Name, readonly BundleRecord[]>>,
): (ListPlan & { readonly name: Name })[] => names.map((name) => ({ ...planList(name, bundle, current[name]), name }));

/**
 * The effect of an import on all lists.
 *
 * @param current the stored data: `exportBundle`
 */
export function planImport(bundle: ReadBundle, current: Bundle): ImportPlan {
  const lists = planLists(bundleNames, bundle, current);
  const changes = lists.flatMap(({ added, changed, broken }) => [...added, ...changed, ...broken]);
  return { lists, isEmpty: changes.length === 0, bundle };
}
