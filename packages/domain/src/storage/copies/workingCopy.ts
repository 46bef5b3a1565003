import type { Change } from '../../changes/change.ts';
import type { Instant } from '../../shared/time/instant.ts';
import type { KeyValueStore, Now } from '../../shared/ports.ts';
import type { BundleRecord } from '../bundle/bundle.ts';
import { clearCopiedLists, type CopyMark, readCopyMark, writeCopyMark } from './copyMark.ts';
import { fileListKeys } from '../fileListKeys.ts';
import { fileListNames, type FileListName } from '../fileLists.ts';
import { readValues } from '../storedCollection.ts';

interface CopiedList {
  /** As stored, unvalidated: callers validate them. Same objects as before while the list is unchanged. */
  readonly records: readonly BundleRecord[];
  /** When it was loaded; for a list loaded in parts, the last part. */
  readonly at: Instant;
  /** By id: when a record was loaded completely; other records have only the fields of a list. */
  readonly whole: Readonly<Record<string, Instant>>;
}

/** The server's notifications of changes: see `ChangeEvent`. */
interface FollowedChanges {
  readonly seq: number;
  readonly changes: readonly Change[];
  readonly missed: boolean;
}

/**
 * A cache of the server's lists, under the specification's keys and in its shapes: for the first render, and while the
 * server is unreachable. Limited in size; the most recently changed records are kept. Never authoritative, and never
 * throws.
 */
export interface WorkingCopy {
  /** `null` when there is no list, or the stored list is not a copy. */
  read(name: FileListName): CopiedList | null;
  /** Replaces the list. Data of an older version stays. */
  write(name: FileListName, records: readonly BundleRecord[]): void;
  /** Adds records with the fields of a list; for a record already stored, these fields replace the older ones. */
  merge(name: FileListName, records: readonly BundleRecord[]): void;
  /** Stores a complete record. */
  put(name: FileListName, record: BundleRecord): void;
  /** Removes a record that is no longer on the server. */
  drop(name: FileListName, id: string): void;
  /** The last change applied to the copy; `null`: none, so its records may be outdated. */
  seq(): number | null;
  /** Applies changes made by any user: removes records that are no longer on the server. */
  follow(event: FollowedChanges): void;
}

/** Maximum size of the copy, in UTF-16 units. Browsers have room for five million, and other data needs some of it. */
const mostUnits = 4_000_000;
/** Maximum size of one record, so that it cannot push out all others. */
const mostUnitsOfOne = mostUnits / 4;
/** With less room there is no copy. */
const leastUnits = 1_000;

const hasId = (record: unknown): record is BundleRecord =>
  typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string';

/** The list of each kind of changed record. */
const listOf: Partial<Record<Change['noun'], FileListName>> = {
  client: 'clients',
  campaign: 'emailCampaigns',
  template: 'emailTemplates',
};

/** Sorts after any time: records without one, the questions, are small and needed for the rest. */
const always = '~';

function changedAt(record: object): string {
  const { updatedAt, createdAt, joinDate }: { updatedAt?: unknown; createdAt?: unknown; joinDate?: unknown } = record;
  const at = updatedAt ?? createdAt ?? joinDate;
  return typeof at === 'string' ? at : always;
}

type Lists = ReadonlyMap<FileListName, readonly BundleRecord[]>;

/** The newest records of all lists that fit in `room`, each list in its stored order. */
function whatFits(lists: Lists, room: number, unitsOf: (record: BundleRecord) => number): Lists {
  const newestFirst = [...lists.values()]
    .flat()
    .map((record) => ({ record, at: changedAt(record) }))
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  const kept = new Set<BundleRecord>();
  let left = room;
  for (const { record } of newestFirst) {
    const units = unitsOf(record);
    if (units > left || units > mostUnitsOfOne) continue;
    left -= units;
    kept.add(record);
  }
  return new Map([...lists].map(([name, records]) => [name, records.filter((record) => kept.has(record))]));
}

