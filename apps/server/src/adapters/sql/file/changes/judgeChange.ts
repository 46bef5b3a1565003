import type { FieldChanges } from '@fnc/domain';
import type { FileChange } from './changeLog.ts';
import { changedFields, changedSince } from '../records.ts';

type Judged<T> =
  /** Names of the fields that were changed elsewhere as well: nothing may be stored. */
  | { readonly outcome: 'conflict'; readonly fields: string[] }
  /** What is to be stored; without any field there is nothing to do. */
  | { readonly outcome: 'fits'; readonly changed: Partial<T>; readonly fields: string[] };

interface Asked<T> {
  readonly record: T;
  readonly change: FieldChanges<T>;
  /** The version that the change was made from; without it nothing is a conflict. */
  readonly seen: number | undefined;
}

/** Holds a change against the record as it is stored, whose row is locked. */
export async function judgeChange<T extends object>(
  transaction: FileChange['transaction'],
  of: { readonly noun: 'client' | 'report'; readonly id: string },
  { record, change, seen }: Asked<T>,
): Promise<Judged<T>> {
  const changed = changedFields(record, change);
  const fields = Object.keys(changed);
  const elsewhere = seen === undefined || fields.length === 0 ? [] : await changedSince(transaction, { ...of, seen });
  const both = fields.filter((name) => elsewhere.includes(name));
  return both.length > 0 ? { outcome: 'conflict', fields: both } : { outcome: 'fits', changed, fields };
}
