import type { Problem } from '../messages/problem.ts';
import type { Instant } from '../shared/time/instant.ts';
import { type BundleName, bundleNames } from './bundle/bundle.ts';
import type { BrokenRecord } from './bundle/readBundle.ts';
import type { ListPlan } from './bundle/planImport.ts';

/** The kinds of records there are; `removed` are of any kind, and wait to be brought back. */
export const dataKinds = [...bundleNames, 'removed'] as const;

/** How many records of each kind; absent is none. */
export type DataCounts = Readonly<Partial<Record<(typeof dataKinds)[number], number>>>;

/** What an export of everything is counted in. */
export const exportedKinds = ['clients', 'answers', 'reports', 'campaigns', 'templates', 'leads'] as const;

export type DataCheck =
  /** Something was written, read back and removed. */
  | { readonly kind: 'store'; readonly problem: Problem | null }
  /** In bytes. */
  | { readonly kind: 'room'; readonly used: number; readonly total: number }
  /** `broken`: records that cannot be read; they were set aside. */
  | { readonly kind: 'records'; readonly collection: BundleName; readonly count: number; readonly broken: number }
  | { readonly kind: 'server'; readonly problem: Problem | null };

export interface DataTest {
  /** In the order in which they ended. */
  readonly checks: readonly DataCheck[];
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

export const sumOfCounts = (counts: DataCounts): number =>
  dataKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** What a plan stores: broken records too, set aside. */
export const changedRecords = (changes: readonly CollectionChange[]): number =>
  changes.reduce((sum, { added, changed }) => sum + added.length + changed.length, 0);

export const hasRecords = ({ added, changed, skipped, broken }: ListPlan): boolean =>
  added.length + changed.length + skipped.length + broken.length > 0;

/** Whether carrying it out does anything. */
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
