import type { FileListName, Instant } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { FileChange } from '../changes/changeLog.ts';

/** The fields that all records of a bundle have. */
export interface ListedRecord {
  readonly id: string;
  readonly sample?: boolean | undefined;
}

/** How to undo a change of a list, as stored: only the list that wrote it reads it. */
export type ListUndo = object;

export interface ListCount {
  readonly living: number;
  /** The number of records that `takeOut` of everything removes, or sets back. */
  readonly clears: number;
  /** The number of sample records that are not removed. */
  readonly samples: number;
  /** The number of records that can be restored. */
  readonly removed: number;
}

/** One list of an export, as the server stores it. */
export interface FileList {
  readonly name: FileListName;
  /** The records that are not removed, in the specification's shape, in the order in which they were added. */
  read(db: Kysely<Schema>): Promise<ListedRecord[]>;
  /** What an export says of the records that were read; absent: the same. */
  readonly asExported?: (db: Kysely<Schema>, records: readonly ListedRecord[]) => Promise<ListedRecord[]>;
  count(db: Kysely<Schema>): Promise<ListCount>;
  /** What imported records will be when they are stored over the current ones; absent: what they are. */
  readonly asKept?: (
    db: Kysely<Schema>,
    records: readonly ListedRecord[],
    current: readonly ListedRecord[],
  ) => Promise<readonly ListedRecord[]>;
  /** Adds the records; they overwrite records with the same id. @returns `null` when that changed nothing */
  bringIn(change: FileChange, records: readonly ListedRecord[]): Promise<ListUndo | null>;
  /** The ids among these of records that are not removed. */
  livingIds(db: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>>;
  /**
   * Removes the samples, or everything: then the default records are added again. A sample question that a client
   * answered stays: the lists are taken out in order, so that only real clients are left by then.
   *
   * @returns as above
   */
  takeOut(change: FileChange, which: 'all' | 'samples'): Promise<ListUndo | null>;
  /** @returns `false` when something of it was changed since */
  undo(change: FileChange, undo: ListUndo): Promise<boolean>;
}

/**
 * The imported records, each with a unique id: older files may contain an id twice, and neither record may be lost. The
 * same duplicate gets the same id each time.
 */
export function withOwnIds<T extends ListedRecord>(records: readonly T[]): T[] {
  const taken = new Set<string>();
  return records.map((record) => {
    let { id } = record;
    for (let nth = 2; taken.has(id); nth += 1) id = `${record.id}-${nth}`;
    taken.add(id);
    return { ...record, id };
  });
}

/** Whether a record is as a change left it that removed it, or was restored since: then its part is undone already. */
export const isBackOr = (removedAt: Instant, row: { readonly deleted_at: Instant | null } | undefined): boolean =>
  row !== undefined && (row.deleted_at === null || row.deleted_at === removedAt);

/** Those of the removed records that nobody restored since. */
export const stillRemoved = (
  ids: readonly string[],
  rows: ReadonlyMap<string, { readonly deleted_at: Instant | null }>,
): string[] => ids.filter((id) => rows.get(id)?.deleted_at !== null);

/** SQLite binds at most 32,766 values at once. */
const chunk = 500;

export const chunksOf = <T>(items: readonly T[], size = chunk): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** The fields that differ: for the log of changes, by which an open editor learns what was overwritten. */
export function changedNames(before: object, after: object): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const [one, other]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  return [...names].filter(
    (name) => name !== 'updatedAt' && JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]),
  );
}
