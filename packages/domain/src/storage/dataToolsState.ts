import type { Problem } from '../messages/problem.ts';
import type { Instant } from '../shared/time/instant.ts';
import { type BundleName, bundleNames } from './bundle/bundle.ts';
import type { BrokenRecord } from './bundle/readBundle.ts';
import type { ListPlan } from './bundle/planImport.ts';

/** All kinds of records; `broken` are invalid records of any kind, `removed` those that can be restored. */
export const dataKinds = [...bundleNames, 'broken', 'removed'] as const;

/** Number of records of each kind; absent means none. */
export type DataCounts = Readonly<Partial<Record<(typeof dataKinds)[number], number>>>;

/** The kinds counted for an export of all data. */
export const exportedKinds = ['clients', 'answers', 'reports', 'campaigns', 'templates', 'leads'] as const;

export type DataCheck =
  /** A value was written, read back and removed. */
  | { readonly kind: 'store'; readonly problem: Problem | null }
  /** In bytes. */
  | { readonly kind: 'room'; readonly used: number; readonly total: number }
  /** `broken`: invalid records, which were set aside. */
  | { readonly kind: 'records'; readonly collection: BundleName; readonly count: number; readonly broken: number }
  | { readonly kind: 'server'; readonly problem: Problem | null };

export interface DataTest {
  /** In the order of finishing. */
  readonly checks: readonly DataCheck[];
  /** Number of checks when complete. */
  readonly total: number;
}

/** Changes that the file would make to one kind, by name. */
export interface CollectionChange {
  readonly collection: BundleName;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Those in `changed` that were edited here after the export was made. */
  readonly newerHere: readonly string[];
  /** Identical to the stored ones. */
  readonly skipped: number;
  readonly broken: readonly BrokenRecord[];
}

export type ImportReading =
  | {
      readonly kind: 'plan';
      readonly exportedAt: Instant | null;
      readonly changes: readonly CollectionChange[];
      /** Number of server leads in the file, which are not imported. */
      readonly serverLeads: number;
      /** Stores all of it or nothing; returns the problem when it fails, or `null`. */
      readonly apply: () => Promise<Problem | null>;
    }
  /** `version`: of an unsupported export. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly version?: string };

export type DataOutcome<Value> = { readonly done: Value } | { readonly problem: Problem };

export interface DataToolsState {
  /** Sample records that still exist. */
  readonly samples: DataCounts;
  /** The last export of this session. */
  readonly exportedAt: Instant | null;
  /** The change that can be undone until the page is closed. */
  readonly undo: 'import' | 'clear' | 'samples' | 'samplesRemoved' | null;
}

export const sumOfCounts = (counts: DataCounts): number =>
  dataKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** Number of records that a plan stores, including broken ones, which are set aside. */
export const changedRecords = (changes: readonly CollectionChange[]): number =>
  changes.reduce((sum, { added, changed }) => sum + added.length + changed.length, 0);

export const hasRecords = ({ added, changed, skipped, broken }: ListPlan): boolean =>
  added.length + changed.length + skipped.length + broken.length > 0;

/** Whether applying it changes anything. */
export const changesSomething = ({ added, changed, broken }: ListPlan): boolean =>
  added.length + changed.length + broken.length > 0;

export const shownChange = ({ name, added, changed, skipped, broken }: ListPlan): CollectionChange => ({
  collection: name,
  added: added.map((record) => record.name),
  changed: changed.map((record) => record.name),
  newerHere: changed.filter(({ isOlder }) => isOlder).map((record) => record.name),
  skipped: skipped.length,
  broken,
});