export function createWorkingCopy({ store, now }: { store: KeyValueStore; now: Now }): WorkingCopy {
  const mark = () => readCopyMark(store);
  /** Reduced when the browser refuses a write. */
  let room = mostUnits;
  /** The text last seen under each key. Another tab may have written since, so texts are compared. */
  const known = new Map<FileListName, { readonly text: string; readonly records: readonly BundleRecord[] }>();
  /** Caches the JSON of records, which are immutable, so that a page of a long list serialises only its own. */
  const printed = new WeakMap<BundleRecord, string>();
  /** Loaded during this visit. */
  const readNow = new WeakSet<BundleRecord>();
  /** Removed during this visit: an answer that was already under way must not restore them. */
  const gone = new Set<string>();
  const isGone = (name: FileListName, id: string) => gone.has(`${name} ${id}`);

  function print(record: BundleRecord): string {
    const text = printed.get(record) ?? JSON.stringify(record);
    printed.set(record, text);
    return text;
  }
  /** Including the comma after it. */
  const unitsOf = (record: BundleRecord) => print(record).length + 1;

  function stored(name: FileListName): readonly BundleRecord[] {
    const text = store.getItem(fileListKeys[name]);
    if (text === null) return [];
    const seen = known.get(name);
    if (seen?.text === text) return seen.records;
    const records = readValues(text).filter(hasId);
    known.set(name, { text, records });
    return records;
  }

  function storeList(name: FileListName, records: readonly BundleRecord[]) {
    const text = `[${records.map(print).join(',')}]`;
    store.setItem(fileListKeys[name], text);
    known.set(name, { text, records });
  }

  /** Shrinks the other lists first, to make room. */
  function storeWhatFits(name: FileListName, records: readonly BundleRecord[]) {
    const before = mark();
    const others = fileListNames.filter((other) => other !== name && before[other] !== undefined);
    const wanted: Lists = new Map([...others.map((other) => [other, stored(other)] as const), [name, records]]);
    const units = [...wanted.values()].flat().reduce((sum, record) => sum + unitsOf(record), 0);
    for (let isFirst = true; ; isFirst = false) {
      const fits = isFirst && units <= room ? wanted : whatFits(wanted, room, unitsOf);
      try {
        for (const [one, kept] of fits)
          if (one === name || kept.length < (wanted.get(one)?.length ?? 0)) storeList(one, kept);
        return;
      } catch {
        room = Math.floor(Math.min(room, units) * 0.8);
        if (room < leastUnits) return store.removeItem(fileListKeys[name]);
      }
    }
  }

  function keep(name: FileListName, records: readonly BundleRecord[], change: CopyMark) {
    const before = mark();
    if (store.getItem(fileListKeys[name]) !== null && before[name] === undefined) return;
    try {
      // Write the mark before the list: an unmarked list would count as data of an older version.
      writeCopyMark(store, { ...before, ...change });
      storeWhatFits(name, records);
    } catch {
      // Without room in the browser there is no copy.
    }
  }

  /** Removes records; the list's load time is unchanged. */
  function keepOnly(name: FileListName, isKept: (record: BundleRecord) => boolean) {
    const records = stored(name);
    const kept = records.filter(isKept);
    if (mark()[name] !== undefined && kept.length < records.length) keep(name, kept, {});
  }

  const withoutGone = (name: FileListName, records: readonly BundleRecord[]) =>
    records.filter(({ id }) => !isGone(name, id));

  function drop(name: FileListName, ids: ReadonlySet<string>) {
    for (const id of ids) gone.add(`${name} ${id}`);
    keepOnly(name, ({ id }) => !ids.has(id));
  }

  return {
    read(name) {
      const { [name]: at, whole = {} } = mark();
      if (at === undefined || store.getItem(fileListKeys[name]) === null) return null;
      return { records: stored(name), at, whole };
    },
    write(name, records) {
      for (const record of records) readNow.add(record);
      keep(name, withoutGone(name, records), { [name]: now() });
    },
    merge(name, records) {
      const merged = new Map(stored(name).map((record) => [record.id, record]));
      for (const record of withoutGone(name, records)) {
        const both = { ...merged.get(record.id), ...record };
        readNow.add(both);
        merged.set(record.id, both);
      }
      keep(name, [...merged.values()], { [name]: now() });
    },
    put(name, record) {
      if (isGone(name, record.id)) return;
      readNow.add(record);
      const others = stored(name).filter(({ id }) => id !== record.id);
      const { [name]: at = now(), whole = {} } = mark();
      const ids = new Set(others.map(({ id }) => id));
      const still = Object.fromEntries(Object.entries(whole).filter(([id]) => ids.has(id)));
      keep(name, [...others, record], { [name]: at, whole: { ...still, [record.id]: now() } });
    },
    drop: (name, id) => drop(name, new Set([id])),
    seq: () => mark().seq ?? null,
    follow({ seq, changes, missed }) {
      const before = mark().seq;
      if (missed || changes.some(({ noun }) => noun === 'file')) clearCopiedLists(store);
      // Records loaded before the change stream was followed may have been removed since.
      else if (before === undefined) for (const name of fileListNames) keepOnly(name, (record) => readNow.has(record));
      const removed = new Map(fileListNames.map((name) => [name, new Set<string>()]));
      for (const { noun, id, kind } of changes) {
        const name = listOf[noun];
        if (name === undefined) continue;
        if (kind === 'removed') removed.get(name)?.add(id);
        else if (kind === 'restored') {
          removed.get(name)?.delete(id);
          gone.delete(`${name} ${id}`);
        }
      }
      for (const [name, ids] of removed) if (ids.size > 0) drop(name, ids);
      try {
        if (seq !== before) writeCopyMark(store, { ...mark(), seq });
      } catch {
        // The next visit receives the same change again.
      }
    },
  };
}
