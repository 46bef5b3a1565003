import { type BrokenRecord, bundleNames, type BundleName, type Instant } from '@fnc/domain';
import type { Problem } from '../words/problem.ts';

/** The kinds of records there are; `removed` are of any kind, and wait to be brought back. */
export const dataKinds = [...bundleNames, 'removed'] as const;

/** How many records of each kind; absent is none. */
export type DataCounts = Readonly<Partial<Record<(typeof dataKinds)[number], number>>>;

/** What an export of everything is counted in. */
export const exportedKinds = ['clients', 'answers', 'reports', 'campaigns', 'templates', 'leads'] as const;

/** How much of each there is in an export. */
export type ExportContents = Readonly<Record<(typeof exportedKinds)[number], number>>;

export type StorageCheck =
  /** Something was written, read back and removed. */
  | { readonly kind: 'store'; readonly problem: Problem | null }
  /** In bytes. */
  | { readonly kind: 'room'; readonly used: number; readonly total: number }
  /** `broken`: records that cannot be read; they were set aside. */
  | { readonly kind: 'records'; readonly collection: BundleName; readonly count: number; readonly broken: number }
  | { readonly kind: 'server'; readonly problem: Problem | null };

export interface StorageTest {
  /** In the order in which they ended. */
  readonly checks: readonly StorageCheck[];
  /** How many there will be. */
  readonly total: number;
}

/** What the file would change of one kind, by name. */
export interface CollectionChange {
  readonly collection: BundleName;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Those of `changed` that were changed here after the export was made. */
  readonly newerHere: readonly string[];
  /** Exactly as they are here. */
  readonly skipped: number;
  readonly broken: readonly BrokenRecord[];
}

export type ImportReading =
  | {
      readonly kind: 'plan';
      readonly exportedAt: Instant | null;
      readonly changes: readonly CollectionChange[];
      /** Leads of the server in the file: they are counted, and not imported. */
      readonly serverLeads: number;
      /** Stores all of it or nothing; answers why not, or `null`. */
      readonly apply: () => Promise<Problem | null>;
    }
  /** `version`: of an export that this version cannot read. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly version?: string };

export type DataOutcome<Value> = { readonly done: Value } | { readonly problem: Problem };

export interface DataToolsState {
  /** What was made by "make sample data" and is still there. */
  readonly samples: DataCounts;
  /** The last export of this session. */
  readonly exportedAt: Instant | null;
  /** What can be taken back as long as the page lives. */
  readonly undo: 'import' | 'clear' | 'samples' | 'samplesRemoved' | null;
}

export interface DataToolsProps {
  state: DataToolsState;
  /** What an export holds; `null` as long as that is not known. */
  contents: ExportContents | null;
  now: Instant;
  /** What is kept now. */
  onCount: () => Promise<DataOutcome<DataCounts>>;
  /** Tells how far it is after each check, and at the end. */
  onTest: (tell: (test: StorageTest) => void) => Promise<void>;
  onDownloadBroken: () => void;
  /** Answers what was made. */
  onMakeSamples: () => Promise<DataOutcome<DataCounts>>;
  /** Answers what went. */
  onRemoveSamples: () => Promise<DataOutcome<DataCounts>>;
  onExport: () => Promise<DataOutcome<{ readonly fileName: string; readonly bytes: number }>>;
  onReadImport: (file: File) => Promise<ImportReading>;
  /** Answers what went. */
  onClear: () => Promise<DataOutcome<DataCounts>>;
  /** Takes back `state.undo`; answers why not, or `null`. */
  onUndo: () => Promise<Problem | null>;
}

export const sumOfCounts = (counts: DataCounts): number =>
  dataKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** What a plan stores: broken records too, set aside. */
export const changedRecords = (changes: readonly CollectionChange[]): number =>
  changes.reduce((sum, { added, changed }) => sum + added.length + changed.length, 0);
