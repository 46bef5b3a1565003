import type { Instant } from '../shared/instant.ts';
import type { KeyValueStore, Now } from '../shared/ports.ts';
import type { BundleRecord } from './bundle.ts';
import { clearCopy, copiedLists, workingCopyKey } from './copyMark.ts';
import { fileListKeys } from './fileListKeys.ts';
import type { FileListName } from './fileLists.ts';
import { readValues } from './storedCollection.ts';

interface CopiedList {
  /** As they stand there: whoever reads them checks them. */
  readonly records: readonly unknown[];
  /** When it was read of the server. */
  readonly at: Instant;
}

/**
 * What the console has read of the server's lists, under the specification's keys and in its shapes: to be painted at once, and
 * while the server cannot be reached. Never the truth, and never an error.
 */
export interface WorkingCopy {
  /** `null` when there is none, or what stands there is not a copy. */
  read(name: FileListName): CopiedList | null;
  /** Keeps as many as fit, those that were changed last before others. What an older version left there stays. */
  write(name: FileListName, records: readonly BundleRecord[]): void;
  /** Puts records that were read beside the others: of one that is there already, the fields that were read are the newer. */
  merge(name: FileListName, records: readonly BundleRecord[]): void;
  /** They are not on the server any more. */
  drop(name: FileListName, ids: readonly string[]): void;
  /** Nothing of it is on the server any more. */
  clear(): void;
}

const hasId = (record: unknown): record is BundleRecord =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string';

/** Of a list that is read a part at a time, the most that is copied: each part prints all of it. */
const mostMerged = 200;

const changedAt = (record: object): string => {
  const at = 'updatedAt' in record ? record.updatedAt : 'createdAt' in record ? record.createdAt : '';
  return typeof at === 'string' ? at : '';
};

export function createWorkingCopy({ store, now }: { store: KeyValueStore; now: Now }): WorkingCopy {
  const mark = () => copiedLists(store);

  /** At most so many, and half of them until they fit: the newest, in the order in which they stand in the list. */
  function keepWhatFits(key: string, records: readonly BundleRecord[], most: number) {
    const newestFirst = records.toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1));
    for (let amount = most; ; amount = Math.floor(amount / 2)) {
      const kept = new Set(newestFirst.slice(0, amount));
      try {
        store.setItem(key, JSON.stringify(records.filter((record) => kept.has(record))));
        return;
      } catch {
        if (amount === 0) return store.removeItem(key);
      }
    }
  }

  const stored = (name: FileListName) => readValues(store.getItem(fileListKeys[name]));

  function write(name: FileListName, records: readonly BundleRecord[], { most = records.length, at = now() } = {}) {
    const key = fileListKeys[name];
    if (store.getItem(key) !== null && mark()[name] === undefined) return;
    try {
      store.setItem(workingCopyKey, JSON.stringify({ ...mark(), [name]: at }));
      keepWhatFits(key, records, most);
    } catch {
      // A browser without room has no copy.
    }
  }

  return {
    read(name) {
      const at = mark()[name];
      return at === undefined ? null : { records: stored(name), at };
    },
    write: (name, records) => write(name, records),
    merge(name, records) {
      const merged = new Map(
        stored(name)
          .filter(hasId)
          .map((record) => [record.id, record]),
      );
      for (const record of records) merged.set(record.id, { ...merged.get(record.id), ...record });
      write(name, [...merged.values()], { most: Math.min(merged.size, mostMerged) });
    },
    drop(name, ids) {
      const gone = new Set(ids);
      const kept = stored(name).filter(hasId);
      if (kept.some(({ id }) => gone.has(id)))
        write(
          name,
          kept.filter(({ id }) => !gone.has(id)),
          // Nothing was read: the others are as old as they were.
          { at: mark()[name] },
        );
    },
    clear: () => clearCopy(store),
  };
}
