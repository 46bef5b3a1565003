import { restoreDays } from '../leads/leadRepository.ts';
import { timestampId } from '../shared/ids.ts';
import type { Instant } from '../shared/instant.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import { isRestorable } from '../shared/restorable.ts';
import type { RemovedRecord } from './advisorFile.ts';
import { allOrNothing } from './allOrNothing.ts';
import type { StoredCollection } from './storedCollection.ts';

interface StoredRecord {
  readonly id: string;
  readonly createdAt: Instant;
  readonly updatedAt?: Instant | undefined;
}

interface Options<T extends StoredRecord> {
  readonly store: KeyValueStore;
  readonly now: Now;
  readonly records: StoredCollection<T>;
  readonly removed: StoredCollection<RemovedRecord<T>>;
  /** Where both stand in the store. */
  readonly keys: readonly string[];
  /** What stands there as long as nothing was ever stored; none unless given. */
  readonly fallback?: () => readonly T[];
}

/** The records of one collection, one by one; a removed one waits `restoreDays` beside them. */
export interface RestorableRecords<T extends StoredRecord> {
  list(): readonly T[];
  find(id: string): T | null;
  /** @param make answers the record with the id and the moment it is given */
  add(make: (id: string, now: Instant) => T): T;
  /** The changed record, with its moment; `null` when there is none. */
  change(id: string, fields: (record: T) => Partial<T>): T | null;
  remove(id: string): boolean;
  restore(id: string): T | null;
}

export function restorableRecords<T extends StoredRecord>(options: Options<T>): RestorableRecords<T> {
  const { store, now, records, removed, keys, fallback } = options;
  const [recordsKey = ''] = keys;
  const list = (): readonly T[] => (fallback && store.getItem(recordsKey) === null ? fallback() : records.read());
  const find = (id: string): T | null => list().find((record) => record.id === id) ?? null;
  const stillRestorable = () => removed.read().filter(({ removedAt }) => isRestorable(removedAt, now(), restoreDays));

  /** Back to where it was in the order of adding, as far as the moments tell. */
  const withRestored = (record: T): T[] => {
    const next = list().findIndex(({ createdAt, id }) =>
      createdAt === record.createdAt ? Number(id) > Number(record.id) : createdAt > record.createdAt,
    );
    return [...list()].toSpliced(next === -1 ? list().length : next, 0, record);
  };

  return {
    list,
    find,
    add(make) {
      const all = list();
      const taken = new Set([...all.map(({ id }) => id), ...removed.read().map(({ record }) => record.id)]);
      const added = make(
        timestampId(now(), (id) => taken.has(id)),
        now(),
      );
      records.write([...all, added]);
      return added;
    },
    change(id, fields) {
      const record = find(id);
      if (record === null) return null;
      const changed: T = { ...record, ...fields(record), updatedAt: now() };
      records.write(list().map((other) => (other === record ? changed : other)));
      return changed;
    },
    remove(id) {
      const record = find(id);
      if (record === null) return false;
      allOrNothing(store, keys, () => {
        records.write(list().filter((other) => other !== record));
        removed.write([...stillRestorable(), { record, removedAt: now() }]);
      });
      return true;
    },
    restore(id) {
      const entry = stillRestorable().findLast(({ record }) => record.id === id);
      if (!entry || find(id) !== null) return null;
      allOrNothing(store, keys, () => {
        removed.write(removed.read().filter(({ record }) => record.id !== id));
        records.write(withRestored(entry.record));
      });
      return entry.record;
    },
  };
}
