import type { FileListName } from '@fnc/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../../schema.ts';
import type { FileChange } from '../changes/changeLog.ts';

/** What all records of a bundle have. */
export interface ListedRecord {
  readonly id: string;
  readonly sample?: boolean | undefined;
}

/** How to take a change of a list back, as it is stored: only the list that wrote it reads it. */
export type ListUndo = object;

export interface ListCount {
  readonly living: number;
  /** Living ones that were made as samples. */
  readonly samples: number;
  /** Records that can be brought back. */
  readonly removed: number;
}

/** One list of an export, as the server keeps it. */
export interface FileList {
  readonly name: FileListName;
  /** The living records in the specification's shape, in the order in which they were added. */
  read(db: Kysely<Schema>): Promise<ListedRecord[]>;
  count(db: Kysely<Schema>): Promise<ListCount>;
  /** Records as they are kept once they came in; left out where they are kept as they come. */
  readonly asKept?: (records: readonly ListedRecord[]) => ListedRecord[];
  /** Adds the records; what has the same id gives way. @returns `null` when that changed nothing */
  bringIn(change: FileChange, records: readonly ListedRecord[]): Promise<ListUndo | null>;
  /** Takes out of sight what was made as a sample, or everything: then what every practice begins with comes back. @returns as above */
  takeOut(change: FileChange, which: 'all' | 'samples'): Promise<ListUndo | null>;
  /** @returns `false` when something of it was changed since */
  undo(change: FileChange, undo: ListUndo): Promise<boolean>;
}

/** SQLite binds at most 32,766 values at once. */
const chunk = 500;

export const chunksOf = <T>(items: readonly T[], size = chunk): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
